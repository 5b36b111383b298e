// What htmx does not do by itself: the state of the line, a page that keeps up with the table, and small comforts. Everything on the page also works without this file, by forms and reloading.
(() => {
  "use strict";
  const root = document.documentElement;
  const table = () => document.getElementById("table");
  const line = document.getElementById("line");
  const wire = document.getElementById("wire");

  // Button and board answer to each other: what the pointer or the focus is on, is marked on both sides.
  const mark = (event, on) => {
    const from = event.target.closest?.("#moves button[name=say]");
    if (!from) return;
    for (const element of document.querySelectorAll("[data-action]")) {
      if (element.dataset.action.split("\n").includes(from.value)) element.classList.toggle("meant", on);
    }
  };
  for (const [name, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
    document.addEventListener(name, (event) => mark(event, on));
  }

  // The line: say when it is broken, and when a move did not get through.
  const tell = (text) => { line.textContent = text; line.hidden = !text; };
  // That a move did not get through stays to be read, however often the page tries in vain to reach the table.
  const broken = () => { if (line.hidden) tell(line.dataset.lost); };
  let opening;
  document.addEventListener("htmx:sse:after:connection", () => {
    tell("");
    clearTimeout(opening);
    wire.dataset.line = "open";
  });
  document.addEventListener("htmx:sse:error", broken);
  document.addEventListener("htmx:sse:close", (event) => { if (event.detail.reason !== "removed") broken(); });

  // The page asks for itself whenever the table's mark is no longer its own; again if the table moved while it asked.
  let heard = "0.0";
  const version = (mark) => Number.parseInt(mark ?? "0", 10);
  document.addEventListener("htmx:sse:before:message", (event) => {
    heard = event.detail.message.id;
    if (heard === table()?.dataset.mark) event.preventDefault();
  });
  document.addEventListener("htmx:after:swap", () => {
    setTimeout(() => { if (version(table()?.dataset.mark) < version(heard)) htmx.trigger(wire, "moved"); }, 200);
  });
  window.addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
  document.addEventListener("htmx:error", (event) => {
    const source = event.detail.ctx?.sourceElement;
    if (source === wire) {
      // htmx reopens a stream that broke, but not one that never opened.
      broken();
      clearTimeout(opening);
      opening = setTimeout(() => htmx.ajax("GET", wire.getAttribute("hx-sse:connect"), { source: wire }), 2000);
    } else if (source?.closest("form")) tell(line.dataset.unsent);
    else broken();
  });

  // An answer that was overtaken by a newer one is not painted over it.
  document.addEventListener("htmx:before:swap", (event) => {
    const [, mark] = event.detail.ctx.text?.match(/data-mark="([\d.]+)"/) ?? [];
    if (mark && version(mark) < version(table()?.dataset.mark)) event.preventDefault();
  });

  // The keyboard does not lose its place when the button that had it is gone.
  let keyboard = false;
  document.addEventListener("keydown", () => { keyboard = true; });
  document.addEventListener("pointerdown", () => { keyboard = false; });
  let inPanel = false;
  document.addEventListener("htmx:before:swap", () => { inPanel = Boolean(document.activeElement?.closest?.("#panel, [data-action]")); });
  document.addEventListener("htmx:after:swap", () => {
    if (inPanel && keyboard && document.activeElement === document.body) document.getElementById("turn")?.focus();
    for (const button of document.querySelectorAll("#moves .lit")) button.classList.remove("lit");
  });

  // Comforts.
  document.addEventListener("click", async (event) => {
    const copy = event.target.closest("[data-copy]");
    if (copy) {
      const field = copy.previousElementSibling;
      try { await navigator.clipboard.writeText(copy.dataset.copy); } catch { field.select(); document.execCommand("copy"); }
      const words = copy.textContent;
      copy.textContent = copy.dataset.done;
      setTimeout(() => { copy.textContent = words; }, 1500);
    }
    const fold = event.target.closest("[data-fold]");
    if (fold) fold.setAttribute("aria-expanded", String(!root.classList.toggle("folded")));
  });
})();

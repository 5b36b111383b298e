// A press on a button or on the board counts once, for the decision that was on the page when it began, and never gets
// lost without a word: it is sent, or the page says at once why it was not.
(() => {
  "use strict";
  const root = document.documentElement;
  const answer = document.getElementById("answer");
  const moves = () => document.getElementById("moves");
  const number = () => moves()?.elements.number.value;
  const buttons = () => [...document.querySelectorAll("#moves button[name=say]")];
  /** Two clicks of one gesture come closer together than anybody could read what the first one did, in ms. */
  const DOUBLE = 300;

  // The page's answer to a press, shown until the next press or for as long as it takes to read it.
  let reading;
  const tell = (text) => {
    clearTimeout(reading);
    answer.textContent = text;
    answer.hidden = !text;
    if (text) reading = setTimeout(() => tell(""), 4000 + 60 * text.length);
  };
  // What the server refused, likewise: the table's next change would wipe it off the page.
  const lift = () => {
    const trouble = document.getElementById("trouble");
    if (!trouble) return;
    tell(trouble.textContent);
    trouble.remove();
  };
  document.addEventListener("htmx:after:swap", lift);
  lift();

  // What is on its way: the decision and what was said. Until the answer is there nothing else can be said for it.
  let sent = null;
  const show = () => {
    const waiting = sent !== null && sent.number === number();
    root.classList.toggle("saying", waiting);
    if (!waiting) return;
    moves().setAttribute("aria-busy", "true");
    for (const button of buttons()) {
      button.setAttribute("aria-disabled", "true");
      button.classList.toggle("sent", button.value === sent.say);
    }
  };
  const arrived = () => {
    sent = null;
    root.classList.remove("saying");
    moves()?.removeAttribute("aria-busy");
    for (const button of buttons()) {
      button.removeAttribute("aria-disabled");
      button.classList.remove("sent");
    }
  };
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "moves") return;
    const say = event.submitter?.value;
    if (sent !== null && sent.number === number()) {
      event.preventDefault();
      event.stopImmediatePropagation();
      // The same once more is the same press; anything else has to hear that the first one counts.
      if (say !== sent.say) tell(answer.dataset.onItsWay.replace("…", sent.label));
      return;
    }
    tell("");
    sent = { number: number(), say, label: event.submitter.textContent.trim() };
    show();
  }, true);
  const ours = (event) => event.detail.ctx?.sourceElement?.id === "moves";
  for (const name of ["htmx:after:swap", "htmx:error", "htmx:finally:request"]) {
    document.addEventListener(name, (event) => { if (ours(event)) arrived(); else show(); });
  }

  // The board: an element with data-action presses the button of that action, or shows its buttons if it has several.
  const press = (action) => {
    const wanted = new Set(action.split("\n"));
    const found = buttons().filter((button) => wanted.has(button.value));
    if (found.length === 1) return found[0].click();
    for (const button of buttons()) button.classList.toggle("lit", found.includes(button));
    root.classList.remove("folded");
    found[0]?.focus();
  };
  document.addEventListener("click", (event) => {
    const element = event.target.closest("[data-action]");
    if (element) press(element.dataset.action);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    const element = event.target.closest?.("[data-action]");
    if (!element || event.target.closest("button, a, input, select, summary")) return;
    event.preventDefault();
    press(element.dataset.action);
  });

  // The page may change between finger down and finger up. Then the press is for what was under the finger when it
  // went down, if that can still be said for the same decision; otherwise the page says that the table moved on.
  let down = null;
  let last = null;
  const thing = (target) => target.closest?.("[data-action], #moves button[name=say]") ?? null;
  const meaning = (element) => element?.dataset.action ?? element?.value ?? null;
  const offered = (action) => action.split("\n").some((said) => buttons().some((button) => button.value === said));
  const stop = (event) => { event.preventDefault(); event.stopImmediatePropagation(); };
  const late = () => {
    down.done = true;
    if (down.number === number() && offered(down.action)) press(down.action);
    else tell(answer.dataset.movedOn);
  };
  document.addEventListener("pointerdown", (event) => {
    const element = thing(event.target);
    down = element && event.isPrimary && event.button === 0
      ? { element, action: meaning(element), number: number(), done: false } : null;
  }, true);
  document.addEventListener("pointerup", () => {
    const pressed = down;
    if (!pressed) return;
    // A click follows, unless the element is gone; a finger that slides off an element that is still there takes back.
    setTimeout(() => {
      const gone = !pressed.element.isConnected || meaning(pressed.element) !== pressed.action;
      if (pressed === down && !pressed.done && gone) late();
      else if (pressed === down) setTimeout(() => { if (pressed === down) down = null; }, 400);
    }, 60);
  }, true);
  document.addEventListener("click", (event) => {
    if (!event.isTrusted || event.detail === 0 || !down) return;
    const pressed = down;
    if (pressed.done) {
      // Answered when the finger was lifted.
      down = null;
      return stop(event);
    }
    const element = thing(event.target);
    if (element === null) return;
    if (meaning(element) !== pressed.action || pressed.number !== number()) {
      stop(event);
      late();
      down = null;
      return;
    }
    down = null;
    const now = performance.now();
    const doubled = event.detail > 1 && last?.action === pressed.action && last.number !== pressed.number && now - last.at < DOUBLE;
    last = { action: pressed.action, number: pressed.number, at: now };
    if (!doubled) return;
    stop(event);
    tell(answer.dataset.doubled);
  }, true);
})();

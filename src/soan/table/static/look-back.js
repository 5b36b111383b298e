// Stepping through a finished game: keys, slider and chart ask for the moment that is wanted last. Without this file
// the links and the slider's form do the same.
(() => {
  "use strict";
  const table = () => document.getElementById("table");
  const shown = () => Number(table().dataset.at);
  const last = () => Number(table().dataset.last);
  const clamp = (at) => Math.min(last(), Math.max(0, at));
  let wanted = null;

  const go = (at) => {
    at = clamp(at);
    if (at === (wanted ?? shown())) return;
    wanted = at;
    const address = `${table().dataset.here}?at=${at}${table().dataset.eyes}`;
    history.replaceState(history.state, "", address);
    htmx.ajax("GET", address, { source: table(), target: "#table", swap: "outerMorph" });
  };
  const step = { first: () => 0, previous: () => (wanted ?? shown()) - 1, next: () => (wanted ?? shown()) + 1, last };

  // An answer that is no longer wanted does not pull the slider back.
  document.addEventListener("htmx:before:swap", (event) => {
    const [, at] = event.detail.ctx.text?.match(/data-at="(\d+)"/) ?? [];
    if (wanted !== null && at !== undefined && Number(at) !== wanted) event.preventDefault();
  });
  document.addEventListener("htmx:after:swap", () => { if (shown() === wanted) wanted = null; });
  document.addEventListener("htmx:error", () => { wanted = null; });

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest("a[data-at], a[data-step]");
    if (!link) return;
    event.preventDefault();
    go(link.dataset.step ? step[link.dataset.step]() : Number(link.dataset.at));
  });
  document.addEventListener("input", (event) => { if (event.target.id === "at") go(Number(event.target.value)); });
  document.addEventListener("submit", (event) => { if (event.target.id === "steps") event.preventDefault(); }, true);
  const keys = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !keys[event.key]) return;
    if (event.target.closest?.("input, select, textarea, .board")) return;
    event.preventDefault();
    go(step[keys[event.key]]());
  });

  // The chart is a slider too.
  let plot = null;
  const point = (event) => {
    const box = plot.getBoundingClientRect();
    go(Math.round(((event.clientX - box.left) / box.width) * last()));
  };
  document.addEventListener("pointerdown", (event) => {
    plot = event.button === 0 && !event.target.closest("a") ? event.target.closest("[data-plot]") : null;
    if (plot) point(event);
  });
  document.addEventListener("pointermove", (event) => { if (plot) point(event); });
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, () => { plot = null; });
})();

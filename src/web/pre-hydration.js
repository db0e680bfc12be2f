// Written into every page that an application takes over: keeps what people do before it is there, and does it then (lib/alive.ts).
(() => {
  const typed = new Set();
  const kept = new Map();
  const stop = new AbortController();
  // A link can do without the application: it waits no longer than this.
  const PATIENCE_MS = 3000;
  // What waits longer is said to wait, in ui/late-notice.tsx.
  const SILENCE_MS = 6000;
  let leave;
  let late;
  const hideNotice = (hidden) => document.getElementById("late-notice")?.toggleAttribute("hidden", hidden);
  const listen = (type, handle) => addEventListener(type, handle, { capture: true, signal: stop.signal });
  // The same button or form counts once, at the place of its last time.
  const keep = (event, what, act) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.delete(what);
    kept.set(what, act);
    late ??= setTimeout(hideNotice, SILENCE_MS, false);
  };
  // Read by ui/first-interaction.ts, on every page that the application shows later too.
  for (const type of ["pointerdown", "keydown"]) {
    addEventListener(type, () => (document.documentElement.dataset.used = ""), { capture: true, once: true });
  }
  listen("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!/^k$/i.test(key) || !(ctrlKey || metaKey) || altKey || shiftKey) return;
    const button = document.querySelector("[aria-keyshortcuts~='Control+K']");
    if (button) keep(event, button, () => button.click());
  });
  listen("input", ({ target }) => typed.add(target));
  listen("submit", (event) => {
    const { target: form, submitter } = event;
    keep(event, form, () => form.requestSubmit(submitter));
  });
  listen("click", (event) => {
    const what = event.target.closest?.("button:not([data-theme-toggle]), a[data-discover]");
    if (!what || (what.form && what.type === "submit")) return;
    if (what.localName === "button") return keep(event, what, () => what.click());
    if (event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    keep(event, what, () => what.click());
    leave ??= setTimeout(() => location.assign(what.href), PATIENCE_MS);
  });
  listen("adloom:alive", () => {
    stop.abort();
    clearTimeout(leave);
    clearTimeout(late);
    hideNotice(true);
    for (const field of typed) {
      // React takes the text that it found for known, and looks only at a change.
      const { value, selectionStart, selectionEnd, isConnected } = field;
      if (typeof value !== "string" || !isConnected) continue;
      field.value = "";
      // Past React's own setter, which would remember it as known.
      Reflect.set(Object.getPrototypeOf(field), "value", value, field);
      if (typeof selectionStart === "number") field.setSelectionRange(selectionStart, selectionEnd);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    for (const [what, act] of kept) if (what.isConnected) act();
  });
})();

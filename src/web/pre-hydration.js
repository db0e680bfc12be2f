// Inlined into every hydrated page: records interactions before hydration and replays them
// afterwards (lib/use-hydration-signal.ts).
(() => {
  const editedFields = new Set();
  const recorded = new Map();
  const controller = new AbortController();
  // Links work without the application: after this timeout the browser follows them.
  const LINK_TIMEOUT_MS = 3000;
  // Delay of the notice of ui/slow-load-notice.tsx.
  const NOTICE_DELAY_MS = 6000;
  let linkTimer;
  let noticeTimer;
  const hideNotice = (hidden) =>
    document.getElementById("slow-load-notice")?.toggleAttribute("hidden", hidden);
  const listen = (type, handle) =>
    addEventListener(type, handle, { capture: true, signal: controller.signal });
  // Each button, link or form is replayed once, in the order of the last interactions.
  const record = (event, target, replay) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    recorded.delete(target);
    recorded.set(target, replay);
    noticeTimer ??= setTimeout(hideNotice, NOTICE_DELAY_MS, false);
  };
  // Read by ui/first-interaction.ts. These listeners stay active after hydration.
  for (const type of ["pointerdown", "keydown"]) {
    addEventListener(type, () => (document.documentElement.dataset.used = ""), { capture: true, once: true });
  }
  listen("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!/^k$/i.test(key) || !(ctrlKey || metaKey) || altKey || shiftKey) return;
    const button = document.querySelector("[aria-keyshortcuts~='Control+K']");
    if (button) record(event, button, () => button.click());
  });
  listen("input", ({ target }) => editedFields.add(target));
  listen("submit", (event) => {
    const { target: form, submitter } = event;
    record(event, form, () => form.requestSubmit(submitter));
  });
  listen("click", (event) => {
    const target = event.target.closest?.("button:not([data-theme-toggle]), a[data-discover]");
    if (!target || (target.form && target.type === "submit")) return;
    if (target.localName === "button") return record(event, target, () => target.click());
    if (event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    record(event, target, () => target.click());
    linkTimer ??= setTimeout(() => location.assign(target.href), LINK_TIMEOUT_MS);
  });
  listen("adloom:hydrated", () => {
    controller.abort();
    clearTimeout(linkTimer);
    clearTimeout(noticeTimer);
    hideNotice(true);
    for (const field of editedFields) {
      // During hydration React stores the field's text as its current value and ignores an input
      // event that does not change it.
      const { value, selectionStart, selectionEnd, isConnected } = field;
      if (typeof value !== "string" || !isConnected) continue;
      field.value = "";
      // The prototype's setter bypasses React's value tracking.
      Reflect.set(Object.getPrototypeOf(field), "value", value, field);
      if (typeof selectionStart === "number") field.setSelectionRange(selectionStart, selectionEnd);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    for (const [target, replay] of recorded) if (target.isConnected) replay();
  });
})();

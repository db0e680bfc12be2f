/** Timeout of a pending Enter; validation takes a few milliseconds. */
const TIMEOUT_MS = 250;

/**
 * Submits the form when the button becomes enabled within the timeout. Returns a cancel function.
 */
function submitWhenEnabled(button: HTMLButtonElement): () => void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    button.form?.requestSubmit(button);
  });
  observer.observe(button, { attributeFilter: ["disabled"] });
  const timer = setTimeout(() => observer.disconnect(), TIMEOUT_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/**
 * `ref` of the submit buttons of account and profile forms, which are disabled while a field has an
 * error. Browsers ignore Enter while the button is disabled, which includes the moment between the
 * correcting keystroke and its asynchronous validation. With this ref, Enter waits for the
 * validation (up to `TIMEOUT_MS`). Repeated Enter submits the form once, and a button that stays
 * disabled does not submit.
 */
export function submitOnEnter(button: HTMLButtonElement | null): (() => void) | undefined {
  const form = button?.form;
  if (!button || !form) return undefined;
  let cancel = () => {};
  const onKeyDown = ({ key, repeat, isComposing, target }: KeyboardEvent) => {
    const isSubmitKey = key === "Enter" && !repeat && !isComposing && target instanceof HTMLInputElement;
    if (!isSubmitKey || !button.disabled) return;
    cancel();
    cancel = submitWhenEnabled(button);
  };
  form.addEventListener("keydown", onKeyDown);
  return () => {
    cancel();
    form.removeEventListener("keydown", onKeyDown);
  };
}

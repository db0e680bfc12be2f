/** Milliseconds for which Enter waits for the button: many times what checking a letter takes. */
const WAIT_MS = 250;

/** Presses a button as soon as it is enabled, if that is soon. Returns how to stop waiting. */
function pressWhenEnabled(button: HTMLButtonElement): () => void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    button.form?.requestSubmit(button);
  });
  observer.observe(button, { attributeFilter: ["disabled"] });
  const timer = setTimeout(() => observer.disconnect(), WAIT_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/**
 * The `ref` of a submit button that is disabled while a field has an error. Browsers ignore Enter while the button is
 * disabled, which it still is in the moment between the letter that mends the error and its check. With this ref, Enter
 * waits for that check. A button that stays disabled is not pressed, and however often Enter comes, the form is sent once.
 */
export function submitOnEnter(button: HTMLButtonElement | null): (() => void) | undefined {
  const form = button?.form;
  if (!button || !form) return undefined;
  let stopWaiting = () => {};
  const onKeyDown = ({ key, repeat, isComposing, target }: KeyboardEvent) => {
    const isMeant = key === "Enter" && !repeat && !isComposing && target instanceof HTMLInputElement;
    if (!isMeant || !button.disabled) return;
    stopWaiting();
    stopWaiting = pressWhenEnabled(button);
  };
  form.addEventListener("keydown", onKeyDown);
  return () => {
    stopWaiting();
    form.removeEventListener("keydown", onKeyDown);
  };
}

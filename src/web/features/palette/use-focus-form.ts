import { useEffect } from "react";
import { useLocation } from "react-router";

/** What a navigation carries that means to start a form; each time another, so that a second one counts too. */
export const focusFormState = () => ({ startForm: Date.now() });

function startOf(state: unknown): unknown {
  return typeof state === "object" && state !== null && "startForm" in state ? state.startForm : undefined;
}

/** After such a navigation the page's first field takes the focus; after any other one it is the title. */
export function useFocusForm(): void {
  const start = startOf(useLocation().state);
  useEffect(() => {
    if (start === undefined) return;
    // Later than the title, which takes the focus in an effect of the same moment.
    queueMicrotask(() => document.querySelector<HTMLElement>("main form :is(input, textarea)")?.focus());
  }, [start]);
}

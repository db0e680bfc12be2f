import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Navigation state with which `Palette` makes `useFocusForm` focus the form of the page that it
 * opens. Unique, so that repeating it has an effect.
 */
export const focusFormState = () => ({ focusForm: Date.now() });

function focusRequestOf(state: unknown): unknown {
  return typeof state === "object" && state !== null && "focusForm" in state ? state.focusForm : undefined;
}

/**
 * Focuses the first field of the page's form after a navigation of the palette with
 * `focusFormState`; `usePalette` calls it on each page of the dashboard.
 */
export function useFocusForm(): void {
  const focusRequest = focusRequestOf(useLocation().state);
  useEffect(() => {
    if (focusRequest === undefined) return;
    // Deferred, because useFocusHeading focuses the title in an effect of the same commit.
    queueMicrotask(() => document.querySelector<HTMLElement>("main form :is(input, textarea)")?.focus());
  }, [focusRequest]);
}

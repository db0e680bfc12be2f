import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Focuses the page's title, for example after the focused button of `EndingNote` or `ChecklistCard`
 * was removed.
 */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
}

/**
 * State of a navigation after which `useFocusHeading` does not move the focus: `BESIDE_BOARD` uses
 * it when an ad opens next to its board.
 */
export const KEEPS_FOCUS = { keepsFocus: true } as const;

/**
 * Focuses the page's title after a client-side navigation so that screen readers announce it;
 * `root.tsx` calls it for all pages.
 */
export function useFocusHeading(): void {
  const { pathname, state } = useLocation();
  const keepsFocus = (state as Partial<typeof KEEPS_FOCUS> | null)?.keepsFocus === true;
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!keepsFocus) focusHeading();
  }, [pathname, keepsFocus]);
}

import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Focuses the page's title, for example after the focused control was removed. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
}

/** Focuses the page's title after a client-side navigation so that screen readers announce it. */
export function useFocusHeading(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusHeading();
  }, [pathname]);
}

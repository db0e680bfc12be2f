import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Gives the focus to the page's title, also where the control that had it is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
}

/** After a navigation inside the app the page's title takes the focus, so that a screen reader reads it. */
export function useFocusHeading(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);
}

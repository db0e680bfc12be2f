import { useEffect } from "react";
import { useSessionStore } from "#web/lib/session.tsx";

const ASK_MS = 4000;

/**
 * Refreshes the session every few seconds while the page is visible, and when it gets the focus.
 */
export function useWatchSession(): void {
  const store = useSessionStore();
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "visible") void store.refresh();
    };
    const timer = setInterval(ask, ASK_MS);
    window.addEventListener("focus", ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", ask);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [store]);
}

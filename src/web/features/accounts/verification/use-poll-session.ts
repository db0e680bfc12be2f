import { useEffect } from "react";
import { useSessionStore } from "#web/lib/session.tsx";

const POLL_MS = 4000;

/**
 * Refreshes the session (`SessionStore.refresh`) on /verify-email every `POLL_MS` while the page is
 * visible, and when it gets the focus or becomes visible, because the link may be opened in another
 * tab. `useRedirectSignedIn` then leaves the page.
 */
export function usePollSession(): void {
  const store = useSessionStore();
  useEffect(() => {
    const poll = () => {
      if (document.visibilityState === "visible") void store.refresh();
    };
    const timer = setInterval(poll, POLL_MS);
    window.addEventListener("focus", poll);
    document.addEventListener("visibilitychange", poll);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", poll);
      document.removeEventListener("visibilitychange", poll);
    };
  }, [store]);
}

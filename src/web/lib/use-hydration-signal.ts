import { useEffect } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * Tells early.js that the page answers by itself now, so that it does what people did before: not while the HTML from the build is
 * taken over, when pages do not know their address yet and a form would be sent without it.
 */
export function useHydrationSignal(): void {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) window.dispatchEvent(new Event("adloom:alive"));
  }, [hydrated]);
}

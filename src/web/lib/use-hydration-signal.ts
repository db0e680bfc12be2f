import { useEffect } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * Signals `pre-hydration.js` that React handles events now, so that it replays the recorded
 * interactions; `root.tsx` calls it. Waits until hydration has finished: during hydration,
 * prerendered pages do not know their URL yet, and a replayed form submission would miss its search
 * parameters.
 */
export function useHydrationSignal(): void {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) window.dispatchEvent(new Event("adloom:hydrated"));
  }, [hydrated]);
}

import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** False during hydration, when the output must match the prerendered HTML; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/**
 * False during hydration, when the output must match the prerendered HTML; true afterwards. For
 * components whose output depends on the browser, such as `OutboxLink` and `SearchButton`.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

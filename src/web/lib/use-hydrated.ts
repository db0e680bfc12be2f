import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the HTML from the build is taken over, true from then on: only now may a page differ from that HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useMemo } from "react";
import { loadPendingAddress, type PendingAddress } from "./pending-address.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";

/** The address that waits for verification in this tab; `undefined` while that cannot be known yet. */
export function usePendingAddress(): PendingAddress | null | undefined {
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? loadPendingAddress(window) : undefined), [hydrated]);
}

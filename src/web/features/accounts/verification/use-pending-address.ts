import { useMemo } from "react";
import { loadPendingAddress, type PendingAddress } from "./pending-address.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";

/**
 * The address to be verified in this tab (`loadPendingAddress` in `pending-address.ts`), for
 * /verify-email; `null` without one, `undefined` before hydration.
 */
export function usePendingAddress(): PendingAddress | null | undefined {
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? loadPendingAddress(window) : undefined), [hydrated]);
}

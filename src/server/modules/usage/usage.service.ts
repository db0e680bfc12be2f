import { toUsage, type Usage } from "#core/quotas.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { countUnits } from "../generations/generations.public.ts";
import { readEntitlement, type EntitlementDeps } from "../entitlements/entitlements.public.ts";

/**
 * Dependencies of `readUsage`; `boot/deps.ts` provides them, and `usage.routes.ts` hands them over.
 */
export interface UsageDeps extends EntitlementDeps {
  readonly db: Db;
}

/**
 * Returns the used and included units of the current period (`GET /api/usage` in
 * `usage.routes.ts`), also for the data export; the format is in `core/quotas.ts`. Which
 * generations count is decided in `generations/units/units.repo.ts`; the included units are in
 * `core/plans.ts`, the period in `entitlements.service.ts`. Throws `unauthorized` for a deleted
 * account.
 */
export async function readUsage(deps: UsageDeps, userId: UserId): Promise<Usage> {
  const entitlement = await readEntitlement(deps.db, deps, userId);
  if (!entitlement) throw new AppError("unauthorized");
  return toUsage(entitlement, await countUnits(deps.db, userId, entitlement.period));
}

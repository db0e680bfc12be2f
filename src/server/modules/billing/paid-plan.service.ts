import { effectivePlan } from "#core/billing/effective-plan.ts";
import type { PlanTable } from "#core/plans.ts";
import type { Entitlement } from "#core/quotas.ts";
import type { Queryable } from "../../db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findMirror } from "./billing.repo.ts";

/**
 * Reads the entitlement of a user's subscription at `now` from the mirror alone, for
 * `entitlements/entitlements.service.ts`, so that grace periods (`GRACE_DAYS` in
 * `core/billing/limits.ts`) end and scheduled changes apply on time while the provider is
 * unreachable. `undefined` for a user who never subscribed. Rules:
 * `core/billing/effective-plan.ts`; quotas: `core/plans.ts`.
 */
export async function readPaidPlan(
  db: Queryable,
  plans: PlanTable,
  userId: UserId,
  now: Date,
): Promise<Entitlement | undefined> {
  const mirror = await findMirror(db, userId);
  return mirror && effectivePlan(plans, mirror, now);
}

import { planInForce } from "#core/billing/plan-in-force.ts";
import type { PlanTable } from "#core/plans.ts";
import type { Entitlement } from "#core/quotas.ts";
import type { Queryable } from "../../db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findMirror } from "./billing.repo.ts";

/**
 * What a user's subscription gives at `now`, from the mirror alone: grace days end and known changes happen on time
 * also while the payment provider is away. `undefined` for a user who never had one.
 */
export async function readPaidPlan(
  db: Queryable,
  plans: PlanTable,
  userId: UserId,
  now: Date,
): Promise<Entitlement | undefined> {
  const mirror = await findMirror(db, userId);
  return mirror && planInForce(plans, mirror, now);
}

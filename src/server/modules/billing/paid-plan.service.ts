import { periodInForce, tierInForce } from "#core/billing/subscription.ts";
import type { Tier } from "#core/plans.ts";
import type { Period } from "#core/quotas.ts";
import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findMirror } from "./billing.repo.ts";

export interface PaidPlan {
  readonly tier: Tier;
  readonly period: Period;
}

/**
 * What a user's subscription is worth at `now`, from the mirror alone: grace days end and known changes happen on time also
 * while the payment provider is away. `undefined` for somebody who never had one.
 */
export async function readPaidPlan(db: Queryable, userId: UserId, now: Date): Promise<PaidPlan | undefined> {
  const mirror = await findMirror(db, userId);
  return mirror && { tier: tierInForce(mirror, now), period: periodInForce(mirror, now) };
}

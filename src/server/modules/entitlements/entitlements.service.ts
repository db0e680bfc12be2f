import { eq } from "drizzle-orm";
import { higherTier, type PlanTable } from "#core/plans.ts";
import { calendarMonth, type Entitlement } from "#core/quotas.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { lockSubscriber, readSubscriber, type Subscriber } from "../accounts/accounts.public.ts";
import { readPaidPlan } from "../billing/billing.public.ts";
import { grants } from "./entitlements.table.ts";

/**
 * Dependencies of the computation of a user's quotas: clock, and plans (`core/plans.ts`);
 * `boot/deps.ts` provides them to `usage/usage.service.ts`, `overview/overview.service.ts` and
 * `generations.service.ts`.
 */
export interface EntitlementDeps {
  readonly clock: Clock;
  readonly plans: PlanTable;
}

async function entitlementOf(
  db: Queryable,
  plans: PlanTable,
  userId: UserId,
  subscriber: Subscriber | undefined,
): Promise<Entitlement | undefined> {
  if (!subscriber) return undefined;
  const [grant] = await db.select({ tier: grants.tier }).from(grants).where(eq(grants.userId, userId));
  const paid = await readPaidPlan(db, plans, userId, subscriber.now);
  const paidTier = paid?.tier ?? subscriber.paidTier;
  const tier = higherTier(paidTier, grant?.tier ?? "free");
  // A grant is worth its full quotas, so it wins over the same tier with fewer.
  const outweighed = grant?.tier === tier && paid?.totals !== "full";
  // A paid plan counts by its billing period, a grant by the calendar month.
  if (paid && tier === paidTier && !outweighed) return paid;
  return { tier, quotas: plans[tier].quotas, period: calendarMonth(subscriber.now), totals: "full" };
}

/**
 * Returns a user's tier, quotas and period for `usage/usage.service.ts` and
 * `overview/overview.service.ts`; `undefined` for a deleted account. The tier is the higher of the
 * paid one (`billing/paid-plan.service.ts`) and the granted one (`grants.service.ts`); of equal
 * tiers a grant wins over a paid plan without full quotas (`entitlementOf` in this file). Quotas
 * are in `core/plans.ts`, the calendar month of a grant in `core/quotas.ts`.
 */
export async function readEntitlement(
  db: Queryable,
  { clock, plans }: EntitlementDeps,
  userId: UserId,
): Promise<Entitlement | undefined> {
  return entitlementOf(db, plans, userId, await readSubscriber(db, clock, userId));
}

/**
 * Like `readEntitlement`, and locks the user's row, so that reservations of a user are serialized.
 * `generations.service.ts` calls it in the transaction that reserves a unit; `units/reserve.ts`
 * checks the quota. Rules of tier and period: `core/plans.ts`, `core/quotas.ts`. `undefined` if the
 * account is deleted.
 */
export async function lockEntitlement(
  tx: Tx,
  { clock, plans }: EntitlementDeps,
  userId: UserId,
): Promise<Entitlement | undefined> {
  return entitlementOf(tx, plans, userId, await lockSubscriber(tx, clock, userId));
}

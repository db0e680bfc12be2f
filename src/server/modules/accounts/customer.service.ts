import { and, eq, isNull, sql } from "drizzle-orm";
import { readTier, type Tier } from "#core/plans.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { users } from "./accounts.table.ts";

/**
 * An account with its customer id at the payment provider, `null` before the first checkout; the
 * functions of this file read it from `users` for `sync.service.ts`, checkouts and the offer of the
 * slice `billing`.
 */
export interface Customer {
  readonly userId: UserId;
  readonly email: string;
  readonly customerId: string | null;
  /** The current time of the product's clock. */
  readonly now: Date;
}

async function find(
  db: Queryable,
  clock: Clock,
  condition: ReturnType<typeof eq>,
): Promise<Customer | undefined> {
  const now = sql`${clock.now}`.mapWith(users.createdAt);
  const { id: userId, email, stripeCustomerId: customerId } = users;
  const [row] = await db
    .select({ userId, email, customerId, now })
    .from(users)
    .where(and(condition, isNull(users.deletedAt)));
  return row;
}

/**
 * Finds the customer of a user (`stripe_customer_id` in `accounts.table.ts`), for
 * `customer.service.ts`, `checkout.service.ts`, `reconcile.service.ts` (announcements of renewals),
 * `resolve-changes.service.ts` and `end-billing.service.ts` of `billing`. `undefined` for a deleted
 * account: the first two throw `unauthorized`, the others do nothing.
 */
export const findCustomerOfUser = (db: Queryable, clock: Clock, userId: UserId) =>
  find(db, clock, eq(users.id, userId));

/**
 * Finds the user of a customer, when the payment provider reports a change
 * (`billing/sync.service.ts`); `undefined` for an unknown customer, whose events are only marked as
 * processed.
 */
export const findUserOfCustomer = (db: Queryable, clock: Clock, customerId: string) =>
  find(db, clock, eq(users.stripeCustomerId, customerId));

/**
 * Links a new customer of the payment provider to an account unless another one was linked
 * meanwhile; returns the linked one. `billing/customer.service.ts` calls it when a user starts the
 * first checkout.
 */
export async function linkCustomer(
  db: Queryable,
  clock: Clock,
  { userId, customerId, previous }: { userId: UserId; customerId: string; previous: string | null },
): Promise<string | null> {
  const unchanged = previous === null ? isNull(users.stripeCustomerId) : eq(users.stripeCustomerId, previous);
  const updated = await db
    .update(users)
    .set({ stripeCustomerId: customerId, updatedAt: clock.now })
    .where(and(eq(users.id, userId), unchanged, isNull(users.deletedAt)))
    .returning({ id: users.id });
  if (updated.length > 0) return customerId;
  return (await findCustomerOfUser(db, clock, userId))?.customerId ?? null;
}

/**
 * Stores the paid tier of an account and its period's end, and returns the previous tier. Only the
 * subscription sync (`billing/sync.service.ts`) may call this; the tier comes from the payment
 * provider's subscription. What a tier includes is in `core/plans.ts`.
 */
export async function writePaidTier(
  tx: Tx,
  userId: UserId,
  { tier, periodEnd }: { readonly tier: Tier; readonly periodEnd: Date | null },
): Promise<Tier> {
  const account = eq(users.id, userId);
  const [before] = await tx
    .select({ status: users.subscriptionStatus })
    .from(users)
    .where(account)
    .for("no key update");
  await tx.update(users).set({ subscriptionStatus: tier, subscriptionPeriodEnd: periodEnd }).where(account);
  return readTier(before?.status);
}

import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tier } from "#core/plans.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { users } from "./accounts.table.ts";

/** An account as the payment provider's customer. */
export interface Customer {
  readonly userId: UserId;
  readonly email: string;
  readonly customerId: string | null;
  /** The product's present time. */
  readonly now: Date;
}

async function find(db: Queryable, clock: Clock, who: ReturnType<typeof eq>): Promise<Customer | undefined> {
  const now = sql`${clock.now}`.mapWith(users.createdAt);
  const { id: userId, email, stripeCustomerId: customerId } = users;
  const [row] = await db
    .select({ userId, email, customerId, now })
    .from(users)
    .where(and(who, isNull(users.deletedAt)));
  return row;
}

/** `undefined` once the account is gone. */
export const findCustomerOfUser = (db: Queryable, clock: Clock, userId: UserId) =>
  find(db, clock, eq(users.id, userId));

/** `undefined` for somebody else's customer. */
export const findUserOfCustomer = (db: Queryable, clock: Clock, customerId: string) =>
  find(db, clock, eq(users.stripeCustomerId, customerId));

/** Gives an account its customer unless it got another one in the meantime; says which it has. */
export async function keepCustomer(
  db: Queryable,
  clock: Clock,
  { userId, customerId, previous }: { userId: UserId; customerId: string; previous: string | null },
): Promise<string | null> {
  const unchanged = previous === null ? isNull(users.stripeCustomerId) : eq(users.stripeCustomerId, previous);
  const kept = await db
    .update(users)
    .set({ stripeCustomerId: customerId, updatedAt: clock.now })
    .where(and(eq(users.id, userId), unchanged, isNull(users.deletedAt)))
    .returning({ id: users.id });
  if (kept.length > 0) return customerId;
  return (await findCustomerOfUser(db, clock, userId))?.customerId ?? null;
}

/** Writes what is paid for into the account. Only the sync of subscriptions may call this. */
export async function writePaidTier(
  tx: Tx,
  userId: UserId,
  { tier, periodEnd }: { readonly tier: Tier; readonly periodEnd: Date | null },
): Promise<void> {
  await tx
    .update(users)
    .set({ subscriptionStatus: tier, subscriptionPeriodEnd: periodEnd })
    .where(eq(users.id, userId));
}

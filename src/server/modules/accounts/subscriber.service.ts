import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { readTier, type Tier } from "#core/plans.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { users } from "./accounts.table.ts";

/**
 * The paid tier of an account from `users.subscription_status`, and the current time of the
 * product's clock. This file reads it for the slice `entitlements`; `writePaidTier`
 * (`customer.service.ts`) writes the tier in the billing sync.
 */
export interface Subscriber {
  readonly id: UserId;
  readonly paidTier: Tier;
  readonly now: Date;
}

function select(db: Queryable, clock: Clock, condition: SQL) {
  const now = sql`${clock.now}`.mapWith(users.createdAt);
  return db
    .select({ id: users.id, status: users.subscriptionStatus, now })
    .from(users)
    .where(and(condition, isNull(users.deletedAt)));
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toSubscriber(row: Row | undefined): Subscriber | undefined {
  if (!row) return undefined;
  return { id: row.id, paidTier: readTier(row.status), now: row.now };
}

/**
 * Reads the paid tier of an account, for `entitlements/entitlements.service.ts`; `undefined` for a
 * deleted account, which `usage` and `overview` answer with `unauthorized`. The billing sync writes
 * the tier (`writePaidTier` in `customer.service.ts`); `readTier` (`core/plans.ts`) reads it.
 */
export async function readSubscriber(
  db: Queryable,
  clock: Clock,
  userId: UserId,
): Promise<Subscriber | undefined> {
  const [row] = await select(db, clock, eq(users.id, userId));
  return toSubscriber(row);
}

/**
 * Like `readSubscriber`, and locks the user's row until the transaction ends, before units are
 * reserved; `lockEntitlement` (`entitlements/entitlements.service.ts`) calls it. `undefined` if the
 * account is deleted.
 */
export async function lockSubscriber(tx: Tx, clock: Clock, userId: UserId): Promise<Subscriber | undefined> {
  const [row] = await select(tx, clock, eq(users.id, userId)).for("no key update");
  return toSubscriber(row);
}

/**
 * Finds an account by its address, regardless of case, for `grantTier`
 * (`entitlements/grants.service.ts`) and so for the operator's command `npm run plan`; `undefined`
 * without one, which the command reports.
 */
export async function findSubscriberByEmail(
  db: Queryable,
  clock: Clock,
  email: string,
): Promise<Subscriber | undefined> {
  const [row] = await select(db, clock, sql`lower(${users.email}) = lower(${email})`);
  return toSubscriber(row);
}

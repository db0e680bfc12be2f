import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { TIERS, type Tier } from "#core/plans.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { users } from "./accounts.table.ts";

/** A user as the one who pays, and the product's present time. */
export interface Subscriber {
  readonly id: UserId;
  readonly paidTier: Tier;
  readonly now: Date;
}

function select(db: Queryable, clock: Clock, who: SQL) {
  const now = sql`${clock.now}`.mapWith(users.createdAt);
  return db
    .select({ id: users.id, status: users.subscriptionStatus, now })
    .from(users)
    .where(and(who, isNull(users.deletedAt)));
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toSubscriber(row: Row | undefined): Subscriber | undefined {
  if (!row) return undefined;
  return { id: row.id, paidTier: TIERS.find((tier) => tier === row.status) ?? "free", now: row.now };
}

/** `undefined` once the account is gone. */
export async function readSubscriber(
  db: Queryable,
  clock: Clock,
  userId: UserId,
): Promise<Subscriber | undefined> {
  const [row] = await select(db, clock, eq(users.id, userId));
  return toSubscriber(row);
}

/** As `readSubscriber`; until the transaction ends, no other one can lock the same user. */
export async function lockSubscriber(tx: Tx, clock: Clock, userId: UserId): Promise<Subscriber | undefined> {
  const [row] = await select(tx, clock, eq(users.id, userId)).for("no key update");
  return toSubscriber(row);
}

/** The account with an address, however it is written. */
export async function findSubscriberByEmail(
  db: Queryable,
  clock: Clock,
  email: string,
): Promise<Subscriber | undefined> {
  const [row] = await select(db, clock, sql`lower(${users.email}) = lower(${email})`);
  return toSubscriber(row);
}

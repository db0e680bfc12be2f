import { and, asc, desc, eq, inArray, lt, lte, or, sql } from "drizzle-orm";
import { SECURITY_EVENT_DAYS, type SecurityEventKind } from "#core/account/security-events.ts";
import type { Db, Queryable, Tx } from "#server/db/client.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { accountOfAddress } from "../accounts/account-of-address.service.ts";
import { securityEvents } from "./security-events.table.ts";

export type SecurityEventRow = typeof securityEvents.$inferSelect;

/** Maximum number of stored failed sign-ins of an account in a day. */
const FAILED_SIGN_INS_A_DAY = 50;

export async function insertEvent(
  db: Queryable,
  clock: Clock,
  event: Omit<SecurityEventRow, "createdAt">,
): Promise<void> {
  await db.insert(securityEvents).values({ ...event, createdAt: clock.now });
}

const FAILED: SecurityEventKind = "sign_in_failed";

/**
 * Inserts a failed sign-in if the address has an account with fewer than 50 of them in the last
 * day, so that an attacker cannot fill the table. One statement for every address. Returns the
 * account.
 */
export async function insertFailedSignIn(
  tx: Tx,
  clock: Clock,
  failure: { readonly email: string } & Pick<SecurityEventRow, "id" | "clientIp" | "device" | "details">,
): Promise<UserId | undefined> {
  const { id, email, clientIp, device, details } = failure;
  const { userId, event, createdAt } = securityEvents;
  const account = accountOfAddress(tx, email);
  const recent = tx
    .select({ count: sql`count(*)` })
    .from(securityEvents)
    .where(
      and(
        eq(userId, account.id),
        eq(event, FAILED),
        sql`${createdAt} > ${clock.now} - make_interval(days => 1)`,
      ),
    );
  const columns = {
    id: sql<string>`${id}`.as("id"),
    userId: account.id,
    createdAt: sql<Date>`${clock.now}`.as("created_at"),
    event: sql<SecurityEventKind>`${FAILED}`.as("event"),
    clientIp: sql<string | null>`${clientIp}`.as("client_ip"),
    device: sql<string | null>`${device}`.as("device"),
    details: sql`${JSON.stringify(details)}::jsonb`.as("details"),
  };
  const failedSignIn = tx
    .select(columns)
    .from(account)
    .where(lt(sql`(${recent})`, FAILED_SIGN_INS_A_DAY));
  const [inserted] = await tx.insert(securityEvents).select(failedSignIn).returning({ userId });
  return inserted?.userId;
}

interface Page {
  readonly userId: UserId;
  readonly after: Cursor | undefined;
  readonly limit: number;
}

/** Returns events of a user after the cursor, newest first. */
export async function listEvents(db: Queryable, { userId, after, limit }: Page): Promise<SecurityEventRow[]> {
  const { createdAt, id } = securityEvents;
  const older =
    after && and(lte(createdAt, after.createdAt), or(lt(createdAt, after.createdAt), lt(id, after.id)));
  return db
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, userId), older))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** Deletes all events of an account. */
export async function deleteEvents(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(securityEvents).where(eq(securityEvents.userId, userId));
}

/** Deletes the oldest events whose retention has ended; returns their number. */
export async function deleteOldEvents(db: Db, clock: Clock, limit: number): Promise<number> {
  const { id, createdAt } = securityEvents;
  const old = db
    .select({ id })
    .from(securityEvents)
    .where(lte(createdAt, sql`${clock.now} - make_interval(days => ${SECURITY_EVENT_DAYS})`))
    .orderBy(asc(createdAt))
    .limit(limit);
  return (await db.delete(securityEvents).where(inArray(id, old))).rowCount ?? 0;
}

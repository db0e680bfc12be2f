import { and, asc, desc, eq, inArray, lte, sql } from "drizzle-orm";
import { type SecurityEventKind } from "#core/account/security-events.ts";
import { SECURITY_EVENT_DAYS } from "#core/account/limits.ts";
import type { Db, Queryable, Tx } from "#server/db/client.ts";
import { olderThan } from "#server/db/older-than.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { securityEvents } from "./security-events.table.ts";

/**
 * A row of `security_events` (`security-events.table.ts`), which `security-log.service.ts` makes;
 * `present` in `security-events.service.ts` converts it to the API's format.
 */
export type SecurityEventRow = typeof securityEvents.$inferSelect;

/** Maximum number of stored failed sign-ins of an account in a day. */
const FAILED_SIGN_INS_A_DAY = 50;

/**
 * Inserts a security event with the current time; `storeSecurityEvent` (`security-log.service.ts`)
 * calls it. Failed sign-ins have `insertFailedSignIn`.
 */
export async function insertEvent(
  db: Queryable,
  clock: Clock,
  event: Omit<SecurityEventRow, "createdAt">,
): Promise<void> {
  await db.insert(securityEvents).values({ ...event, createdAt: clock.now });
}

const FAILED: SecurityEventKind = "sign_in_failed";

interface FailedSignIn extends Pick<SecurityEventRow, "id" | "clientIp" | "device" | "details"> {
  /** `undefined` for an address without an account. */
  readonly userId: UserId | undefined;
}

/**
 * Inserts a failed sign-in for `recordFailedSignIn` (`security-log.service.ts`) if there is an
 * account with fewer than `FAILED_SIGN_INS_A_DAY` in the last day, so that an attacker cannot fill
 * the table. The statement is the same without an account. Returns whether a row was inserted.
 */
export async function insertFailedSignIn(tx: Tx, clock: Clock, failure: FailedSignIn): Promise<boolean> {
  const { id, userId: account, clientIp, device, details } = failure;
  const { userId, event, createdAt } = securityEvents;
  const isRecent = sql`${createdAt} > ${clock.now} - make_interval(days => 1)`;
  const recent = tx
    .select({ count: sql`count(*)` })
    .from(securityEvents)
    .where(and(eq(userId, sql`account.id`), eq(event, FAILED), isRecent));
  const row = tx
    .select({
      id: sql<string>`${id}`.as("id"),
      userId: sql<UserId>`account.id`.as("user_id"),
      createdAt: sql<Date>`${clock.now}`.as("created_at"),
      event: sql<SecurityEventKind>`${FAILED}`.as("event"),
      clientIp: sql<string | null>`${clientIp}`.as("client_ip"),
      device: sql<string | null>`${device}`.as("device"),
      details: sql`${JSON.stringify(details)}::jsonb`.as("details"),
    })
    .from(sql`(select ${account ?? null}::text as id) as account`)
    .where(sql`account.id is not null and (${recent}) < ${FAILED_SIGN_INS_A_DAY}`);
  return ((await tx.insert(securityEvents).select(row)).rowCount ?? 0) > 0;
}

interface Page {
  readonly userId: UserId;
  readonly after: Cursor | undefined;
  readonly limit: number;
}

/**
 * Returns up to `limit` security events of a user after the cursor, newest first, for
 * `readSecurityEvents` (`security-events.service.ts`); page size: `SECURITY_PAGE_SIZE` in
 * `core/page-sizes.ts`.
 */
export async function listEvents(db: Queryable, { userId, after, limit }: Page): Promise<SecurityEventRow[]> {
  return db
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, userId), after && olderThan(securityEvents, after)))
    .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
    .limit(limit);
}

/**
 * Deletes all security events of an account, for `eraseSecurityEvents` (`security-log.service.ts`).
 */
export async function deleteEvents(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(securityEvents).where(eq(securityEvents.userId, userId));
}

/**
 * Deletes at most `limit` of the oldest security events after `SECURITY_EVENT_DAYS`
 * (`core/account/limits.ts`), in the daily sweep of `security-log.jobs.ts` (`BATCH` there); returns
 * their number.
 */
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

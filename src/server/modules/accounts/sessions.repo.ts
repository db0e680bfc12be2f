import { and, desc, eq, gt, lte, sql, type SQL } from "drizzle-orm";
import { SESSION_IDLE_DAYS, SESSION_MAX_DAYS } from "#core/account/limits.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { epochMs } from "#server/db/epoch-ms.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { SESSION_USER } from "./accounts.repo.ts";
import { sessions, users } from "./accounts.table.ts";
import { hashToken } from "#server/lib/tokens.ts";

/** A visit renews a session that was not renewed for this time. */
const RENEW_AFTER_DAYS = 1;

const days = (count: number) => sql`make_interval(days => ${count})`;

const latestEnd = sql`${sessions.createdAt} + ${days(SESSION_MAX_DAYS)}`;
const end = sql`least(${sessions.expiresAt}, ${latestEnd})`;
const renewalDue = (now: SQL) => sql<boolean>`${sessions.updatedAt} <= ${now} - ${days(RENEW_AFTER_DAYS)}`;

/**
 * When a session ends by the database's clock, for its cookie (`cookies.ts`). `insertSession` and
 * `renewSession` return it, by `SESSION_IDLE_DAYS` and `SESSION_MAX_DAYS`
 * (`core/account/limits.ts`).
 */
export interface SessionEnd {
  readonly expiresAt: Date;
  /** Seconds until then. */
  readonly maxAge: number;
}

const sessionEnd = (now: SQL) => ({
  expiresAt: sessions.expiresAt,
  maxAge: sql<number>`floor(extract(epoch from ${sessions.expiresAt} - ${now}))`.mapWith(Number),
});

interface FindSessionOptions {
  readonly db: Db;
  readonly clock: Clock;
  /**
   * Whether connections go through a transaction pooler, which does not support named statements.
   */
  readonly isPooled: boolean;
}

/**
 * Prepares the statement that every authenticated request runs: the valid session of a token (hash:
 * `server/lib/tokens.ts`) with its user (columns: `SESSION_USER` in `accounts.repo.ts`); valid:
 * `SESSION_IDLE_DAYS` and `SESSION_MAX_DAYS` in `core/account/limits.ts`. Drizzle builds its SQL
 * once, and each connection plans it once. `boot/deps.ts` calls it at the start.
 */
export function prepareFindSession({ db, clock, isPooled }: FindSessionOptions) {
  const now = sql<Date>`(now() + make_interval(secs => ${sql.placeholder("offset")}::float8))`;
  const statement = db
    .select({
      id: sessions.id,
      nowMs: epochMs(now),
      endsMs: epochMs(end),
      renewalDue: renewalDue(now),
      user: SESSION_USER,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder("tokenHash")), gt(end, now)))
    .prepare(isPooled ? "" : "find_session");
  return async (token: string) => {
    const [found] = await statement.execute({ tokenHash: hashToken(token), offset: clock.offsetMs() / 1000 });
    return found;
  };
}

/**
 * The prepared query that finds a valid session by its token, which it hashes; `undefined` without
 * one. `prepareFindSession` makes it, and `readSession` (`session.service.ts`) runs it.
 */
export type FindSession = ReturnType<typeof prepareFindSession>;

interface SessionRow {
  readonly id: string;
  readonly userId: UserId;
  readonly tokenHash: string;
  readonly userAgent: string;
}

/**
 * Inserts a session that starts now and ends after 30 days without a visit (`SESSION_IDLE_DAYS` in
 * `core/account/limits.ts`), returned as `SessionEnd`; `startSession` (`start-session.ts`) makes
 * the token and calls it.
 */
export async function insertSession(
  db: Queryable,
  clock: Clock,
  session: SessionRow,
): Promise<SessionEnd & { readonly startedAt: Date }> {
  const { now } = clock;
  const [inserted] = await db
    .insert(sessions)
    .values({
      ...session,
      createdAt: now,
      updatedAt: now,
      expiresAt: sql`${now} + ${days(SESSION_IDLE_DAYS)}`,
    })
    .returning({ startedAt: sessions.createdAt, ...sessionEnd(now) });
  return inserted!;
}

/**
 * Extends a session by `SESSION_IDLE_DAYS` when `readSession` (`session.service.ts`) reads it, at
 * most once a day (`RENEW_AFTER_DAYS` in this file) and never beyond `SESSION_MAX_DAYS` after its
 * start (both in `core/account/limits.ts`). `undefined` when it has ended or another request has
 * just extended it; its end then stays.
 */
export async function renewSession(
  db: Queryable,
  clock: Clock,
  sessionId: string,
): Promise<SessionEnd | undefined> {
  const { now } = clock;
  const [renewed] = await db
    .update(sessions)
    .set({ expiresAt: sql`least(${now} + ${days(SESSION_IDLE_DAYS)}, ${latestEnd})`, updatedAt: now })
    .where(and(eq(sessions.id, sessionId), gt(end, now), renewalDue(now)))
    .returning(sessionEnd(now));
  return renewed;
}

/**
 * Deletes the session of a token (hash: `server/lib/tokens.ts`), for `endSession`
 * (`session.service.ts`); returns its user if the session was still valid.
 */
export async function deleteSession(db: Queryable, clock: Clock, token: string): Promise<UserId | undefined> {
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ userId: sessions.userId, wasValid: sql<boolean>`${end} > ${clock.now}` });
  return ended?.wasValid ? ended.userId : undefined;
}

/**
 * Deletes sessions after their end (`SESSION_IDLE_DAYS` and `SESSION_MAX_DAYS` in
 * `core/account/limits.ts`), in the daily sweep of `accounts.jobs.ts`.
 */
export async function deleteEndedSessions(db: Queryable, clock: Clock): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, clock.now));
}

/**
 * Lists the valid sessions of an account, the last used first, for `readSessions`
 * (`session-list.service.ts`). Valid: `SESSION_IDLE_DAYS` and `SESSION_MAX_DAYS` in
 * `core/account/limits.ts`.
 */
export async function listSessions(db: Queryable, clock: Clock, userId: UserId) {
  const { id, userAgent, createdAt, updatedAt } = sessions;
  return db
    .select({ id, userAgent, createdAt, updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(end, clock.now)))
    .orderBy(desc(updatedAt), desc(id));
}

/**
 * Deletes a session of an account, for `endOwnSession` (`session-list.service.ts`), and returns its
 * user agent; `undefined` without a session of this id (`not_found`).
 */
export async function deleteOwnSession(
  db: Queryable,
  { userId, id }: { readonly userId: UserId; readonly id: string },
): Promise<{ userAgent: string | null } | undefined> {
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ userAgent: sessions.userAgent });
  return ended;
}

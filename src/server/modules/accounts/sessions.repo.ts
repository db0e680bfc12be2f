import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { SESSION_USER } from "./accounts.repo.ts";
import { sessions, users } from "./accounts.table.ts";
import { SESSION_DAYS } from "./cookies.ts";

/** Sessions with less remaining time are renewed, so at most once a day. */
const RENEW_BELOW_DAYS = SESSION_DAYS - 1;

const days = (count: number) => sql`make_interval(days => ${count})`;
const ms = (time: ReturnType<typeof sql>) =>
  sql<number>`floor(extract(epoch from ${time}) * 1000)`.mapWith(Number);

interface FindSessionOptions {
  readonly db: Db;
  readonly clock: Clock;
  /**
   * Whether connections go through a transaction pooler, which does not support named statements.
   */
  readonly isPooled: boolean;
}

/**
 * Prepares the statement that every authenticated request runs: the valid session of a token with
 * its user. Drizzle builds its SQL once, and each connection plans it once.
 */
export function prepareFindSession({ db, clock, isPooled }: FindSessionOptions) {
  const now = sql<Date>`(now() + make_interval(secs => ${sql.placeholder("offset")}::float8))`;
  const statement = db
    .select({
      id: sessions.id,
      nowMs: ms(now),
      endsMs: ms(sql`${sessions.expiresAt}`),
      renewalDue: sql<boolean>`${sessions.expiresAt} < ${now} + ${days(RENEW_BELOW_DAYS)}`,
      user: SESSION_USER,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, sql.placeholder("token")), gt(sessions.expiresAt, now)))
    .prepare(isPooled ? "" : "find_session");
  return async (token: string) => {
    const [found] = await statement.execute({ token, offset: clock.offsetMs() / 1000 });
    return found;
  };
}

export type FindSession = ReturnType<typeof prepareFindSession>;

/** Extends a session to its full lifetime, at most once a day. */
export async function renewSession(db: Queryable, clock: Clock, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: sql`${clock.now} + ${days(SESSION_DAYS)}`, updatedAt: clock.now })
    .where(
      and(
        eq(sessions.id, sessionId),
        gt(sessions.expiresAt, clock.now),
        lte(sessions.expiresAt, sql`${clock.now} + ${days(RENEW_BELOW_DAYS)}`),
      ),
    );
}

export async function deleteSession(db: Queryable, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}

export async function deleteEndedSessions(db: Queryable, clock: Clock): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, clock.now));
}

/** Lists the valid sessions of an account, the last used first. */
export async function listSessions(db: Queryable, clock: Clock, userId: UserId) {
  const { id, userAgent, createdAt, updatedAt } = sessions;
  return db
    .select({ id, userAgent, createdAt, updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock.now)))
    .orderBy(desc(updatedAt), desc(id));
}

/** Deletes a session of an account; `false` without a session of this id. */
export async function deleteOwnSession(
  db: Queryable,
  { userId, id }: { readonly userId: UserId; readonly id: string },
): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

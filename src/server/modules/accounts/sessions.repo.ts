import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Clock } from "../../clock.ts";
import type { Queryable } from "../../db/client.ts";
import type { UserId } from "../../user-id.ts";
import { SESSION_USER } from "./accounts.repo.ts";
import { sessions, users } from "./accounts.table.ts";
import { SESSION_DAYS } from "./cookies.ts";

/** A session is renewed once it is a day old. */
const RENEW_BELOW_DAYS = SESSION_DAYS - 1;

const days = (count: number) => sql`make_interval(days => ${count})`;
const ms = (moment: ReturnType<typeof sql>) =>
  sql<number>`floor(extract(epoch from ${moment}) * 1000)`.mapWith(Number);

/** Reads the running session of a token and its user by one indexed statement. */
export async function findSession(db: Queryable, clock: Clock, token: string) {
  const [found] = await db
    .select({
      id: sessions.id,
      nowMs: ms(sql`${clock.now}`),
      endsMs: ms(sql`${sessions.expiresAt}`),
      renewalDue: sql<boolean>`${sessions.expiresAt} < ${clock.now} + ${days(RENEW_BELOW_DAYS)}`,
      user: SESSION_USER,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, clock.now)));
  return found;
}

/** Gives a session its full life again, once a day. */
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

/** The running sessions of an account, the last used first. */
export async function listSessions(db: Queryable, clock: Clock, userId: UserId) {
  const { id, userAgent, createdAt, updatedAt } = sessions;
  return db
    .select({ id, userAgent, createdAt, updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock.now)))
    .orderBy(desc(updatedAt), desc(id));
}

/** Ends one session of an account; `false` when it has none with this id. */
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

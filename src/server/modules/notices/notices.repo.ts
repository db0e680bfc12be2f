import { and, asc, eq, getTableColumns, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { ChangeMailSettings, MailSettings, OptionalMail } from "#core/account/mail-settings.ts";
import type { NoticeWords } from "#core/account/notices.copy.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { mailSettings, notices } from "./notices.table.ts";

/**
 * A notice to insert with `addNotices`, a message that a user gets once, by mail;
 * `find-notices.service.ts` and `reports/result-notices.service.ts` make it with its key; words:
 * `core/account/notices.copy.ts`. Kinds: `core/account/mail-settings.ts`.
 */
export interface NewNotice {
  readonly userId: UserId;
  readonly kind: OptionalMail;
  /** Each key is sent only once. */
  readonly key: string;
  readonly words: NoticeWords;
}

/**
 * A row of `notices`, as `lockWaiting` returns it to `mailNotices` (`notices/digest.service.ts`).
 */
export type NoticeRow = typeof notices.$inferSelect;

const isWaiting = isNull(notices.mailedAt);

/**
 * Adds notices whose keys the user has not had yet; the next daily mail (`mailNotices` in
 * `digest.service.ts`) contains them. `find-notices.service.ts` and
 * `reports/result-notices.service.ts` call it.
 */
export async function addNotices(db: Queryable, clock: Clock, added: readonly NewNotice[]): Promise<void> {
  if (added.length === 0) return;
  await db
    .insert(notices)
    .values(added.map((notice) => ({ ...notice, createdAt: sql`${clock.now}` })))
    .onConflictDoNothing();
}

/**
 * Returns those of the given keys that have a notice already; `findEndedOffers` in
 * `find-notices.service.ts`, which makes the keys, skips them in the hourly sweep of
 * `notices.jobs.ts` (`EVERY_HOUR`).
 */
export async function listExistingKeys(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: notices.key })
    .from(notices)
    .where(inArray(notices.key, [...keys]));
  return new Set(rows.map(({ key }) => key));
}

/**
 * Up to `limit` users (`USERS` in `notices.jobs.ts`) with a waiting notice who had no mail about
 * notices in the last day (`isDayOld` in this file); the hourly sweep calls `mailNotices`
 * (`digest.service.ts`) for each.
 */
export async function listWaitingUsers(db: Queryable, clock: Clock, limit: number): Promise<UserId[]> {
  const rows = await db
    .selectDistinct({ userId: notices.userId })
    .from(notices)
    .leftJoin(mailSettings, eq(mailSettings.userId, notices.userId))
    .where(and(isWaiting, or(isNull(mailSettings.mailedAt), isDayOld(clock))))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/**
 * Locks and reads up to `limit` of a user's notices (`NOTICES` in `digest.service.ts`) that wait
 * for the daily mail, oldest first, for `mailNotices`.
 */
export async function lockWaiting(tx: Tx, userId: UserId, limit: number): Promise<NoticeRow[]> {
  return tx
    .select()
    .from(notices)
    .where(and(eq(notices.userId, userId), isWaiting))
    .orderBy(asc(notices.createdAt), asc(notices.key))
    .limit(limit)
    .for("update");
}

/**
 * Marks notices as mailed, for `mailNotices` (`notices/digest.service.ts`), also those that it
 * drops; they are never mailed again.
 */
export async function markMailed(
  tx: Tx,
  clock: Clock,
  userId: UserId,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .update(notices)
    .set({ mailedAt: sql`${clock.now}` })
    .where(and(eq(notices.userId, userId), inArray(notices.key, [...keys])));
}

const isDayOld = (clock: Clock) => lte(mailSettings.mailedAt, sql`${clock.now} - interval '1 day'`);

/**
 * Stores the time of a user's mail about notices; `false` if the previous one is less than a day
 * old (`isDayOld` in this file), and `mailNotices` (`notices/digest.service.ts`) then sends none.
 * Serializes the transactions of one user.
 */
export async function startMailDay(tx: Tx, clock: Clock, userId: UserId): Promise<boolean> {
  const now = sql`${clock.now}`;
  const rows = await tx
    .insert(mailSettings)
    .values({ userId, mailedAt: now })
    .onConflictDoUpdate({
      target: mailSettings.userId,
      set: { mailedAt: now },
      setWhere: sql`${mailSettings.mailedAt} is null or ${isDayOld(clock)}`,
    })
    .returning({ userId: mailSettings.userId });
  return rows.length > 0;
}

const columns = { claims: mailSettings.claims, offers: mailSettings.offers, results: mailSettings.results };

/**
 * Which optional mails a user gets, for `GET /api/profile/mails` and before a mail (`mailNotices`
 * in `digest.service.ts`); all of them without a row, a default that `notices.table.ts` has too.
 * Kinds: `core/account/mail-settings.ts`.
 */
export async function readMailSettings(db: Queryable, userId: UserId): Promise<MailSettings> {
  const [row] = await db.select(columns).from(mailSettings).where(eq(mailSettings.userId, userId));
  return row ?? { claims: true, offers: true, results: true };
}

/**
 * Changes which optional mails a user gets, for `PATCH /api/profile/mails` in
 * `mail-settings.routes.ts`; fields that are absent stay. Returns the new settings. Kinds:
 * `core/account/mail-settings.ts`.
 */
export async function saveMailSettings(
  db: Queryable,
  userId: UserId,
  { claims, offers, results }: ChangeMailSettings,
): Promise<MailSettings> {
  const change = {
    ...(claims !== undefined && { claims }),
    ...(offers !== undefined && { offers }),
    ...(results !== undefined && { results }),
  };
  if (Object.keys(change).length === 0) return readMailSettings(db, userId);
  const [row] = await db
    .insert(mailSettings)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: mailSettings.userId, set: change })
    .returning(columns);
  return row!;
}

const { userId: _userId, ...noticeColumns } = getTableColumns(notices);

/**
 * All of a user's notices, and which optional mails the user gets, for `notices.json` of the data
 * export (`data-export.service.ts`).
 */
export async function readAllNotices(db: Queryable, userId: UserId): Promise<object> {
  return {
    settings: { userId, ...(await readMailSettings(db, userId)) },
    notices: await db.select(noticeColumns).from(notices).where(eq(notices.userId, userId)),
  };
}

import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import { adVersions } from "./ads.table.ts";

export type VersionRow = typeof adVersions.$inferSelect;

/** A version closes this long after its last save. */
const QUIET_MINUTES = 10;

export type NewVersion = Omit<VersionRow, "number" | "createdAt" | "updatedAt" | "closedAt">;

/** Inserts the first versions of new ads; they are closed, so that the original text is kept. */
export async function insertFirstVersions(tx: Tx, clock: Clock, rows: readonly NewVersion[]): Promise<void> {
  if (rows.length === 0) return;
  const now = sql`${clock.now}`;
  const times = { createdAt: now, updatedAt: now, closedAt: now };
  await tx.insert(adVersions).values(rows.map((row) => ({ ...row, number: 1, ...times })));
}

/** Closes the version of an ad that is open to saves; without an open one, changes nothing. */
export async function closeVersion(tx: Tx, clock: Clock, adId: string): Promise<void> {
  await tx
    .update(adVersions)
    .set({ closedAt: sql`${clock.now}` })
    .where(and(eq(adVersions.adId, adId), isNull(adVersions.closedAt)));
}

/** Closes the open version and inserts a new one. */
export async function insertNextVersion(
  tx: Tx,
  clock: Clock,
  row: NewVersion,
  isOpen: boolean,
): Promise<void> {
  await closeVersion(tx, clock, row.adId);
  const now = sql`${clock.now}`;
  const number = sql`(select coalesce(max(number), 0) + 1 from ${adVersions} where ad_id = ${row.adId})`;
  const closedAt = isOpen ? null : now;
  await tx.insert(adVersions).values({ ...row, number, createdAt: now, updatedAt: now, closedAt });
}

/** Content of a version. */
type VersionContent = Pick<VersionRow, "fields" | "callToAction" | "url" | "mediaId" | "hash" | "aiUse">;

/** Saves into a version that is open and not quiet; `false` if it is closed. */
export async function saveIntoVersion(
  tx: Tx,
  clock: Clock,
  id: string,
  content: VersionContent,
): Promise<boolean> {
  const quiet = sql`${clock.now} - make_interval(mins => ${QUIET_MINUTES})`;
  const rows = await tx
    .update(adVersions)
    .set({ ...content, updatedAt: sql`${clock.now}` })
    .where(and(eq(adVersions.id, id), isNull(adVersions.closedAt), sql`${adVersions.updatedAt} > ${quiet}`))
    .returning({ id: adVersions.id });
  return rows.length > 0;
}

export async function findVersion(db: Queryable, adId: string, id: string): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(adVersions)
    .where(and(eq(adVersions.adId, adId), eq(adVersions.id, id)));
  return row;
}

/** The versions of an ad below a number, newest first. */
export async function listVersions(
  db: Queryable,
  adId: string,
  before: number,
  limit: number,
): Promise<VersionRow[]> {
  return db
    .select()
    .from(adVersions)
    .where(and(eq(adVersions.adId, adId), lt(adVersions.number, before)))
    .orderBy(desc(adVersions.number))
    .limit(limit);
}

import { and, asc, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { ads, adVersions } from "./ads.table.ts";

/**
 * A row of `ad_versions` (`ads.table.ts`): one entry of an ad's history with its content, to which
 * saves are added for `QUIET_MINUTES` (this file). `versions.service.ts` presents it.
 */
export type VersionRow = typeof adVersions.$inferSelect;

/** A version closes this long after its last save. */
const QUIET_MINUTES = 10;

/** Content of a version to insert; the insertion gives it a number and times. */
type NewVersion = Omit<VersionRow, "number" | "createdAt" | "updatedAt" | "closedAt">;

/**
 * Inserts the first versions of new ads, for `createAds` (`new-ads.ts`); they are closed, so that
 * the original text is kept.
 */
export async function insertFirstVersions(tx: Tx, clock: Clock, rows: readonly NewVersion[]): Promise<void> {
  if (rows.length === 0) return;
  const now = sql`${clock.now}`;
  const times = { createdAt: now, updatedAt: now, closedAt: now };
  await tx.insert(adVersions).values(rows.map((row) => ({ ...row, number: 1, ...times })));
}

/**
 * Closes the versions of ads that are open to saves, when a person leaves the ad
 * (`closeCurrentVersion`), a new version starts, or a review or an export names it
 * (`named-versions.service.ts`); changes nothing of the others.
 */
export async function closeVersions(tx: Tx, clock: Clock, adIds: readonly string[]): Promise<void> {
  await tx
    .update(adVersions)
    .set({ closedAt: sql`${clock.now}` })
    .where(and(inArray(adVersions.adId, [...adIds]), isNull(adVersions.closedAt)));
}

/**
 * Closes the open version of an ad and inserts the next one, in `writeAd` (`write-ad.ts`); `isOpen`
 * lets later edits go into it (for `QUIET_MINUTES` in this file).
 */
export async function insertNextVersion(
  tx: Tx,
  clock: Clock,
  row: NewVersion,
  isOpen: boolean,
): Promise<void> {
  await closeVersions(tx, clock, [row.adId]);
  const now = sql`${clock.now}`;
  const number = sql`(select coalesce(max(number), 0) + 1 from ${adVersions} where ad_id = ${row.adId})`;
  const closedAt = isOpen ? null : now;
  await tx.insert(adVersions).values({ ...row, number, createdAt: now, updatedAt: now, closedAt });
}

/** Content of a version. */
type VersionContent = Pick<VersionRow, "fields" | "callToAction" | "url" | "mediaId" | "hash" | "aiUse">;

/**
 * Saves an edit into a version that is open and was saved less than 10 minutes ago (`QUIET_MINUTES`
 * in this file); `false` if it is closed, and `writeAd` (`write-ad.ts`) inserts a new one.
 */
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

/**
 * A version of an ad by its id, for `restoreVersion` (`versions.service.ts`), which has checked
 * whose ad it is. Returns `undefined` if the ad has no such version (404).
 */
export async function findVersion(db: Queryable, adId: string, id: string): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(adVersions)
    .where(and(eq(adVersions.adId, adId), eq(adVersions.id, id)));
  return row;
}

/**
 * Up to `limit` versions of an ad below a number, newest first, for `readVersions`
 * (`VERSIONS_PAGE_SIZE` in `core/page-sizes.ts`).
 */
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

/**
 * Numbers of versions by their ids; `readCurrentAds` (`current-ads.service.ts`) reads them, so that
 * reviews show which version they are about.
 */
export async function listVersionNumbers(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: adVersions.id, number: adVersions.number })
    .from(adVersions)
    .where(inArray(adVersions.id, [...ids]));
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/**
 * Pictures of versions by the ids of the versions; `nameVersions` (`named-versions.service.ts`)
 * keeps their files for an export.
 */
export async function listVersionPictures(
  db: Queryable,
  ids: readonly string[],
): Promise<Pick<VersionRow, "id" | "mediaId">[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: adVersions.id, mediaId: adVersions.mediaId })
    .from(adVersions)
    .where(inArray(adVersions.id, [...ids]));
}

/**
 * Ids of the newest versions with the approved content (`approveAds` stores its hash), by the id of
 * the ad; `exports/create-export.service.ts` exports them for ads that were changed since. Omits
 * ads whose approved version was deleted.
 */
export async function findApprovedVersions(
  db: Queryable,
  adIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (adIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([adVersions.adId], { adId: adVersions.adId, id: adVersions.id })
    .from(adVersions)
    .innerJoin(ads, and(eq(ads.id, adVersions.adId), eq(ads.approvedHash, adVersions.hash)))
    .where(inArray(ads.id, [...adIds]))
    .orderBy(adVersions.adId, desc(adVersions.number));
  return new Map(rows.map(({ adId, id }) => [adId, id]));
}

/**
 * The versions of ads that started after a time, each ad's oldest first, and for each ad the
 * version before them; `listAdChanges` (`ad-changes.service.ts`) compares them for the trail of a
 * review (`reviews/trail.service.ts`).
 */
export async function listVersionsSince(
  db: Queryable,
  userId: UserId,
  { adIds, since }: { readonly adIds: readonly string[]; readonly since: Date },
): Promise<VersionRow[]> {
  if (adIds.length === 0) return [];
  const before = sql`(select max(v.number) from ad_versions as v
    where v.ad_id = ${adVersions.adId} and v.created_at <= ${since.toISOString()}::timestamptz)`;
  return db
    .select()
    .from(adVersions)
    .where(
      and(
        eq(adVersions.userId, userId),
        inArray(adVersions.adId, [...adIds]),
        sql`${adVersions.number} >= coalesce(${before}, 0)`,
      ),
    )
    .orderBy(asc(adVersions.adId), asc(adVersions.number));
}

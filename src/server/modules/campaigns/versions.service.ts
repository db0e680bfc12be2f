import { type Ad, type Version, type VersionList } from "#core/campaigns/ad.ts";
import type { Db } from "#server/db/client.ts";
import { cutNumberPage, numberBefore } from "#server/http/number-cursor.ts";
import { AppError } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { findAd } from "./ads.repo.ts";
import { listMedia, type MediaRow } from "./media.repo.ts";
import { presentMedia } from "./present.ts";
import { changedParts, lockAd, presentChangedAd, type AdDeps } from "./save-ad.service.ts";
import { closeVersions, findVersion, listVersions, type VersionRow } from "./versions.repo.ts";
import { writeAd } from "./write-ad.ts";
import { VERSIONS_PAGE_SIZE } from "#core/page-sizes.ts";

/**
 * Returns a page of an ad's history (`GET /api/ads/:id/versions` in `ads.routes.ts`), newest first,
 * `VERSIONS_PAGE_SIZE` (`core/page-sizes.ts`) each. The cursor is the number of the last version
 * (`server/http/number-cursor.ts`). Throws 404, and 400 for an invalid cursor.
 */
export async function readVersions(
  { db }: { readonly db: Db },
  own: OwnedId,
  cursor: string | undefined,
): Promise<VersionList> {
  const found = await findAd(db, own);
  if (!found) throw new AppError("not_found");
  const before = numberBefore(cursor);
  const rows = await listVersions(db, own.id, before, VERSIONS_PAGE_SIZE + 1);
  const media = await listMedia(db, [found.campaign.id]);
  const { shown, nextCursor } = cutNumberPage(rows, VERSIONS_PAGE_SIZE);
  return {
    items: shown.map((row, index) => presentVersion(row, rows[index + 1], media)),
    nextCursor,
  };
}

function presentVersion(
  row: VersionRow,
  previous: VersionRow | undefined,
  media: readonly MediaRow[],
): Version {
  const { id, number, reason, hash, callToAction, url } = row;
  const picture = media.find((candidate) => candidate.id === row.mediaId);
  const changed = previous ? changedParts(previous, row) : [];
  return {
    ...{ id, number, reason, hash, callToAction, url },
    fields: row.fields as Version["fields"],
    media: picture ? presentMedia(picture) : null,
    ...{ changed, engine: engineOf(row, changed) },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}

/** Engine that wrote a version's changes; `null` if a person edited, restored or redrew it. */
function engineOf({ reason, aiUse }: VersionRow, changed: readonly string[]): string | null {
  if (reason !== "created" && reason !== "rewritten") return null;
  const made = aiUse.filter(({ part }) => changed.length === 0 || changed.includes(part));
  return made.find(({ engine, changedAt }) => engine !== null && changedAt === null)?.engine ?? null;
}

/**
 * Closes the open version when a person leaves the ad's panel (`POST /api/ads/:id/versions` in
 * `ads.routes.ts`): the next save starts a new one. It also closes `QUIET_MINUTES`
 * (`versions.repo.ts`) after its last save. Throws 404.
 */
export async function closeCurrentVersion(deps: AdDeps, own: OwnedId): Promise<Ad> {
  return deps.db.transaction(async (tx) => {
    const { campaign, ad } = await lockAd(tx, deps, own);
    await closeVersions(tx, deps.clock, [ad.id]);
    return presentChangedAd(tx, ad, campaign);
  });
}

/**
 * Restores the content of a version from an ad's history as a new version (`POST
 * /api/ads/:id/versions/:versionId/restore` in `ads.routes.ts`); the current one stays in the
 * history (`writeAd` in `write-ad.ts`). Throws 404.
 */
export async function restoreVersion(deps: AdDeps, own: OwnedId, versionId: string): Promise<Ad> {
  return deps.db.transaction(async (tx) => {
    const { campaign, ad } = await lockAd(tx, deps, own);
    const version = await findVersion(tx, ad.id, versionId);
    if (!version) throw new AppError("not_found");
    const { fields, callToAction, url, mediaId, aiUse } = version;
    const content = { fields, callToAction, url, mediaId };
    const row = await writeAd(tx, deps, { campaign, ad, content, reason: "restored", aiUse });
    return presentChangedAd(tx, row, campaign);
  });
}

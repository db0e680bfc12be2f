import type { Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { FilesDeps } from "./files.service.ts";
import type { FilePurpose } from "./files.table.ts";
import * as repo from "./references.repo.ts";

interface References {
  readonly userId: UserId;
  /** Type and id of the referring row. */
  readonly referrer: string;
  readonly purpose: FilePurpose;
  readonly ids: readonly string[];
}

/**
 * A file that a row refers to, as brands store it; size in px, zero for files that are not images.
 */
interface ReferencedFile {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly bytes: number;
}

/**
 * Replaces the references of a row by these files, and returns the files in the same order;
 * `undefined` when one of them is missing, of another purpose or another user's.
 * `brands/keep-files.ts` calls it for brands, products and claims, and words the refusal. Dropped
 * files expire a day later (`UNUSED_UPLOAD_HOURS` in `files.repo.ts`).
 */
export async function replaceReferences(
  tx: Tx,
  { clock }: Pick<FilesDeps, "clock">,
  { userId, referrer, purpose, ids }: References,
): Promise<ReferencedFile[] | undefined> {
  const found = new Map(
    (await repo.useFiles(tx, clock, { userId, ids, purpose })).map((row) => [row.id, row]),
  );
  const rows = ids.flatMap((id) => found.get(id) ?? []);
  if (rows.length < ids.length) return undefined;
  await repo.deleteReferences(tx, clock, [referrer], ids);
  await repo.insertReferences(tx, referrer, [...found.keys()]);
  return rows.map(({ id, width, height, name, bytes }) => ({
    id,
    width: width ?? 0,
    height: height ?? 0,
    name: name ?? "",
    bytes,
  }));
}

/**
 * Adds references of a row to files, and returns the files that exist; `runReading`
 * (`readings/run-reading.ts`), `keepImages`, `redrawMedia` (`campaigns/redraw.service.ts`) and
 * `startCampaignLike` (`start-like.service.ts`) call it. Accepts uploads and generated files; the
 * caller must check that the user may use them.
 */
export async function addReferences(
  tx: Tx,
  { clock }: Pick<FilesDeps, "clock">,
  { userId, referrer, ids }: Omit<References, "purpose">,
): Promise<{ readonly id: string; readonly sha256: string }[]> {
  const rows = await repo.useStoredFiles(tx, clock, { userId, ids });
  await repo.insertReferences(
    tx,
    referrer,
    rows.map(({ id }) => id),
  );
  return rows;
}

/**
 * Adds hidden references of a row to files, so that they are kept but not shown: of an export
 * (`createExport` in `exports/create-export.service.ts`, `runExport` in
 * `exports/run-export.service.ts`), an own sheet, or a named version of an ad. The caller has
 * locked the row through which the user already refers to the files, so that they exist until the
 * transaction ends.
 */
export async function addHiddenReferences(
  tx: Tx,
  { referrer, ids }: Pick<References, "referrer" | "ids">,
): Promise<void> {
  await repo.insertReferences(tx, referrer, ids, true);
}

/**
 * Hides the files of a deleted campaign, or shows them again after a restore
 * (`campaigns/campaigns.service.ts`) within `RESTORE_MINUTES` (`core/limits.ts`).
 */
export async function setReferencesHidden(tx: Tx, referrer: string, hidden: boolean): Promise<void> {
  await repo.setReferencesHidden(tx, referrer, hidden);
}

/**
 * Releases the files of purged rows, in the sweeps of the slices that own the rows
 * (`brands/brands.jobs.ts`, `campaigns/purge.service.ts`, exports, readings) and in
 * `releaseVersions` (`campaigns/named-versions.service.ts`); they expire a day later
 * (`UNUSED_UPLOAD_HOURS` in `files.repo.ts`).
 */
export async function releaseReferences(
  tx: Tx,
  { clock }: Pick<FilesDeps, "clock">,
  referrers: readonly string[],
): Promise<void> {
  await repo.deleteReferences(tx, clock, referrers);
}

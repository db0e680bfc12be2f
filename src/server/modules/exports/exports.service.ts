import { type Export, type ExportList, type TickStep } from "#core/exports/api.ts";
import { exportMessages } from "#core/exports/messages.ts";
import type { Db } from "#server/db/client.ts";
import { cutNumberPage, numberBefore } from "#server/http/number-cursor.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { ByteRange } from "#server/lib/byte-range.ts";
import { layoutZip, readZip } from "#server/lib/stored-zip.ts";
import { findKeptFile, type FilesDeps } from "../files/files.public.ts";
import { findCampaign } from "../campaigns/campaigns.public.ts";
import type { ArchiveEntry } from "./archive-entry.ts";
import * as repo from "./exports.repo.ts";
import { presentExport, stepKey } from "./present-export.ts";
import { EXPORTS_PAGE_SIZE } from "#core/page-sizes.ts";

interface ReadDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Reads an export (`GET /api/exports/:id` in `exports.routes.ts`) for the dialog, which polls it
 * until it has ended (`web/features/campaigns/export/export-queries.ts`), in the format of
 * `presentExport` (`present-export.ts`). Throws 404 for a missing or another user's export.
 */
export async function readExport({ db }: ReadDeps, own: OwnedId): Promise<Export> {
  const row = await repo.findExport(db, own);
  if (!row) throw new AppError("not_found");
  return presentExport(row);
}

/**
 * Returns a page of a campaign's exports (`GET /api/campaigns/:id/exports` in `exports.routes.ts`),
 * newest first, `EXPORTS_PAGE_SIZE` (`core/page-sizes.ts`) each. The cursor is the number of the
 * last one (`server/http/number-cursor.ts`). Throws 404, and 400 for an invalid cursor.
 */
export async function listExports(
  { db }: ReadDeps,
  own: OwnedId,
  cursor: string | undefined,
): Promise<ExportList> {
  const before = numberBefore(cursor);
  if (!(await findCampaign(db, own))) throw new AppError("not_found");
  const { userId, id: campaignId } = own;
  const rows = await repo.listExports(db, { userId, campaignId, before, limit: EXPORTS_PAGE_SIZE + 1 });
  const { shown, nextCursor } = cutNumberPage(rows, EXPORTS_PAGE_SIZE);
  return { items: shown.map(presentExport), nextCursor };
}

/**
 * Adds or removes the tick of a step (`stepKey` in `present-export.ts`) when the user clicks it on
 * the dialog's last page (`PATCH /api/exports/:id` in `exports.routes.ts`). Throws 404, and 400 for
 * a step that the export lacks (`core/exports/messages.ts`).
 */
export async function tickStep({ db }: ReadDeps, own: OwnedId, tick: TickStep): Promise<Export> {
  const row = await repo.findExport(db, own);
  if (!row) throw new AppError("not_found");
  const key = stepKey(tick);
  if (!row.platforms.some((choice) => stepKey(choice) === key)) {
    throw invalidField("platform", exportMessages.unknownStep);
  }
  const ticked = await repo.tickStep(db, own, key, tick.done);
  if (!ticked) throw new AppError("not_found");
  return presentExport(ticked);
}

/**
 * An export's archive, ready to be sent: name, size in bytes, ETag and a way to open its bytes.
 * `findArchive` makes it from the row that `buildArchive` completed, for `exports.routes.ts`.
 */
export interface Archive {
  readonly name: string;
  readonly bytes: number;
  readonly etag: string;
  /** Streams the archive, or a range of it. */
  readonly open: (range?: ByteRange) => ReadableStream<Uint8Array<ArrayBuffer>>;
}

/**
 * Finds the archive of an export for `GET /api/exports/:id/download` in `exports.routes.ts`. Throws
 * 404 for another user's export, until the export is complete, and for one without ads, which has
 * no archive. `server/lib/stored-zip.ts` lays out the ZIP; `exportArchiveName` in `export-names.ts`
 * makes its name.
 */
export async function findArchive(deps: FilesDeps, own: OwnedId): Promise<Archive> {
  const row = await repo.findExport(deps.db, own);
  if (!row?.entries || row.archiveName === null || row.etag === null) throw new AppError("not_found");
  const layout = layoutZip(row.entries);
  return {
    name: row.archiveName,
    bytes: layout.size,
    etag: `"${row.etag}"`,
    open: (range) => ReadableStream.from(readZip(layout, entryReader(deps, own), range)),
  };
}

/**
 * Returns a reader for the files of an export's archive, for downloads and the data export
 * (`export-data.service.ts`). Small files lie in one stored bundle (`collect-files.ts`), which is
 * read once for all of them.
 */
export function entryReader(deps: FilesDeps, { userId }: Pick<OwnedId, "userId">) {
  const bundles = new Map<string, Uint8Array<ArrayBuffer>>();
  return async ({ fileId, start, bytes }: ArchiveEntry) => {
    const open = async () => (await findKeptFile(deps, { userId, id: fileId })).open();
    if (start === undefined) return open();
    const bundle = bundles.get(fileId) ?? new Uint8Array(await new Response(await open()).arrayBuffer());
    bundles.set(fileId, bundle);
    return new Blob([bundle.subarray(start, start + bytes)]).stream();
  };
}

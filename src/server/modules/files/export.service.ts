import { and, asc, eq, gt, inArray, isNotNull, isNull } from "drizzle-orm";
import { ifFound } from "#server/lib/errors.ts";
import type { ZipEntry } from "#server/lib/zip.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { extensionOf } from "./file-extensions.ts";
import { UPLOADED } from "./files.repo.ts";
import { files } from "./files.table.ts";
import { findFile, type FilesDeps } from "./files.service.ts";

const PAGE_SIZE = 100;

/**
 * Yields the user's uploaded files (purposes: `UPLOADED` in `files.repo.ts`) and the avatar as ZIP
 * entries, `<purpose>s/<id>` with the extension of `file-extensions.ts`, in the order of their ids;
 * `data-export/data-export.service.ts` puts them into the archive. Files deleted meanwhile open as
 * `undefined` and are left out.
 */
export async function* readAllUploads(deps: FilesDeps, userId: UserId): AsyncGenerator<ZipEntry> {
  const uploaded = and(
    eq(files.userId, userId),
    inArray(files.purpose, [...UPLOADED, "avatar"]),
    isNull(files.deletedAt),
    isNotNull(files.storedAt),
  );
  const { id, purpose, type } = files;
  for (let after = ""; ;) {
    const rows = await deps.db
      .select({ id, purpose, type })
      .from(files)
      .where(and(uploaded, gt(id, after)))
      .orderBy(asc(id))
      .limit(PAGE_SIZE);
    for (const row of rows) {
      yield {
        name: `${row.purpose}s/${row.id}.${extensionOf(row.type)}`,
        open: () => ifFound(async () => (await findFile(deps, { userId, id: row.id })).open()),
      };
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = last.id;
  }
}

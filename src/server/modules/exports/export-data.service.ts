import { ifFound } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { ZipEntry } from "#server/lib/zip.ts";
import { findKeptFile, type FilesDeps } from "../files/files.public.ts";
import { listAllExports, type ExportRow } from "./exports.repo.ts";
import { entryReader } from "./exports.service.ts";
import { presentExport } from "./present-export.ts";
import { listAllRemembered, listAllTemplates } from "./templates/templates.repo.ts";

const PAGE_SIZE = 20;

async function* allRows({ db }: Pick<FilesDeps, "db">, userId: UserId): AsyncGenerator<ExportRow[]> {
  for (let after = ""; ;) {
    const rows = await listAllExports(db, userId, after, PAGE_SIZE);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = last.id;
  }
}

/**
 * Yields all exports of a user in the API's format (`presentExport` in `present-export.ts`), 20 at
 * a time (`PAGE_SIZE`); `data-export.service.ts` writes them to `exports.json` when a user
 * downloads all data.
 */
export async function* readAllExports(
  deps: Pick<FilesDeps, "db">,
  userId: UserId,
): AsyncGenerator<readonly object[]> {
  for await (const rows of allRows(deps, userId)) yield rows.map(presentExport);
}

/**
 * Yields a user's own sheets with the fields of their columns, then the choices remembered for
 * headers (`template_mappings`), for `export-sheets.json` when the user downloads all data
 * (`data-export.service.ts`). The format is made in this function.
 */
export async function* readAllTemplates(
  { db }: Pick<FilesDeps, "db">,
  userId: UserId,
): AsyncGenerator<readonly object[]> {
  const rows = await listAllTemplates(db, userId);
  yield rows.map(({ id, campaignId, network, name, reading, mapping, usedAt }) => ({
    ...{ id, campaignId, network, name, usedAt },
    tables: mapping.map(({ copyFrom, columns }, table) => ({
      copyFrom,
      columns: columns.map(({ at, field, state }) => ({
        ...{ field, state },
        header: reading.tables[table]?.columns[at]?.header ?? "",
      })),
    })),
  }));
  yield (await listAllRemembered(db, userId)).map(({ header, mapping }) => ({ header, mapping }));
}

/**
 * Yields a user's own sheets and the files of the user's exports, as `sheets/<id>/<name>` and
 * `exports/<id>/<name>`, when the user downloads all data (`data-export.service.ts`). Files deleted
 * meanwhile open as `undefined` and are left out.
 */
export async function* readAllExportFiles(deps: FilesDeps, userId: UserId): AsyncGenerator<ZipEntry> {
  for (const { id, fileId, name } of await listAllTemplates(deps.db, userId)) {
    const open = async () => (await findKeptFile(deps, { userId, id: fileId })).open();
    yield { name: `sheets/${id}/${name}`, open: () => ifFound(open) };
  }
  for await (const rows of allRows(deps, userId)) {
    for (const { id, entries } of rows) {
      const open = entryReader(deps, { userId });
      for (const entry of entries ?? []) {
        yield { name: `exports/${id}/${entry.name}`, open: () => ifFound(() => open(entry)) };
      }
    }
  }
}

import type { Generation } from "#core/generations/api.ts";
import type { UnitEntry } from "#core/generations/units.ts";
import { ifFound } from "#server/lib/errors.ts";
import type { ZipEntry } from "#server/lib/zip.ts";
import { findFile, type FilesDeps } from "../files/files.public.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { filmEntries } from "./film/film-archive.ts";
import type { GenerationRow } from "./generations.present.ts";
import * as repo from "./generations.repo.ts";
import { listGenerations, type GenerationsDeps } from "./generations.service.ts";
import type { ArchiveFile } from "./generator.ts";
import { contentOf } from "./generators.ts";
import { listUnits } from "./units/unit-list.service.ts";

const PAGE_SIZE = 50;

/**
 * Yields a user's generations in the API's format (`presentRow` in `generations.service.ts`),
 * newest first, page by page (`HISTORY_PAGE_SIZE` in `core/page-sizes.ts`).
 * `data-export/data-export.service.ts` writes them to the export.
 */
export async function* readAllGenerations(
  deps: Pick<GenerationsDeps, "db" | "ai">,
  userId: UserId,
): AsyncGenerator<readonly Generation[]> {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await listGenerations(deps, { userId, cursor });
    yield page.items;
    cursor = page.nextCursor;
  }
}

/**
 * Yields a user's list of units, newest first, page by page (`UNITS_PAGE_SIZE` in
 * `core/page-sizes.ts`). `data-export/data-export.service.ts` writes them to the export;
 * `units/unit-list.service.ts` makes the entries.
 */
export async function* readAllUnits(
  { db }: Pick<GenerationsDeps, "db">,
  userId: UserId,
): AsyncGenerator<readonly UnitEntry[]> {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await listUnits(db, { userId, cursor });
    yield page.items;
    cursor = page.nextCursor;
  }
}

/**
 * Yields the result files and videos of a user's generations, each generation in a folder
 * `results/<date>-<kind>-<id>` (`folderOf` in this file). `data-export/data-export.service.ts` puts
 * them into the archive; files inside come from each kind's `archive` and from
 * `film/film-archive.ts`.
 */
export async function* readAllResultFiles(deps: FilesDeps, userId: UserId): AsyncGenerator<ZipEntry> {
  let after: Cursor | undefined;
  for (;;) {
    const rows = await repo.listOwned(deps.db, { userId, kind: undefined, after, limit: PAGE_SIZE });
    for (const row of rows) {
      const files = contentOf(row).archive()?.files ?? [];
      for (const file of files) yield entryOf(deps, row, file);
      for await (const film of filmEntries(deps, row))
        yield { ...film, name: `${folderOf(row)}/${film.name}` };
    }
    after = rows.at(-1);
    if (rows.length < PAGE_SIZE) return;
  }
}

const folderOf = ({ id, kind, createdAt }: GenerationRow) =>
  `results/${createdAt.toISOString().slice(0, 10)}-${kind}-${id}`;

function entryOf(deps: FilesDeps, row: GenerationRow, file: ArchiveFile): ZipEntry {
  const { userId } = row;
  const name = `${folderOf(row)}/${file.name}`;
  if ("text" in file) return { name, compress: true, open: async () => new Blob([file.text]).stream() };
  return { name, open: () => ifFound(async () => (await findFile(deps, { userId, id: file.file })).open()) };
}

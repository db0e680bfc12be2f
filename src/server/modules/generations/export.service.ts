import type { Generation } from "#core/generations/api.ts";
import type { Unit } from "#core/generations/units.ts";
import { orGone } from "#server/lib/errors.ts";
import type { ZipEntry } from "#server/lib/zip.ts";
import { findFile, type FilesDeps } from "../files/files.service.ts";
import type { Place } from "#server/http/cursor.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { GenerationRow } from "./generations.present.ts";
import * as repo from "./generations.repo.ts";
import { listGenerations, type GenerationsDeps } from "./generations.service.ts";
import type { ArchiveFile } from "./tool.ts";
import { toolOf } from "./tools.ts";
import { listUnits } from "./units/unit-list.service.ts";

const PAGE = 50;

/** All of a user's generations as the API answers them, newest first, a page at a time. */
export async function* allGenerations(
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

/** All of what a user's units went to, newest first, a page at a time. */
export async function* allUnits(
  { db }: Pick<GenerationsDeps, "db">,
  userId: UserId,
): AsyncGenerator<readonly Unit[]> {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await listUnits(db, { userId, cursor });
    yield page.items;
    cursor = page.nextCursor;
  }
}

/** The files that a user's generations have made, in a folder for each, as they are downloaded one by one. */
export async function* allResults(deps: FilesDeps, userId: UserId): AsyncGenerator<ZipEntry> {
  let after: Place | undefined;
  for (;;) {
    const rows = await repo.listOwn(deps.db, { userId, kind: undefined, after, limit: PAGE });
    for (const row of rows) {
      const files =
        row.output === null ? [] : (toolOf(row.kind).archive?.(row.output, row.input).files ?? []);
      for (const file of files) yield entryOf(deps, row, file);
    }
    after = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}

function entryOf(deps: FilesDeps, row: GenerationRow, file: ArchiveFile): ZipEntry {
  const { id, userId, kind, createdAt } = row;
  const name = `results/${createdAt.toISOString().slice(0, 10)}-${kind}-${id}/${file.name}`;
  if ("text" in file) return { name, compress: true, open: async () => new Blob([file.text]).stream() };
  return { name, open: () => orGone(async () => (await findFile(deps, { userId, id: file.file })).open()) };
}

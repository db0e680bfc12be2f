import { posix } from "node:path";
import { AppError } from "#server/lib/errors.ts";
import { zipStream, type ZipEntry } from "#server/lib/zip.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { findFile, type FilesDeps } from "../files/files.public.ts";
import { filmEntries } from "./film/film-archive.ts";
import type { GenerationRow } from "./generations.present.ts";
import * as repo from "./generations.repo.ts";
import type { ArchiveFile } from "./generator.ts";
import { contentOf } from "./generators.ts";

interface Archive {
  readonly name: string;
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/**
 * Builds the ZIP archive (`server/lib/zip.ts`) of a generation's stored parts and finished videos
 * for `GET /api/generations/:id/download` (`image/images.routes.ts`); `folder` limits it to one
 * folder. Throws 404 when there are no files. Each kind's `archive` (`*.generator.ts`) lists its
 * files and names the ZIP; videos are added by `film/film-archive.ts`.
 */
export async function archiveGeneration(deps: FilesDeps, own: OwnedId, folder?: string): Promise<Archive> {
  const row = await repo.findOwned(deps.db, own);
  const archive = row && contentOf(row).archive();
  const files =
    folder === undefined ? archive?.files : archive?.files.flatMap((file) => within(folder, file));
  if (!archive || !files || files.length === 0) throw new AppError("not_found");
  return { name: archive.name, stream: zipStream(entriesOf(deps, row, files, folder)) };
}

/** The files of a generation, then its finished videos, which are in no folder but `video`. */
async function* entriesOf(
  deps: FilesDeps,
  row: GenerationRow,
  files: readonly ArchiveFile[],
  folder: string | undefined,
): AsyncGenerator<ZipEntry> {
  for (const file of files) yield entryOf(deps, row.userId, file);
  if (folder === undefined || folder === "video") yield* filmEntries(deps, row);
}

/** Returns the file with its path inside the folder's archive; empty for files of other folders. */
function within(folder: string, file: ArchiveFile): ArchiveFile[] {
  if (file.name.startsWith(`${folder}/`)) return [file];
  const isShared = "text" in file && file.alsoIn === folder;
  return isShared ? [{ ...file, name: `${folder}/${posix.basename(file.name)}` }] : [];
}

function entryOf(deps: FilesDeps, userId: UserId, file: ArchiveFile): ZipEntry {
  const { name } = file;
  if ("text" in file) return { name, compress: true, open: async () => new Blob([file.text]).stream() };
  return { name, open: async () => (await findFile(deps, { userId, id: file.file })).open() };
}

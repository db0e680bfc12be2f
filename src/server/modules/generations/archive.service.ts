import { posix } from "node:path";
import { AppError } from "#server/lib/errors.ts";
import { zipStream, type ZipEntry } from "#server/lib/zip.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findFile, type FilesDeps } from "../files/files.service.ts";
import * as repo from "./generations.repo.ts";
import type { ArchiveFile } from "./tool.ts";
import { toolOf } from "./tools.ts";

interface Archive {
  readonly name: string;
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** What a generation has made so far as one archive; with `folder`, that part of it. Throws 404 when there is nothing. */
export async function archiveGeneration(deps: FilesDeps, own: repo.Own, folder?: string): Promise<Archive> {
  const row = await repo.findOwn(deps.db, own);
  const archive = row?.output ? toolOf(row.kind).archive?.(row.output, row.input) : undefined;
  const files =
    folder === undefined ? archive?.files : archive?.files.flatMap((file) => within(folder, file));
  if (!archive || !files || files.length === 0) throw new AppError("not_found");
  const entries = files.map((file) => entryOf(deps, own.userId, file));
  return { name: archive.name, stream: zipStream(entries) };
}

/** The file as it lies in the download of one folder, if it does. */
function within(folder: string, file: ArchiveFile): ArchiveFile[] {
  if (file.name.startsWith(`${folder}/`)) return [file];
  const isThereToo = "text" in file && file.alsoIn === folder;
  return isThereToo ? [{ ...file, name: `${folder}/${posix.basename(file.name)}` }] : [];
}

function entryOf(deps: FilesDeps, userId: UserId, file: ArchiveFile): ZipEntry {
  const { name } = file;
  if ("text" in file) return { name, compress: true, open: async () => new Blob([file.text]).stream() };
  return { name, open: async () => (await findFile(deps, { userId, id: file.file })).open() };
}

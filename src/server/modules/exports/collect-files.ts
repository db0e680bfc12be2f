import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import type { UserId } from "#server/lib/user-id.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import { findKeptFile, storeGenerated } from "../files/files.public.ts";
import type { ArchiveEntry } from "./archive-entry.ts";

/**
 * Dependencies of services that store files of exports and own sheets; `boot/deps.ts` provides
 * them.
 */
export interface FileDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly newId: () => string;
}

/**
 * Collects the files of one archive while it is built: pictures are stored one by one, small files
 * together in one bundle. `collectFiles` in this file makes it; `writeFolder` (`write-folder.ts`)
 * and `buildArchive` (`build-archive.ts`) add to it.
 */
export interface FileCollector {
  /** Adds a small file, whose bytes are stored when the archive is complete. */
  readonly addSmall: (name: string, bytes: Uint8Array) => void;
  /** Adds a file that is stored already, for example a picture, under a path in the archive. */
  readonly addStored: (name: string, file: StoredContent) => void;
  /** Stores a new picture of a media type such as "image/jpeg"; `addStored` adds it. */
  readonly store: (bytes: Uint8Array, type: string) => Promise<StoredContent>;
  /** Size, checksums and content of a stored file. Throws 404 if the user has no such file. */
  readonly read: (fileId: string) => Promise<StoredContent & { readonly content: () => Promise<Uint8Array> }>;
  /** Names and SHA-256 of all entries added so far, in their order, for `SHA256SUMS.txt`. */
  readonly checksums: () => readonly { readonly name: string; readonly sha256: string }[];
  /** Stores the small files and returns all entries in their order, and the ids of new files. */
  readonly finish: () => Promise<{ readonly entries: ArchiveEntry[]; readonly fileIds: string[] }>;
}

/**
 * Place of a stored file of an export, with the size and checksums that its archive entry needs.
 */
type StoredContent = Pick<ArchiveEntry, "fileId" | "bytes" | "crc32" | "sha256">;

const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/**
 * Creates the collector of one try of an export; `buildArchive` (`build-archive.ts`) makes one and
 * finishes it at the end. Files are stored with `storeGenerated` of `files` (`files.service.ts`).
 */
export function collectFiles(deps: FileDeps, userId: UserId): FileCollector {
  const entries: (ArchiveEntry & { readonly content?: Uint8Array })[] = [];
  const fileIds: string[] = [];
  const known = new Map<string, StoredContent>();
  let start = 0;

  const store = async (bytes: Uint8Array, type: string) => {
    const { id: fileId } = await storeGenerated(deps, { userId, content: { bytes, type } });
    fileIds.push(fileId);
    return { fileId, bytes: bytes.length, crc32: crc32(bytes), sha256: hash(bytes) };
  };

  return {
    store,
    addSmall(name, content) {
      const { length } = content;
      const sums = { crc32: crc32(content), sha256: hash(content) };
      entries.push({ name, bytes: length, ...sums, fileId: "", start, content });
      start += length;
    },
    addStored: (name, file) => void entries.push({ name, ...file }),
    async read(fileId) {
      const file = await findKeptFile(deps, { userId, id: fileId });
      const content = async () => new Uint8Array(await new Response(await file.open()).arrayBuffer());
      const stored = known.get(fileId) ?? {
        ...{ fileId, bytes: file.bytes, sha256: file.sha256 },
        crc32: await checksum(await file.open()),
      };
      known.set(fileId, stored);
      return { ...stored, content };
    },
    checksums: () => entries.map(({ name, sha256 }) => ({ name, sha256 })),
    async finish() {
      const small = entries.flatMap(({ content }) => content ?? []);
      const bundle = await store(Buffer.concat(small), "application/octet-stream");
      return {
        entries: entries.map(({ content, ...entry }) =>
          content ? { ...entry, fileId: bundle.fileId } : entry,
        ),
        fileIds,
      };
    },
  };
}

/** CRC-32 of a stream, which is read chunk by chunk. */
async function checksum(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<number> {
  let sum = 0;
  for await (const chunk of stream) sum = crc32(chunk, sum);
  return sum;
}

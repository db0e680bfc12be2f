import { createHash } from "node:crypto";
import { newKey, type Storage } from "#server/adapters/storage/storage.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import * as repo from "./files.repo.ts";
import type { FilePurpose } from "./files.table.ts";

/**
 * Dependencies of storing a file: database, clock, storage (`server/adapters/storage/storage.ts`)
 * and ids. `boot/deps.ts` provides them to the services of this slice.
 */
export interface StoreFileDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly newId: () => string;
}

/**
 * Content that `storeFile` stores; ingest (`server/render/ingest/image-ingest.ts`), composer and
 * workers make it. `type` is determined by the server, never claimed by a client; width and height
 * in px.
 */
export interface FileContent {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly width?: number;
  readonly height?: number;
  /** Name for downloads. */
  readonly name?: string;
}

interface NewStoredFile {
  readonly userId: UserId;
  readonly purpose: FilePurpose;
  readonly content: FileContent;
  /** Maximum number of bytes of all uploads of the user. */
  readonly limit?: number;
}

/**
 * Stores a file in the storage adapter and returns its id; the services of this slice call it.
 * Inserts the row first, so that the sweep finds incomplete files. Throws `StorageError`, 413
 * `storage_limit` if all uploads of the user would exceed `limit` bytes (callers pass
 * `LIMITS.uploadedBytesPerUser` of `core/limits.ts` for the purposes of `UPLOADED` in
 * `files.repo.ts`, else none), and 401 `unauthorized` if the row was deleted meanwhile, as with its
 * account.
 */
export async function storeFile(
  deps: StoreFileDeps,
  { userId, purpose, content, limit }: NewStoredFile,
): Promise<string> {
  const { db, clock, storage, newId } = deps;
  const { bytes, type, width = null, height = null, name = null } = content;
  const id = newId();
  const key = newKey(purpose, newId);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await db.transaction(async (tx) => {
    if (limit !== undefined && (await repo.lockUploadedBytes(tx, userId)) + bytes.length > limit) {
      throw new AppError("storage_limit");
    }
    const file = { id, userId, purpose, key, type, bytes: bytes.length, sha256, width, height, name };
    await repo.insertFile(tx, clock, file);
  });
  try {
    await storage.put(key, bytes, type);
    if (!(await repo.markStored(db, clock, { userId, id }))) throw new AppError("unauthorized");
  } catch (error) {
    // The sweep would find it too; until then it would count against the user's limit.
    await repo.markDeleted(db, clock, { userId, id }).catch(() => {});
    throw error;
  }
  return id;
}

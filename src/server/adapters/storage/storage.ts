import type { ByteRange } from "#server/lib/byte-range.ts";

/**
 * Stores files under keys from `newKey`, for the slice `files` (rows), `erasure-marks.ts`, backup
 * and restore. `openStorage` in `boot/deps.ts` opens an S3 bucket (`storage.s3.ts`) with the `S3_`
 * settings, else a folder (`storage.disk.ts`). Throws `StorageError`; `open` gives `undefined` for
 * a missing file. Callers limit sizes before, such as `files/store-file.ts`.
 */
export interface Storage {
  /**
   * Resolves when the bytes are durable; a failure leaves no readable file. Throws `StorageError`.
   */
  readonly put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /**
   * Streams the file, or a range of it that is not empty and ends within it; `undefined` for a
   * missing file. Throws `StorageError`.
   */
  readonly open: (
    key: string,
    range?: ByteRange,
  ) => Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined>;
  /**
   * Deletes the file, if any, and the leftovers of an interrupted `put`. Throws `StorageError`.
   */
  readonly remove: (key: string) => Promise<void>;
  /** Throws `StorageError` when files cannot be stored. */
  readonly check: () => Promise<void>;
}

/**
 * A failed storage operation; requests answer `storage_unavailable`, 503
 * (`http/middleware/on-error.ts`). The two storages and the functions below throw it. Its message
 * contains neither key nor URL.
 */
export class StorageError extends Error {
  /** Code of the system or the service, for example ENOSPC or 503. */
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(`storage failed: ${code}`, { cause });
    this.name = "StorageError";
    this.code = code;
  }
}

const KEY = /^[a-z]{1,20}\/[0-9a-f]{2}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Creates the key of a new file, `<prefix>/<2 characters>/<id>`, before it is stored: unguessable
 * and without user input. Its first characters spread the files over folders. `files/store-file.ts`
 * calls it with the file's purpose, and `erasure-marks.ts`. Throws `StorageError` for a malformed
 * prefix; `KEY` above has the format.
 */
export function newKey(prefix: string, newId: () => string): string {
  const id = newId();
  return assertKey(`${prefix}/${id.slice(0, 2)}/${id}`);
}

/**
 * Whether the text has the format of `newKey` (`KEY` above), which cannot point outside the
 * storage. The restore checks the keys of a backup with it (`cli/backup/manifest.ts`).
 */
export const isKey = (text: string): boolean => KEY.test(text);

/**
 * Returns a valid key (`isKey`); throws `StorageError` for any other text, so that no path leaves
 * the storage. Every call of `storage.disk.ts` and `storage.s3.ts` starts with it.
 */
export function assertKey(key: string): string {
  if (!isKey(key)) throw new StorageError("bad key");
  return key;
}

/**
 * Reads a whole stored file into memory, for `readFile` of `files.service.ts`, with which
 * generations, films and readings read, and for `npm run doctor`. Throws `StorageError`, also for a
 * missing file.
 */
export async function readAll(storage: Storage, key: string): Promise<Uint8Array> {
  const stream = await storage.open(key);
  if (!stream) throw new StorageError("missing");
  try {
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (error) {
    throw new StorageError("incomplete", error);
  }
}

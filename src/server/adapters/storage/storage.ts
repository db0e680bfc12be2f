/** Keeps files under keys that this product makes itself. Implementations: a folder, or an S3 bucket. */
export interface Storage {
  /** Resolves when the bytes are safe; after a failure there is nothing readable under the key. Throws `StorageError`. */
  readonly put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** The bytes as they come; `undefined` when there are none. Throws `StorageError`. */
  readonly open: (key: string) => Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined>;
  /** Removes what is under the key, and what an interrupted `put` has left there; nothing is fine too. Throws `StorageError`. */
  readonly remove: (key: string) => Promise<void>;
  /** Throws `StorageError` when files cannot be kept now. */
  readonly check: () => Promise<void>;
}

/** Why the storage did not do it. Its message names neither key nor address. */
export class StorageError extends Error {
  /** The system's or the service's code, for example ENOSPC or 503. */
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(`storage failed: ${code}`, { cause });
    this.name = "StorageError";
    this.code = code;
  }
}

const KEY = /^[a-z]{1,20}\/[0-9a-f]{2}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The key of a new file: nothing a user wrote is in it, and nobody can guess it. Two letters spread it over folders. */
export function newKey(prefix: string, newId: () => string): string {
  const id = newId();
  return checkedKey(`${prefix}/${id.slice(0, 2)}/${id}`);
}

/** Whether `newKey` could have made it: such a key leads to no place outside the storage. */
export const isKey = (text: string): boolean => KEY.test(text);

/** Lets only keys of `newKey` through, which keeps every path inside the storage. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new StorageError("bad key");
  return key;
}

/** The whole file in memory. Throws `StorageError`, also when there is none. */
export async function readAll(storage: Storage, key: string): Promise<Uint8Array> {
  const stream = await storage.open(key);
  if (!stream) throw new StorageError("missing");
  try {
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (error) {
    throw new StorageError("cut off", error);
  }
}

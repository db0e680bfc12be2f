import { constants } from "node:fs";
import { access, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import type { ByteRange } from "#server/lib/byte-range.ts";
import { assertKey, StorageError, type Storage } from "./storage.ts";

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "unknown";

async function wrapErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StorageError ? error : new StorageError(codeOf(error), error);
  }
}

/** Makes renames and new files in a folder survive a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY);
  await handle.sync().finally(() => handle.close());
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Stores files below `root` (`files` in the data folder; the restore also looks in an earlier one)
 * with owner-only permissions. Writes are atomic and durable: to `<key>.part`, synced and renamed.
 * Throws `StorageError` with the code of the system. `openStorage` in `boot/deps.ts` calls it when
 * no bucket is configured, and the restore of a backup.
 */
export function createDiskStorage({ root }: { readonly root: string }): Storage {
  const pathOf = (key: string) => join(root, assertKey(key));
  const partOf = (key: string) => `${pathOf(key)}.part`;

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    const path = pathOf(key);
    const part = partOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await writeDurably(part, bytes);
      await rename(part, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await remove(key);
      throw error;
    }
  }

  async function remove(key: string): Promise<void> {
    await rm(partOf(key), { force: true });
    await rm(pathOf(key), { force: true });
  }

  async function openFile(
    key: string,
    range?: ByteRange,
  ): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined> {
    const handle = await open(pathOf(key), "r").catch((error: unknown) => {
      if (codeOf(error) === "ENOENT") return undefined;
      throw error;
    });
    // The stream's `end` is the last byte.
    const bounds = range && { start: range.start, end: range.end - 1 };
    return (
      handle && (Readable.toWeb(handle.createReadStream(bounds)) as ReadableStream<Uint8Array<ArrayBuffer>>)
    );
  }

  return {
    put: (key, bytes) => wrapErrors(() => put(key, bytes)),
    open: (key, range) => wrapErrors(() => openFile(key, range)),
    remove: (key) => wrapErrors(() => remove(key)),
    check: () =>
      wrapErrors(async () => {
        await mkdir(root, { recursive: true, mode: 0o700 });
        await access(root, constants.W_OK | constants.X_OK);
      }),
  };
}

import { open, stat, truncate, type FileHandle } from "node:fs/promises";

const MAX_BYTES = 4_000_000;

/**
 * Opens the log of the embedded server at `path` (`logFile` of `cluster.ts`) for appending, when
 * `postmaster.ts` starts the server; only the owner may read it. `trimLogFile` limits its size.
 */
export function openLogFile(path: string): Promise<FileHandle> {
  return open(path, "a", 0o600);
}

/**
 * Truncates the log of the embedded server if it is larger than `MAX_BYTES`, at the start and every
 * hour (`HOUR_MS` in `embedded-postgres.ts`). Safe while the server appends to it.
 */
export async function trimLogFile(path: string): Promise<void> {
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  if (size > MAX_BYTES) await truncate(path);
}

/**
 * Reads the end of the embedded server's log from byte `from`, at most 2,000 bytes (this function),
 * for the message about a failed start (`postmaster.ts`).
 */
export async function readLogSince(path: string, from: number): Promise<string> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const start = Math.max(from, size - 2000, 0);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(size - start, 0)), {
      position: start,
    });
    return buffer.toString("utf8", 0, bytesRead).trim();
  } finally {
    await file.close();
  }
}

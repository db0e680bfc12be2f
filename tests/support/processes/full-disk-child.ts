/**
 * Runs in a folder of one megabyte: writes files through the disk storage until it is full and
 * prints the outcomes.
 */
import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { createDiskStorage } from "#server/adapters/storage/storage.disk.ts";
import { newKey } from "#server/adapters/storage/storage.ts";

const root = process.argv[2] ?? "";
const storage = createDiskStorage({ root });
const put = async (kilobytes: number) => {
  const bytes = new Uint8Array(kilobytes * 1024);
  return storage.put(newKey("uploads", randomUUID), bytes, "image/png").then(
    () => "stored",
    (error: { code: string }) => error.code,
  );
};
const outcomes = [await put(500), await put(3000), await put(400)];
const found = await readdir(root, { recursive: true, withFileTypes: true });
const files = found.filter((entry) => entry.isFile()).length;
process.stdout.write(JSON.stringify({ outcomes, files }));

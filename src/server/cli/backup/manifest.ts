import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import * as z from "zod";
import { isKey } from "#server/adapters/storage/storage.ts";

const keySchema = z.string().refine(isKey);

/**
 * What a backup holds. It is written last, so a folder without it is no backup. A backup may have been in other hands: no
 * path in it leads out of its folder.
 */
const manifestSchema = z.object({
  format: z.literal(1),
  /** When the snapshot was taken, by the database's clock. */
  takenAt: z.iso.datetime({ offset: true }),
  schema: z.string(),
  /** In the order in which they are put back. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      part: z.string().regex(/^rows\/\d+\.ndjson$/),
      rows: z.number(),
      sha256: z.string(),
    }),
  ),
  files: z.array(z.object({ key: keySchema, type: z.string(), sha256: z.string() })),
  /** Keys of files that the rows name and the storage did not have. */
  missing: z.array(keySchema),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = "manifest.json";
export const SECRET = "secret";

/** Where a stored file lies inside a backup. */
export const filePath = (folder: string, key: string) => join(folder, "files", ...key.split("/"));

/** Something the operator can mend; its message says how. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** Throws `BackupError` when the folder holds no backup that this version can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => undefined);
  if (text === undefined) throw new BackupError(`${folder} holds no backup: there is no ${MANIFEST} in it.`);
  const read = manifestSchema.safeParse(parsed(text));
  if (!read.success) throw new BackupError(`${join(folder, MANIFEST)} was not written by this version.`);
  return read.data;
}

/** `undefined` for what is no JSON, for instance the half of a file. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** SHA-256 of a file on disk, in hex. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

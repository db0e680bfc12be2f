import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import * as z from "zod";
import { isKey } from "#server/adapters/storage/storage.ts";

const keySchema = z.string().refine(isKey);

/**
 * Contents of a backup. The manifest is written last, so a folder without it is incomplete. A
 * backup may have been modified, so the schema rejects paths that lead out of the folder.
 */
const manifestSchema = z.object({
  format: z.literal(1),
  /** Time of the snapshot, by the database's clock. */
  takenAt: z.iso.datetime({ offset: true }),
  schema: z.string(),
  /** In the order of restoring. */
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
  /** Keys of files that rows refer to and the storage did not have. */
  missing: z.array(keySchema),
});

/**
 * Contents of a backup: `takeBackup` (`backup/backup.ts`) writes it to `manifest.json`,
 * `readBackupManifest` checks it with `manifestSchema` and the restore reads it.
 */
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * Name of the file that completes a backup; `takeBackup` (`backup/backup.ts`) writes it last,
 * `readBackupManifest` reads it; format: `manifestSchema` in this file.
 */
export const MANIFEST = "manifest.json";
/**
 * Name of the file with the signing secret inside a backup; `takeBackup` (`backup/backup.ts`)
 * writes it if the secret is in the data folder, and `restoreBackup` (`restore.ts`) copies it back.
 */
export const SECRET = "secret";

/**
 * Path of a stored file inside a backup: `files/<key>`, with the keys of `newKey`
 * (`adapters/storage/storage.ts`). The backup writes and the restore reads there.
 */
export const filePath = (folder: string, key: string) => join(folder, "files", ...key.split("/"));

/**
 * A failure that the operator can fix; the message explains how. Thrown by the backup and the
 * restore; `explain-failure.ts` knows its name and prints it without a stack.
 */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/**
 * Reads the manifest of a backup before its restore (`restore.ts` beside it). Throws `BackupError`
 * for a folder without a backup that this version can read.
 */
export async function readBackupManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => undefined);
  if (text === undefined) throw new BackupError(`${folder} is not a backup: it has no ${MANIFEST}.`);
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new BackupError(`${join(folder, MANIFEST)} was not written by this version.`);
  return parsed.data;
}

/** Parses JSON; `undefined` if the text is not JSON, for example a partial file. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * SHA-256 of a file on disk, in hex. The restore (`restore.ts`) compares it with the hash in the
 * manifest; the backup compares a copied file with its row in the table `files`.
 */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

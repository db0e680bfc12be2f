import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { prepareDataDir } from "../boot/data-dir.ts";

/**
 * Path of the file with the signing secret in a data folder. `loadOrCreateSecret` writes it,
 * `cli/backup.ts` and `cli/restore.ts` copy it; its name inside a backup is `SECRET`
 * (`cli/backup/manifest.ts`).
 */
export const secretFile = (dataDir: string): string => join(dataDir, "secret");

/**
 * Returns the signing secret of an installation without `AUTH_SECRET` from `secretFile` in the data
 * folder; the first start creates it (32 random bytes in base64url). `createDeps` (`boot/deps.ts`)
 * and the restore call it. Throws `ConfigError` for an unusable folder (`boot/data-dir.ts`).
 */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const file = secretFile(dataDir);
  await prepareDataDir(dataDir);
  try {
    // `wx` fails if the file exists, so concurrent starts agree on one secret.
    await writeFile(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return (await readFile(file, "utf8")).trim();
}

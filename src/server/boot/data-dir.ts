import { access, constants, mkdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Config } from "./config.ts";
import { malformedSetting } from "./settings.ts";

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "unknown reason";

/**
 * Replaces recursive `mkdir`, which never returns below /proc (Node.js 26.10, tested 2026-11-22).
 */
async function makeFolder(path: string, parents = true): Promise<void> {
  try {
    await mkdir(path, { mode: 0o711 });
  } catch (error) {
    if (codeOf(error) === "EEXIST" && (await stat(path)).isDirectory()) return;
    if (codeOf(error) !== "ENOENT" || !parents || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await makeFolder(path, false);
  }
}

/**
 * Creates the data folder (`DATA_DIR`; default in `config.ts`) with its parents at start, and again
 * before the secret and the embedded database are stored in it. A folder that exists keeps its
 * permissions. Throws `ConfigError` when it cannot be created or written.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(resolve(dataDir));
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw malformedSetting("DATA_DIR", `cannot be used (${codeOf(error)})`);
  }
}

/**
 * Whether the configuration stores anything in the data folder: the embedded database, the secret,
 * files or the outbox. If not, `main.ts` does not create the folder.
 */
export function usesDataDir({ databaseUrl, authSecret, s3, smtpUrl }: Config): boolean {
  return [databaseUrl, authSecret, s3, smtpUrl].includes(undefined);
}

import { access, constants, mkdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Config } from "./config.ts";
import { malformed } from "./settings.ts";

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "unknown reason";

/** As `mkdir` with `recursive`, which never returns for a folder below /proc (Node.js 26.10, tried 2026-11-22). */
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

/** Makes the folder that everything embedded lives in. Throws `ConfigError` when it cannot be made or written to. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(resolve(dataDir));
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw malformed("DATA_DIR", `cannot be used (${codeOf(error)})`);
  }
}

/** Whether something is kept in the folder: an installation that has everything elsewhere may have none. */
export function usesDataDir({ databaseUrl, authSecret, s3, smtpUrl }: Config): boolean {
  return [databaseUrl, authSecret, s3, smtpUrl].includes(undefined);
}

import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { prepareDataDir } from "../boot/data-dir.ts";

/** The signing secret of an installation without `AUTH_SECRET`: made once, readable by its owner alone. */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, "secret");
  await prepareDataDir(dataDir);
  try {
    // `wx` fails when the file exists, so two processes that start at once agree on one secret.
    await writeFile(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return (await readFile(file, "utf8")).trim();
}

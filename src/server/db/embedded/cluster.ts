import { access, mkdtemp, readdir, readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { prepareDataDir } from "#server/boot/data-dir.ts";
import { ADMIN_PASSWORD_FILE, ADMIN_ROLE, newPassword } from "./admin-password.ts";
import { findBinaries, type Binaries } from "./binaries.ts";
import { changeOwner, pickLauncher, runProgram, type Launcher } from "./launcher.ts";

/**
 * A cluster of the embedded database on disk and how to run it: `openCluster` makes it,
 * `embedded-postgres.ts`, `postmaster.ts`, `connect.ts` and `running.ts` take it. The passwords are
 * in files of its folder (`admin-password.ts`, `PASSWORD_FILE`).
 */
export interface Cluster {
  /** `DATA_DIR` as an absolute path. */
  readonly folder: string;
  /** The Postgres data directory inside `folder`. */
  readonly dir: string;
  readonly logFile: string;
  /** Password of the product's role. */
  readonly password: string;
  readonly binaries: Binaries;
  readonly launcher: Launcher;
}

const PASSWORD_FILE = "adloom-password";
const WORK_PREFIX = ".postgres-";
const LEFTOVER_MS = 600_000;

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Creates the cluster in a temporary folder and renames it when complete, including the passwords,
 * so that a kill never leaves a partial cluster.
 */
async function createCluster(
  folder: string,
  dir: string,
  binaries: Binaries,
  launcher: Launcher,
): Promise<void> {
  const work = await mkdtemp(join(folder, WORK_PREFIX));
  try {
    const files = [PASSWORD_FILE, ADMIN_PASSWORD_FILE];
    for (const name of files) await writeFile(join(work, name), newPassword(), { mode: 0o600 });
    await changeOwner(launcher, work);
    // The builtin locale needs no locale of the system and sorts the same on all machines.
    await runProgram(launcher, binaries.initdb, [
      ...["--pgdata", join(work, "cluster"), "--username", ADMIN_ROLE],
      ...["--pwfile", join(work, ADMIN_PASSWORD_FILE)],
      ...["--auth", "scram-sha-256", "--encoding", "UTF8", "--no-instructions"],
      ...["--locale-provider", "builtin", "--builtin-locale", "C.UTF-8", "--locale", "C"],
    ]);
    for (const name of files) await rename(join(work, name), join(work, "cluster", name));
    await rename(join(work, "cluster"), dir).catch(async (error: unknown) => {
      // Another process created the cluster first.
      if (!(await exists(dir))) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Opens the cluster in the folder `postgres` of `dataDir`, or creates it there: the first step of
 * the start of the embedded server and of operator commands (`running.ts`). Throws `ConfigError`
 * for an unusable folder (`boot/data-dir.ts`), another error if no program or user can run
 * Postgres.
 */
export async function openCluster(dataDir: string): Promise<Cluster> {
  await prepareDataDir(dataDir);
  const folder = await realpath(dataDir);
  const dir = join(folder, "postgres");
  const binaries = findBinaries();
  const launcher = await pickLauncher(folder, dir, binaries.postgres);
  if (!(await exists(dir))) await createCluster(folder, dir, binaries, launcher);
  const password = await readFile(join(dir, PASSWORD_FILE), "utf8");
  return { folder, dir, logFile: join(folder, "postgres.log"), password, binaries, launcher };
}

/**
 * Removes temporary folders, older than ten minutes (`LEFTOVER_MS`), of starts that were killed
 * while they created a cluster. `embedded-postgres.ts` calls it at the start of the server.
 */
export async function sweepLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(WORK_PREFIX)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    // A newer one may belong to a start that is still running.
    if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(join(folder, name), { recursive: true, force: true });
  }
}

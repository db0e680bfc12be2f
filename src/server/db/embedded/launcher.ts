import { execFile, spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { chown, lchown, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Command prefix and user with which the Postgres programs are run, because they refuse to run as
 * root; `pickLauncher` chooses it from `candidates` in this file.
 */
export interface Launcher {
  /** Command and arguments before the program. */
  readonly prefix: readonly string[];
  /** User that runs the program and owns its files; `undefined` for the user of this process. */
  readonly identity: Identity | undefined;
}

const PLAIN: Launcher = { prefix: [], identity: undefined };
const NOBODY: Launcher = { prefix: [], identity: { uid: 65_534, gid: 65_534 } };

/**
 * A user namespace that maps root to an ordinary user with a name, which `initdb` requires. It
 * needs no other account, and no parent folder that others can enter.
 */
async function userNamespace(): Promise<Launcher | undefined> {
  const accounts = await readFile("/etc/passwd", "utf8").catch(() => "");
  const uid = accounts.match(/^[^:]+:[^:]*:([1-9]\d*):/m)?.[1];
  if (!uid) return undefined;
  return { prefix: ["unshare", "-U", `--map-user=${uid}`, `--map-group=${uid}`], identity: undefined };
}

/** A fixed environment, without the PG* variables and the locale of the user's shell. */
const ENVIRONMENT = { PATH: "/usr/local/bin:/usr/local/sbin:/usr/bin:/usr/sbin:/bin:/sbin", LC_ALL: "C" };

async function ownerOf(path: string): Promise<Identity | undefined> {
  const { uid, gid } = await stat(path).catch(() => ({ uid: 0, gid: 0 }));
  return uid === 0 ? undefined : { uid, gid };
}

async function isUsable(launcher: Launcher, folder: string, program: string): Promise<boolean> {
  const probe = await mkdtemp(join(folder, ".probe-"));
  try {
    if (launcher.identity) await chown(probe, launcher.identity.uid, launcher.identity.gid);
    await runProgram(launcher, "/bin/sh", [
      "-c",
      'id -un && "$0" --version && : > "$1/file"',
      program,
      probe,
    ]);
    return true;
  } catch {
    return false;
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}

/** Launchers to try, best first. Existing files keep their owner if possible. */
async function candidates(folder: string, cluster: string): Promise<(Launcher | undefined)[]> {
  if (process.getuid?.() !== 0) return [PLAIN, await userNamespace()];
  const owners = await Promise.all([cluster, folder, dirname(folder)].map(ownerOf));
  const [ofCluster, ...ofFolders] = owners.map((identity) => identity && { prefix: [], identity });
  return [ofCluster, await userNamespace(), ...ofFolders, NOBODY];
}

/**
 * Picks the first launcher that can run `program` as a named user and write to `folder`.
 * `openCluster` (`cluster.ts`) calls it once. Throws if none can.
 */
export async function pickLauncher(folder: string, cluster: string, program: string): Promise<Launcher> {
  for (const launcher of await candidates(folder, cluster)) {
    if (launcher && (await isUsable(launcher, folder, program))) return launcher;
  }
  throw new Error(
    `Postgres cannot run as root, and no ordinary user can write to ${folder}: start as an ordinary user, or set DATABASE_URL.`,
  );
}

/**
 * Changes the owner of `path` and everything below to the launcher's user, when the cluster is
 * created (`cluster.ts`) and before each start of its server (`postmaster.ts`). Does nothing unless
 * root.
 */
export async function changeOwner(launcher: Launcher, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = launcher.identity ?? { uid: 0, gid: 0 };
  if ((await stat(path)).uid === uid) return;
  for (const entry of await readdir(path, { recursive: true })) await lchown(join(path, entry), uid, gid);
  // The top folder comes last: its owner shows that the change is complete.
  await chown(path, uid, gid);
}

/**
 * Runs a program such as `initdb` until it exits, when the cluster is created (`cluster.ts`).
 * Rejects with its output in `stderr` if it fails.
 */
export async function runProgram(
  launcher: Launcher,
  program: string,
  args: readonly string[],
): Promise<void> {
  const [file = program, ...rest] = [...launcher.prefix, program, ...args];
  await promisify(execFile)(file, rest, { ...launcher.identity, env: ENVIRONMENT, cwd: "/" });
}

/**
 * Starts the program of the embedded server (`postmaster.ts`) in its own session with a fixed
 * environment (`ENVIRONMENT`), so that Ctrl-C in the terminal does not reach it.
 */
export function startProgram(
  launcher: Launcher,
  program: string,
  args: readonly string[],
  options: { readonly stdio: StdioOptions; readonly env: Record<string, string> },
): ChildProcess {
  const [file = program, ...rest] = [...launcher.prefix, program, ...args];
  return spawn(file, rest, {
    ...launcher.identity,
    cwd: "/",
    detached: true,
    stdio: options.stdio,
    env: { ...ENVIRONMENT, ...options.env },
  });
}

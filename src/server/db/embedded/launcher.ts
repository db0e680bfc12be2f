import { execFile, spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { chown, lchown, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** How to run Postgres's programs: it refuses to work as root. */
export interface Launcher {
  /** Words put before the program. */
  readonly prefix: readonly string[];
  /** Who runs the program and owns its files; `undefined` is the user of this process. */
  readonly identity: Identity | undefined;
}

const PLAIN: Launcher = { prefix: [], identity: undefined };
const NOBODY: Launcher = { prefix: [], identity: { uid: 65_534, gid: 65_534 } };

/**
 * A user namespace in which this process's user is an ordinary one that has a name, which `initdb` insists on:
 * needs no other account and no open parent folder.
 */
async function userNamespace(): Promise<Launcher | undefined> {
  const accounts = await readFile("/etc/passwd", "utf8").catch(() => "");
  const uid = accounts.match(/^[^:]+:[^:]*:([1-9]\d*):/m)?.[1];
  if (!uid) return undefined;
  return { prefix: ["unshare", "-U", `--map-user=${uid}`, `--map-group=${uid}`], identity: undefined };
}

/** A fixed environment: no PG* variable and no locale of the user's shell reaches the database or its messages. */
const ENVIRONMENT = { PATH: "/usr/local/bin:/usr/local/sbin:/usr/bin:/usr/sbin:/bin:/sbin", LC_ALL: "C" };

async function ownerOf(path: string): Promise<Identity | undefined> {
  const { uid, gid } = await stat(path).catch(() => ({ uid: 0, gid: 0 }));
  return uid === 0 ? undefined : { uid, gid };
}

async function works(launcher: Launcher, folder: string, program: string): Promise<boolean> {
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

/** What to try, best first. Files that already belong to somebody keep their owner where possible. */
async function candidates(folder: string, cluster: string): Promise<(Launcher | undefined)[]> {
  if (process.getuid?.() !== 0) return [PLAIN, await userNamespace()];
  const owners = await Promise.all([cluster, folder, dirname(folder)].map(ownerOf));
  const [ofCluster, ...ofFolders] = owners.map((identity) => identity && { prefix: [], identity });
  return [ofCluster, await userNamespace(), ...ofFolders, NOBODY];
}

/** The first way that can run `program` under a user that has a name, and write in `folder`. */
export async function pickLauncher(folder: string, cluster: string, program: string): Promise<Launcher> {
  for (const launcher of await candidates(folder, cluster)) {
    if (launcher && (await works(launcher, folder, program))) return launcher;
  }
  throw new Error(
    `Postgres runs only as an ordinary user with a name who can use ${folder}: start as such a user, or set DATABASE_URL.`,
  );
}

/** Gives `path` and everything below to the launcher's user. Only root can need this; others own what they made. */
export async function giveTo(launcher: Launcher, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = launcher.identity ?? { uid: 0, gid: 0 };
  if ((await stat(path)).uid === uid) return;
  for (const entry of await readdir(path, { recursive: true })) await lchown(join(path, entry), uid, gid);
  // The top folder last: its owner says that all of it has been done.
  await chown(path, uid, gid);
}

/** Runs a program to its end. Rejects with its output in `stderr` when it fails. */
export async function runProgram(
  launcher: Launcher,
  program: string,
  args: readonly string[],
): Promise<void> {
  const [file = program, ...rest] = [...launcher.prefix, program, ...args];
  await promisify(execFile)(file, rest, { ...launcher.identity, env: ENVIRONMENT, cwd: "/" });
}

/** Starts a program in a session of its own, so that a terminal's Ctrl-C does not reach it. */
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

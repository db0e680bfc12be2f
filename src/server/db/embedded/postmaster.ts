import { once } from "node:events";
import { stat } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { accepts } from "./connect.ts";
import { freePort } from "./free-port.ts";
import { giveTo, startProgram } from "./launcher.ts";
import { openLogFile, readLogSince } from "./log-file.ts";
import { isServerOf, readPidFile } from "./postmaster-pid.ts";
import { serverArguments } from "./settings.ts";

/** A server that takes connections. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

interface EnsureOptions {
  /** The port it must have, when others know it already. */
  readonly port?: number;
  readonly signal: AbortSignal;
}

/** Faults that pass by themselves: another start was quicker, or what a crash left behind is still going away. */
const PASSING =
  /lock file .* already exists|shared memory block .* still in use|could not bind|Address already in use/;
const STEP_MS = 15;
const PASSING_MS = 20_000;
/** Recovery after a crash replays at most `max_wal_size`, on a slow disk perhaps minutes. */
const READY_MS = 300_000;

async function untilReady(
  cluster: Cluster,
  server: { pid: number; port: () => Promise<number>; alive: () => Promise<boolean> },
  signal: AbortSignal,
): Promise<Postmaster | undefined> {
  const deadline = performance.now() + READY_MS;
  while (await server.alive()) {
    const port = await server.port();
    if (await accepts(cluster, port)) return { pid: server.pid, port };
    if (performance.now() > deadline) {
      throw new Error(
        `The database in ${cluster.dir} (process ${server.pid}) does not answer; see ${cluster.logFile}.`,
      );
    }
    await delay(STEP_MS, undefined, { signal });
  }
  return undefined;
}

/** The server that already runs on this cluster, once it answers; `undefined` when there is none. */
async function findRunning(cluster: Cluster, signal: AbortSignal): Promise<Postmaster | undefined> {
  const noted = await readPidFile(cluster.dir);
  if (!noted) return undefined;
  return untilReady(
    cluster,
    {
      pid: noted.pid,
      port: async () => (await readPidFile(cluster.dir))?.port ?? 0,
      alive: () => isServerOf(cluster.dir, noted.pid),
    },
    signal,
  );
}

async function launch(cluster: Cluster, port: number, signal: AbortSignal): Promise<Postmaster | string> {
  await giveTo(cluster.launcher, cluster.dir);
  const stale = await readPidFile(cluster.dir);
  const log = await openLogFile(cluster.logFile);
  const { size } = await stat(cluster.logFile);
  const child = startProgram(
    cluster.launcher,
    cluster.binaries.postgres,
    serverArguments(cluster.dir, port),
    {
      stdio: ["ignore", log.fd, log.fd],
      // A pid file left by a crash names a process that is not ours (see findRunning) but may exist. With this Postgres
      // takes it for stale and still makes sure, by shared memory, that nothing uses the cluster.
      env: stale ? { PG_GRANDPARENT_PID: String(stale.pid) } : {},
    },
  );
  await once(child, "spawn").finally(() => log.close());
  child.unref();
  const { pid = 0 } = child;
  const ready = await untilReady(
    cluster,
    { pid, port: async () => port, alive: async () => child.exitCode === null && child.signalCode === null },
    signal,
  );
  return ready ?? (await readLogSince(cluster.logFile, size));
}

/** Finds the cluster's running server or starts one, and waits until it takes connections. */
export async function ensurePostmaster(
  cluster: Cluster,
  { port, signal }: EnsureOptions,
): Promise<Postmaster> {
  const deadline = performance.now() + PASSING_MS;
  for (;;) {
    const running = await findRunning(cluster, signal);
    if (running) return running;
    const started = await launch(cluster, port ?? (await freePort()), signal);
    if (typeof started !== "string") return started;
    if (!PASSING.test(started) || performance.now() > deadline) {
      throw new Error(
        `The embedded database did not start. Its last words (${cluster.logFile}):\n${started}`,
      );
    }
    await delay(STEP_MS * 10, undefined, { signal });
  }
}

async function gone(cluster: Cluster, pid: number, ms: number): Promise<boolean> {
  const deadline = performance.now() + ms;
  while (await isServerOf(cluster.dir, pid)) {
    if (performance.now() > deadline) return false;
    await delay(STEP_MS);
  }
  return true;
}

/** Ends the server: connections are closed, everything is written. A server that takes over 5 s is cut off, which loses nothing. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const noted = await readPidFile(cluster.dir);
  if (!noted || !(await isServerOf(cluster.dir, noted.pid))) return;
  process.kill(noted.pid, "SIGINT");
  if (await gone(cluster, noted.pid, 5000)) return;
  process.kill(noted.pid, "SIGQUIT");
  await gone(cluster, noted.pid, 3000);
}

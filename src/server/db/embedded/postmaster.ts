import { once } from "node:events";
import { stat } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { acceptsConnections } from "./connect.ts";
import { freePort } from "./free-port.ts";
import { changeOwner, startProgram } from "./launcher.ts";
import { openLogFile, readLogSince } from "./log-file.ts";
import { isClusterServer, readPidFile } from "./postmaster-pid.ts";
import { serverArguments } from "./settings.ts";

/** A Postgres server of this folder's cluster that accepts connections. */
interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

interface EnsureOptions {
  /** Required port, if clients already use it. */
  readonly port?: number;
  readonly signal: AbortSignal;
}

/** Log messages of temporary failures: a concurrent start, or remains of a crash. */
const TEMPORARY_FAILURES =
  /lock file .* already exists|shared memory block .* still in use|could not bind|Address already in use/;
const POLL_MS = 15;
const TEMPORARY_FAILURE_MS = 20_000;
/** Recovery after a crash replays at most `max_wal_size`, which takes minutes on a slow disk. */
const READY_MS = 300_000;

async function untilReady(
  cluster: Cluster,
  server: { pid: number; port: () => Promise<number>; isAlive: () => Promise<boolean> },
  signal: AbortSignal,
): Promise<Postmaster | undefined> {
  const deadline = performance.now() + READY_MS;
  while (await server.isAlive()) {
    const port = await server.port();
    if (await acceptsConnections(cluster, port)) return { pid: server.pid, port };
    if (performance.now() > deadline) {
      throw new Error(
        `The database in ${cluster.dir} (process ${server.pid}) does not respond; see ${cluster.logFile}.`,
      );
    }
    await delay(POLL_MS, undefined, { signal });
  }
  return undefined;
}

/**
 * Finds the cluster's running server and waits until it accepts connections; `undefined` without
 * one.
 */
async function findRunning(cluster: Cluster, signal: AbortSignal): Promise<Postmaster | undefined> {
  const pidFile = await readPidFile(cluster.dir);
  if (!pidFile) return undefined;
  return untilReady(
    cluster,
    {
      pid: pidFile.pid,
      port: async () => (await readPidFile(cluster.dir))?.port ?? 0,
      isAlive: () => isClusterServer(cluster.dir, pidFile.pid),
    },
    signal,
  );
}

async function launch(cluster: Cluster, port: number, signal: AbortSignal): Promise<Postmaster | string> {
  await changeOwner(cluster.launcher, cluster.dir);
  const stale = await readPidFile(cluster.dir);
  const log = await openLogFile(cluster.logFile);
  const { size } = await stat(cluster.logFile);
  const child = startProgram(
    cluster.launcher,
    cluster.binaries.postgres,
    serverArguments(cluster.dir, port),
    {
      stdio: ["ignore", log.fd, log.fd],
      // A pid file left by a crash may contain the pid of an unrelated process (see findRunning).
      // With this variable Postgres ignores that pid; it still checks by shared memory that no
      // server uses the cluster.
      env: stale ? { PG_GRANDPARENT_PID: String(stale.pid) } : {},
    },
  );
  await once(child, "spawn").finally(() => log.close());
  child.unref();
  const { pid = 0 } = child;
  const ready = await untilReady(
    cluster,
    {
      pid,
      port: async () => port,
      isAlive: async () => child.exitCode === null && child.signalCode === null,
    },
    signal,
  );
  return ready ?? (await readLogSince(cluster.logFile, size));
}

/**
 * Finds or starts the cluster's server and waits until it accepts connections (up to five minutes:
 * `READY_MS`), when `embedded-postgres.ts` starts or restarts the database. The server's settings
 * are in `settings.ts`. Throws with the last lines of its log if it does not start.
 */
export async function ensurePostmaster(
  cluster: Cluster,
  { port, signal }: EnsureOptions,
): Promise<Postmaster> {
  const deadline = performance.now() + TEMPORARY_FAILURE_MS;
  for (;;) {
    const running = await findRunning(cluster, signal);
    if (running) return running;
    const started = await launch(cluster, port ?? (await freePort()), signal);
    if (typeof started !== "string") return started;
    if (!TEMPORARY_FAILURES.test(started) || performance.now() > deadline) {
      throw new Error(`The embedded database did not start. Last lines of ${cluster.logFile}:\n${started}`);
    }
    await delay(POLL_MS * 10, undefined, { signal });
  }
}

async function hasExited(cluster: Cluster, pid: number, ms: number): Promise<boolean> {
  const deadline = performance.now() + ms;
  while (await isClusterServer(cluster.dir, pid)) {
    if (performance.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

/**
 * Stops the server with a fast shutdown; after 5 s (this function) with an immediate one, from
 * which Postgres recovers. The `stop` of `embedded-postgres.ts` calls it.
 */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const pidFile = await readPidFile(cluster.dir);
  if (!pidFile || !(await isClusterServer(cluster.dir, pidFile.pid))) return;
  process.kill(pidFile.pid, "SIGINT");
  if (await hasExited(cluster, pidFile.pid, 5000)) return;
  process.kill(pidFile.pid, "SIGQUIT");
  await hasExited(cluster, pidFile.pid, 3000);
}

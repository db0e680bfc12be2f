import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "pg";
import type { Logger } from "#server/observability/log.ts";
import { ensureAdminPassword } from "./admin-password.ts";
import { openCluster, sweepLeftovers, type Cluster } from "./cluster.ts";
import { trimLogFile } from "./log-file.ts";
import { FolderInUseError, lockFolder } from "./ownership.ts";
import { ensurePostmaster, stopPostmaster } from "./postmaster.ts";
import { databaseUrl, ensureDatabase } from "./product-database.ts";

/**
 * A running embedded database server, from `startEmbeddedPostgres`, which the shutdown stops
 * (`stopPostmaster` in `postmaster.ts`).
 */
export interface EmbeddedPostgres {
  /**
   * Connection string; the port stays the same until `stop`, also after a restart of the server.
   */
  readonly url: string;
  /** Stops the server. Connections should be closed before. */
  stop(): Promise<void>;
}

interface StartOptions {
  readonly dataDir: string;
  readonly log?: Logger;
}

const HOUR_MS = 3_600_000;
const RETRY_MS = 500;
const ATTEMPTS = 3;

/**
 * Starts the database in `dataDir`, or takes over a server that a killed process left running.
 * Restarts the server if it exits; its settings are in `settings.ts`. Throws `FolderInUseError` if
 * another process uses the folder. `main.ts` and the commands call it without `DATABASE_URL`.
 */
export async function startEmbeddedPostgres({ dataDir, log }: StartOptions): Promise<EmbeddedPostgres> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const cluster = await openCluster(dataDir);
  await trimLogFile(cluster.logFile);
  const { port, owner } = await acquire(cluster, { signal });
  await ensureDatabase(owner, cluster);
  await ensureAdminPassword(owner, cluster);
  const guard = guardDatabase({ cluster, port, owner, signal, log });
  await sweepLeftovers(cluster.folder);
  const trimming = setInterval(() => void trimLogFile(cluster.logFile).catch(() => {}), HOUR_MS).unref();

  return {
    url: databaseUrl(cluster, port),
    async stop() {
      clearInterval(trimming);
      stopping.abort();
      // The server closes the owner's connection at its end, so the folder stays locked until then.
      if (await guard) await stopPostmaster(cluster);
    },
  };
}

interface Acquired {
  readonly port: number;
  readonly owner: Client;
}

/**
 * Ensures a running server and locks the folder. Retries, because the server found may be shutting
 * down.
 */
async function acquire(
  cluster: Cluster,
  options: { readonly port?: number; readonly signal: AbortSignal },
): Promise<Acquired> {
  for (let attempt = 1; ; attempt += 1) {
    const { port } = await ensurePostmaster(cluster, options);
    try {
      return { port, owner: await lockFolder(cluster, port, options.signal) };
    } catch (error) {
      if (error instanceof FolderInUseError || attempt === ATTEMPTS) throw error;
    }
  }
}

interface Guarded {
  readonly cluster: Cluster;
  readonly port: number;
  readonly owner: Client;
  readonly signal: AbortSignal;
  readonly log: Logger | undefined;
}

/** Resolves when the connection is closed or `signal` aborts. */
function untilClosed(connection: Client, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    connection.once("end", () => resolve());
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** Restarts a lost server until `signal`. Resolves to whether this process still has the folder. */
async function guardDatabase({ cluster, port, owner, signal, log }: Guarded): Promise<boolean> {
  let connection = owner;
  for (;;) {
    await untilClosed(connection, signal);
    if (signal.aborted) return true;
    log?.warn("embedded database lost, restarting it");
    const next = await restart({ cluster, port, signal, log });
    if (!next) return signal.aborted;
    connection = next;
    log?.info("embedded database restarted");
  }
}

/** Restarts the server; `undefined` at `signal`, or if another process has locked the folder. */
async function restart({ cluster, port, signal, log }: Omit<Guarded, "owner">): Promise<Client | undefined> {
  while (!signal.aborted) {
    try {
      return (await acquire(cluster, { port, signal })).owner;
    } catch (error) {
      if (signal.aborted) break;
      log?.error({ err: error }, "embedded database not restarted yet");
      if (error instanceof FolderInUseError) break;
      await delay(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  }
  return undefined;
}

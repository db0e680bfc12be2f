import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "pg";
import type { Logger } from "#server/observability/log.ts";
import { ensureAdminPassword } from "./admin-password.ts";
import { openCluster, sweepLeftovers, type Cluster } from "./cluster.ts";
import { trimLogFile } from "./log-file.ts";
import { FolderInUseError, takeFolder } from "./ownership.ts";
import { ensurePostmaster, stopPostmaster } from "./postmaster.ts";
import { databaseUrl, ensureDatabase } from "./product-database.ts";

export interface EmbeddedPostgres {
  /** Connection string of the product's database; its port stays the same until `stop`. */
  readonly url: string;
  /** Ends the database and everything it started. Connections should be closed before. */
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
 * Starts the database kept in `dataDir`, or takes over the one a killed process left running there.
 * While it is in use a lost server is started again. Throws `FolderInUseError` when another process has the folder.
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
      // The folder stays taken until the server is gone: it closes the owner's connection itself.
      if (await guard) await stopPostmaster(cluster);
    },
  };
}

interface Acquired {
  readonly port: number;
  readonly owner: Client;
}

/** A running server and its folder for this process. The server found may be one that another process is just stopping. */
async function acquire(
  cluster: Cluster,
  options: { readonly port?: number; readonly signal: AbortSignal },
): Promise<Acquired> {
  for (let attempt = 1; ; attempt += 1) {
    const { port } = await ensurePostmaster(cluster, options);
    try {
      return { port, owner: await takeFolder(cluster, port, options.signal) };
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

/** Resolves when the connection is closed, for whatever reason, or at `signal`. */
function closed(connection: Client, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    connection.once("end", () => resolve());
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** Brings a lost database back until `signal`. Resolves to whether the folder is still this process's. */
async function guardDatabase({ cluster, port, owner, signal, log }: Guarded): Promise<boolean> {
  let connection = owner;
  for (;;) {
    await closed(connection, signal);
    if (signal.aborted) return true;
    log?.warn("the embedded database went away, bringing it back");
    const again = await bringBack({ cluster, port, signal, log });
    if (!again) return signal.aborted;
    connection = again;
    log?.info("the embedded database is back");
  }
}

/** `undefined` at `signal`, or when another process has taken the folder meanwhile. */
async function bringBack({
  cluster,
  port,
  signal,
  log,
}: Omit<Guarded, "owner">): Promise<Client | undefined> {
  while (!signal.aborted) {
    try {
      return (await acquire(cluster, { port, signal })).owner;
    } catch (error) {
      if (signal.aborted) break;
      log?.error({ err: error }, "the embedded database is not back yet");
      if (error instanceof FolderInUseError) break;
      await delay(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  }
  return undefined;
}

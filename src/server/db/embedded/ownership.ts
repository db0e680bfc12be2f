import { PRODUCT } from "#core/product.ts";
import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "pg";
import type { Cluster } from "./cluster.ts";
import { connectAsAdmin } from "./connect.ts";

/**
 * Another process uses the data folder; `lockFolder`, which `embedded-postgres.ts` calls, throws it
 * with the message that the start and the commands print (`explain-failure.ts`).
 */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";
}

/** Key of the advisory lock in the maintenance database. */
const LOCK_KEY = 4_208_115;
/** Time for the server to notice that a killed owner's connection is closed. */
const GRACE_MS = 1500;

async function ownerProcess(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.objid = $1::oid and l.granted`,
    [LOCK_KEY],
  );
  return rows[0]?.application_name.match(/^adloom-owner (\d+)$/)?.[1];
}

/**
 * Locks the data folder for this process with an advisory lock of the returned connection, so that
 * a second server does not start on it; `embedded-postgres.ts` calls it at each start. Throws
 * `FolderInUseError` if another process has the lock for 1.5 s (`GRACE_MS` in this file).
 */
export async function lockFolder(cluster: Cluster, port: number, signal: AbortSignal): Promise<Client> {
  const client = await connectAsAdmin(cluster, port);
  try {
    const deadline = performance.now() + GRACE_MS;
    for (;;) {
      const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
        LOCK_KEY,
      ]);
      if (rows[0]?.taken) return client;
      if (performance.now() > deadline) break;
      await delay(50, undefined, { signal });
    }
    const owner = await ownerProcess(client);
    throw new FolderInUseError(
      `${cluster.folder} is already in use by a running ${PRODUCT.name}${owner ? ` (process ${owner})` : ""}. ` +
        "Stop that one first, or use another folder: DATA_DIR=./data-2 npm start",
    );
  } catch (error) {
    await client.end();
    throw error;
  }
}

import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "../observability/log.ts";
import { withContext } from "../observability/request-context.ts";
import { createConnections, type Connections } from "./connections.ts";

/**
 * The query builder on the pool, as services get it: each statement may use another connection.
 * `openDb` makes it; timeouts: `openPool`.
 */
export type Db = NodePgDatabase;
/**
 * The query builder inside one transaction. Code that must stay in the transaction takes this type;
 * `db.transaction` makes it. Timeouts: `openPool`.
 */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** Query builder of functions that run statements inside or outside a transaction. */
export type Queryable = Db | Tx;

interface PoolOptions {
  readonly url: string;
  /** Most connections. */
  readonly size: number;
  /** Part of the connections' `application_name`, and the pool's name in the log. */
  readonly name: string;
  readonly log: Logger;
  readonly connections?: Connections;
}

/**
 * Timeout in ms of a new connection of the pool, of LISTEN (`listener.ts`, also of its statement)
 * and of the queue (`jobs.ts`), and of the probes of a long session (`monitor-session.ts`); short
 * enough for a request to report an unreachable database in time.
 */
export const CONNECT_MS = 2500;

/**
 * Opens a pool with a limit on every wait: 2.5 s for a connection (`CONNECT_MS`), 5 s for a
 * statement, 2 s for a lock (in this function). `deps.ts` opens one at the start,
 * `cli/with-database.ts` one for each command. A dropped idle connection is logged and never fatal.
 */
export function openPool({
  url,
  size,
  name,
  log,
  connections: { Client, onConnect } = createConnections(),
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    Client,
    onConnect,
    connectionString: url,
    max: size,
    application_name: `adloom-${name}`,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: 6000,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  const logLoss = (error: Error & { code?: string }) => {
    // The request that opened the connection has ended, so its context does not belong in the line.
    withContext({}, () => log.warn({ pool: name, code: error.code }, "database connection lost"));
  };
  pool.on("error", logLoss);
  // Errors between two statements of a transaction are emitted on the client; without a listener
  // the process crashes.
  pool.on("connect", (client) => client.on("error", logLoss));
  releaseEndedClients(pool);
  return pool;
}

/** Longer than any code needs to notice that its connection has ended. */
const RELEASE_AFTER_MS = 1000;

/**
 * Releases clients whose connection has ended. Drizzle never releases a client whose `begin` failed
 * (drizzle-orm 0.45, read 2026-11-20), so each lost connection would shrink the pool permanently.
 */
function releaseEndedClients(pool: pg.Pool): void {
  const inUse = new Set<pg.PoolClient>();
  pool.on("acquire", (client) => inUse.add(client));
  pool.on("release", (_, client) => inUse.delete(client));
  pool.on("connect", (client) =>
    client.once("end", () => {
      setTimeout(() => inUse.has(client) && client.release(true), RELEASE_AFTER_MS).unref();
    }),
  );
}

/**
 * The query builder (Drizzle) over the pool, which services and repos get as `db`; `createDeps`
 * (`deps.ts`) and `cli/with-database.ts` call it.
 */
export function openDb(pool: pg.Pool): Db {
  return drizzle({ client: pool });
}

/**
 * The query builder over one connection; a transaction of it is one of the connection.
 * `cli/backup/restore.ts` uses it.
 */
export function openDbOn(client: pg.Client): Db {
  return drizzle({ client });
}

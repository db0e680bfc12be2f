import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "../log.ts";
import { withCause } from "../observability/cause.ts";
import { createConnections, type Connections } from "./connections.ts";

/** The query builder over the pool. */
export type Db = NodePgDatabase;
/** The query builder inside one transaction; code that must not leave it takes this type. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** Either of the two, for reads that do not care. */
export type Queryable = Db | Tx;

interface PoolOptions {
  readonly url: string;
  readonly size: number;
  readonly name: string;
  readonly log: Logger;
  readonly connections?: Connections;
}

/** A database that does not answer is said to be away within 3 s; this leaves half a second for the answer. */
export const CONNECT_MS = 2500;

/**
 * A pool whose every wait ends: 2.5 s for a connection, 5 s for a statement, 2 s for a lock.
 * A dropped idle connection is logged, never fatal.
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
  const lost = (error: Error & { code?: string }) => {
    // Whoever opened the connection has long been answered.
    withCause({}, () => log.warn({ pool: name, code: error.code }, "database connection lost"));
  };
  pool.on("error", lost);
  // A connection that breaks between two statements of a transaction tells itself, not the pool; unheard, that is fatal.
  pool.on("connect", (client) => client.on("error", lost));
  takeBackEnded(pool);
  return pool;
}

/** Longer than it takes any code to notice that its connection is gone. */
const TAKE_BACK_MS = 1000;

/**
 * The query builder never gives back a connection whose `begin` failed (drizzle-orm 0.45, read 2026-11-20): each lost
 * one would leave the pool smaller for good. So a connection that has ended is given back for it.
 */
function takeBackEnded(pool: pg.Pool): void {
  const inUse = new Set<pg.PoolClient>();
  pool.on("acquire", (client) => inUse.add(client));
  pool.on("release", (_, client) => inUse.delete(client));
  pool.on("connect", (client) =>
    client.once("end", () => {
      setTimeout(() => inUse.has(client) && client.release(true), TAKE_BACK_MS).unref();
    }),
  );
}

export function openDb(pool: pg.Pool): Db {
  return drizzle({ client: pool });
}

/** The query builder over one connection; a transaction of it is one of the connection. */
export function openDbOn(client: pg.Client): Db {
  return drizzle({ client });
}

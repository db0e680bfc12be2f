import type pg from "pg";

/**
 * Postgres ends a session that has said nothing for so long. A pool closes its idle connections after 10 s by itself, so this is for those
 * whose process has gone without a goodbye, with its machine or its network: they would count against `max_connections` for hours.
 */
export const SET_IDLE_TIMEOUT = "set idle_session_timeout = '30s'";

/**
 * Whether a connection has one session of the server to itself. A pooler, which may give each statement another one, tells the client
 * another process number than the server's (PgBouncer makes one up for each client, read in its code on 2026-11-22).
 */
export async function isUnpooled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const { processID } = client as pg.ClientBase & { readonly processID?: number };
  return rows[0]?.pid === processID;
}

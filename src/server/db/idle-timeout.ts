import type pg from "pg";

/**
 * SQL that makes Postgres end an idle session after 30 s; `connections.ts` and the LISTEN
 * connection (`events/listener.ts`) run it on each new connection. Pools close idle connections
 * after 10 s, so this only meets sessions whose process or network is lost; they would count
 * against `max_connections` for hours.
 */
export const SET_IDLE_TIMEOUT = "set idle_session_timeout = '30s'";

/**
 * Whether a new connection has its own server session; only such a session gets the idle timeout
 * (`connections.ts`). A transaction pooler reports a made-up process id to its clients instead of
 * the server's (PgBouncer's source, read 2026-11-22).
 */
export async function isUnpooled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const { processID } = client as pg.ClientBase & { readonly processID?: number };
  return rows[0]?.pid === processID;
}

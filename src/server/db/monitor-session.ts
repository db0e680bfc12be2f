import pg from "pg";
import { CONNECT_MS } from "./client.ts";

/** Interval between two probes, and how long the server may report no work on the session. */
const PROBE_MS = 4000;
/** Consecutive failed probes before the session counts as lost; one can fail on a busy machine. */
const FAILED_PROBES = 2;

/** Makes the server end the session when its client is lost, so that its locks are released. */
const SET_TIMEOUTS = {
  text: `set idle_session_timeout = '10s';
    set idle_in_transaction_session_timeout = '10s';
    select pg_backend_pid() as pid`,
  query_timeout: CONNECT_MS,
};

/** Selects a row when the server works on the session, or did within the given seconds. */
const BUSY = `select 1 from pg_stat_activity
  where pid = $1 and (state = 'active' or state_change > now() - make_interval(secs => $2))`;

/**
 * Monitors a session whose statements may take any time, for `migrate.ts`. Probes over a second
 * connection, and destroys the session's connection when the database is unreachable or does not
 * work for it, so that its statement fails instead of waiting forever. Rejects when the session
 * does not answer now. `migrate` uses it. Intervals and timeouts (`PROBE_MS`, `FAILED_PROBES`,
 * `SET_TIMEOUTS`) are in this file.
 */
export async function monitorSession(client: pg.Client, url: string): Promise<{ stop: () => void }> {
  const results: unknown = await client.query(SET_TIMEOUTS);
  const pid = (results as pg.QueryResult<{ pid: number }>[])[2]?.rows[0]?.pid;
  let failed = 0;
  const timer = setInterval(() => {
    void isBusy(url, pid)
      // A refused connection counts as an answer: the server is alive, but may have no connection
      // left for the probe.
      .catch((error: unknown) => error instanceof Error && "severity" in error)
      .then((busy) => {
        failed = busy ? 0 : failed + 1;
        if (failed >= FAILED_PROBES) client.connection.stream.destroy();
      });
  }, PROBE_MS);
  return { stop: () => clearInterval(timer) };
}

async function isBusy(url: string, pid: number | undefined): Promise<boolean> {
  const other = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
    application_name: "adloom-monitor",
  });
  other.on("error", () => {});
  try {
    await other.connect();
    const { rowCount } = await other.query(BUSY, [pid, PROBE_MS / 1000]);
    return rowCount === 1;
  } finally {
    other.connection.stream.destroy();
  }
}

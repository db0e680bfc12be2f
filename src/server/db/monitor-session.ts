import pg from "pg";
import { CONNECT_MS } from "./client.ts";

/** How often a session is looked at, and how long its server may know of no work on it. */
const LOOK_MS = 4000;
/** So many looks in a row have to be in vain: one can be, on a machine that has much to do. */
const LOOKS = 2;

/** A server that has lost sight of us ends the session, so that nobody waits for the locks of one that is dead. */
const BEGIN = {
  text: `set idle_session_timeout = '10s';
    set idle_in_transaction_session_timeout = '10s';
    select pg_backend_pid() as pid`,
  query_timeout: CONNECT_MS,
};

/** Whether the server works for a session, or has until a moment ago. */
const BUSY = `select 1 from pg_stat_activity
  where pid = $1 and (state = 'active' or state_change > now() - make_interval(secs => $2))`;

/**
 * Watches over a session whose statements may take any time, from beside it: ends its connection when the database cannot be
 * reached any more, or is not at work for it, so that whoever waits for an answer learns that none will come.
 * Rejects when the session gives no answer now.
 */
export async function watchSession(client: pg.Client, url: string): Promise<{ stop: () => void }> {
  const begun: unknown = await client.query(BEGIN);
  const pid = (begun as pg.QueryResult<{ pid: number }>[])[2]?.rows[0]?.pid;
  let inVain = 0;
  const timer = setInterval(() => {
    void isBusy(url, pid)
      // A server that refuses us answers: it may have no connection left for looking.
      .catch((error: unknown) => error instanceof Error && "severity" in error)
      .then((busy) => {
        inVain = busy ? 0 : inVain + 1;
        if (inVain >= LOOKS) client.connection.stream.destroy();
      });
  }, LOOK_MS);
  return { stop: () => clearInterval(timer) };
}

async function isBusy(url: string, pid: number | undefined): Promise<boolean> {
  const other = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
    application_name: "adloom-watch",
  });
  other.on("error", () => {});
  try {
    await other.connect();
    const { rowCount } = await other.query(BUSY, [pid, LOOK_MS / 1000]);
    return rowCount === 1;
  } finally {
    other.connection.stream.destroy();
  }
}

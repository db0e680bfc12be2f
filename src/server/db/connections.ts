import pg from "pg";
import { SET_IDLE_TIMEOUT, isUnpooled } from "./idle-timeout.ts";

/**
 * Tracks the connections of several pools, so that all of them can be destroyed at once.
 * `createConnections` makes it; `openPool` (`db/client.ts`) and `createJobs` (`jobs/jobs.ts`) use
 * it, the listener's `onUnresponsive` destroys.
 */
export interface Connections {
  /** The client class that the pools use. */
  readonly Client: typeof pg.Client;
  /** Prepares each new connection before its first use. */
  readonly onConnect: (client: pg.ClientBase) => Promise<void>;
  /**
   * Destroys every connection, busy ones included, so that waiting statements fail now. Used when
   * the server stops answering: TCP alone reports that only after minutes.
   */
  readonly destroyAll: () => void;
}

/**
 * Creates the registry of open connections and the client class that fills it. `boot/deps.ts` makes
 * one, `db/client.ts` and `jobs/jobs.ts` open their connections through it, and the shutdown
 * destroys those that are left.
 */
export function createConnections(): Connections {
  const open = new Set<pg.Client>();
  class Connection extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      open.add(this);
      this.once("end", () => open.delete(this));
    }
  }
  return {
    Client: Connection as typeof pg.Client,
    async onConnect(client) {
      if (await isUnpooled(client)) await client.query(SET_IDLE_TIMEOUT);
    },
    destroyAll() {
      for (const { connection } of open) connection.stream.destroy();
    },
  };
}

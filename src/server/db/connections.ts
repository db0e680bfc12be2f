import pg from "pg";
import { SET_IDLE_TIMEOUT, isUnpooled } from "./idle-timeout.ts";

/** The connections of some pools, so that all of them can be let go at once. */
export interface Connections {
  /** What a pool makes its connections with. */
  readonly Client: typeof pg.Client;
  /** What a pool does with each before it is used. */
  readonly onConnect: (client: pg.ClientBase) => Promise<void>;
  /**
   * Ends every connection at once, busy ones too: whoever waits on one learns it now. For a line that has gone silent,
   * on which nothing would tell for many minutes that the other side is gone.
   */
  readonly destroyAll: () => void;
}

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

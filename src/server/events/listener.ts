import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "../log.ts";

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2000;
/** How often a silent connection is asked whether it still is one. */
const PROBE_MS = 10_000;

interface ListenOptions {
  /** A direct connection: a transaction pooler cannot carry LISTEN. */
  readonly url: string;
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  /** Runs each time listening has begun; what was said before that was missed. */
  readonly onListening: () => void;
  readonly log: Logger;
}

export interface Listener {
  readonly stop: () => Promise<void>;
}

/** Listens on one connection that is made anew whenever it is lost. Resolves once the first one stands. */
export async function listen(options: ListenOptions): Promise<Listener> {
  const stopping = new AbortController();
  const begun = Promise.withResolvers<void>();
  const listening = keepListening(
    {
      ...options,
      onListening: () => {
        begun.resolve();
        options.onListening();
      },
    },
    stopping.signal,
  );
  await begun.promise;
  return {
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}

async function keepListening(options: ListenOptions, signal: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  const onListening = () => {
    pause = FIRST_PAUSE_MS;
    options.onListening();
  };
  while (!signal.aborted) {
    try {
      await listenOnce({ ...options, onListening }, signal);
    } catch (error) {
      if (signal.aborted) return;
      options.log.warn({ err: error }, "event connection lost, connecting again");
    }
    await delay(pause, undefined, { signal }).catch(() => {});
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/** Listens until the connection is lost (throws) or `signal` fires (returns). */
async function listenOnce({ url, channel, onMessage, onListening }: ListenOptions, signal: AbortSignal) {
  const client = new pg.Client({
    connectionString: url,
    application_name: "adloom-events",
    connectionTimeoutMillis: 3000,
    query_timeout: 5000,
    keepAlive: true,
  });
  client.on("notification", ({ payload }) => payload !== undefined && onMessage(payload));
  const lost = Promise.withResolvers<never>();
  // Nobody may be waiting yet when the connection breaks.
  lost.promise.catch(() => {});
  client.on("error", lost.reject);
  client.on("end", () => lost.reject(new Error("the database closed the event connection")));
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    onListening();
    const probe = setInterval(() => void client.query("select 1").catch(lost.reject), PROBE_MS);
    await Promise.race([lost.promise, once(signal, "abort")]).finally(() => clearInterval(probe));
  } finally {
    await client.end().catch(() => {});
  }
}

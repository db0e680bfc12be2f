import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { CONNECT_MS } from "../db/client.ts";
import { SET_IDLE_TIMEOUT } from "../db/idle-timeout.ts";
import type { Logger } from "../log.ts";

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;
/** How often the connection is asked whether it still is one. */
const PROBE_MS = 400;
/**
 * Beats without an answer after which the other side is lost: 1.6 s. Beats are counted, not time: a process that was not
 * awake itself has missed them, too.
 */
const SILENT_AFTER = 5;

interface ListenOptions {
  /** A direct connection: a transaction pooler cannot carry LISTEN. */
  readonly url: string;
  /** What the session is called in the database. */
  readonly name: string;
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  /** Runs each time listening has begun; what was said before that was missed. */
  readonly onListening: () => void;
  /** Runs when the connection, after it stood, no longer answers: others on the same way are lost too. */
  readonly onSilent: () => void;
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
async function listenOnce(options: ListenOptions, signal: AbortSignal) {
  const { url, name, channel, onMessage, onListening, onSilent } = options;
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_MS,
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
    const text = `${SET_IDLE_TIMEOUT}; listen ${pg.escapeIdentifier(channel)}`;
    const listening = { text, query_timeout: CONNECT_MS };
    await client.query(listening);
    onListening();
    // `once` does not see an abort that came before it, and would wait for ever.
    if (signal.aborted) return;
    const watching = watch(client, () => {
      onSilent();
      lost.reject(new Error("the event connection is silent"));
    });
    await Promise.race([lost.promise, once(signal, "abort")]).finally(() => clearInterval(watching));
  } finally {
    // A goodbye on a line that is gone would wait for its answer.
    client.connection.stream.destroy();
  }
}

/** Asks the connection again and again; calls `onSilent` once nothing has come from it for a while. */
function watch(client: pg.Client, onSilent: () => void): NodeJS.Timeout {
  let asked = 0;
  // The answer comes behind all that is still to be told, which can be seconds' worth.
  client.on("notification", () => (asked = Math.min(asked, 1)));
  return setInterval(() => {
    asked += 1;
    if (asked === SILENT_AFTER) onSilent();
    if (asked > 1) return;
    client.query("select 1").then(
      () => (asked = 0),
      () => {}, // Lost in a way that the connection tells by itself.
    );
  }, PROBE_MS);
}

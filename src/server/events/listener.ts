import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { CONNECT_MS } from "../db/client.ts";
import { SET_IDLE_TIMEOUT } from "../db/idle-timeout.ts";
import type { Logger } from "../observability/log.ts";

const FIRST_RECONNECT_DELAY_MS = 50;
const MAX_RECONNECT_DELAY_MS = 1000;
/** How often the connection is asked whether it still is one. */
const HEARTBEAT_MS = 400;
/**
 * Beats without an answer after which the other side is lost: 1.6 s. Beats are counted, not time: a process that was not
 * awake itself has missed them, too.
 */
const MAX_MISSED_HEARTBEATS = 5;

interface ListenOptions {
  /** A direct connection: a transaction pooler cannot carry LISTEN. */
  readonly url: string;
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  /** Runs each time listening has begun; what was said before that was missed. */
  readonly onListening: () => void;
  /** Runs when the connection, after it stood, no longer answers: others on the same way are lost too. */
  readonly onUnresponsive: () => void;
  readonly log: Logger;
}

export interface Listener {
  readonly stop: () => Promise<void>;
}

/** Listens on one connection that is made anew whenever it is lost. Resolves once the first one stands. */
export async function listen(options: ListenOptions): Promise<Listener> {
  const stopping = new AbortController();
  const begun = Promise.withResolvers<void>();
  const listening = listenWithReconnect(
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

async function listenWithReconnect(options: ListenOptions, signal: AbortSignal): Promise<void> {
  let pause = FIRST_RECONNECT_DELAY_MS;
  const onListening = () => {
    pause = FIRST_RECONNECT_DELAY_MS;
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
    pause = Math.min(pause * 2, MAX_RECONNECT_DELAY_MS);
  }
}

/** Listens until the connection is lost (throws) or `signal` fires (returns). */
async function listenOnce(options: ListenOptions, signal: AbortSignal) {
  const { url, channel, onMessage, onListening, onUnresponsive } = options;
  const client = new pg.Client({
    connectionString: url,
    application_name: "adloom-events",
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
    const watching = startHeartbeat(client, () => {
      onUnresponsive();
      lost.reject(new Error("the event connection is silent"));
    });
    await Promise.race([lost.promise, once(signal, "abort")]).finally(() => clearInterval(watching));
  } finally {
    // A goodbye on a line that is gone would wait for its answer.
    client.connection.stream.destroy();
  }
}

/** Asks the connection again and again; calls `onUnresponsive` once nothing has come from it for a while. */
function startHeartbeat(client: pg.Client, onUnresponsive: () => void): NodeJS.Timeout {
  let missed = 0;
  // The answer comes behind all that is still to be told, which can be seconds' worth.
  client.on("notification", () => (missed = Math.min(missed, 1)));
  return setInterval(() => {
    missed += 1;
    if (missed === MAX_MISSED_HEARTBEATS) onUnresponsive();
    if (missed > 1) return;
    client.query("select 1").then(
      () => (missed = 0),
      () => {}, // Lost in a way that the connection tells by itself.
    );
  }, HEARTBEAT_MS);
}

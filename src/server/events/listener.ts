import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { CONNECT_MS } from "../db/client.ts";
import { SET_IDLE_TIMEOUT } from "../db/idle-timeout.ts";
import type { Logger } from "../observability/log.ts";

const FIRST_RECONNECT_DELAY_MS = 50;
const MAX_RECONNECT_DELAY_MS = 1000;
/** Interval of the connection's heartbeat. */
const HEARTBEAT_MS = 400;
/**
 * Unanswered heartbeats after which the connection counts as lost (1.6 s). Counts heartbeats
 * instead of time, because a suspended process sends none.
 */
const MAX_MISSED_HEARTBEATS = 5;

interface ListenOptions {
  /** Direct connection: LISTEN does not work through a transaction pooler. */
  readonly url: string;
  /** Name of the session in the database. */
  readonly name: string;
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  /** Runs after each (re)connect; earlier notifications were missed. */
  readonly onListening: () => void;
  /** Runs when an established connection stops responding: other connections are affected too. */
  readonly onUnresponsive: () => void;
  readonly log: Logger;
}

/** A running LISTEN connection, which the shutdown stops. */
interface Listener {
  readonly stop: () => Promise<void>;
}

/**
 * Opens the LISTEN connection of a process, which feeds its hub, and reconnects when it is lost:
 * after a broken connection, or `MAX_MISSED_HEARTBEATS` (delays and intervals: this file). Resolves
 * after the first connect. `deps.ts` calls it.
 */
export async function startListener(options: ListenOptions): Promise<Listener> {
  const stopping = new AbortController();
  const connected = Promise.withResolvers<void>();
  const listening = listenWithReconnect(
    {
      ...options,
      onListening: () => {
        connected.resolve();
        options.onListening();
      },
    },
    stopping.signal,
  );
  await connected.promise;
  return {
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}

async function listenWithReconnect(options: ListenOptions, signal: AbortSignal): Promise<void> {
  let reconnectDelayMs = FIRST_RECONNECT_DELAY_MS;
  const onListening = () => {
    reconnectDelayMs = FIRST_RECONNECT_DELAY_MS;
    options.onListening();
  };
  while (!signal.aborted) {
    try {
      await listenOnce({ ...options, onListening }, signal);
    } catch (error) {
      if (signal.aborted) return;
      options.log.warn({ err: error }, "event connection lost, reconnecting");
    }
    await delay(reconnectDelayMs, undefined, { signal }).catch(() => {});
    reconnectDelayMs = Math.min(reconnectDelayMs * 2, MAX_RECONNECT_DELAY_MS);
  }
}

/** Listens until the connection is lost (throws) or `signal` aborts (returns). */
async function listenOnce(options: ListenOptions, signal: AbortSignal) {
  const { url, name, channel, onMessage, onListening, onUnresponsive } = options;
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  client.on("notification", ({ payload }) => payload !== undefined && onMessage(payload));
  const lost = Promise.withResolvers<never>();
  // The connection can break before anything awaits this promise.
  lost.promise.catch(() => {});
  client.on("error", lost.reject);
  client.on("end", () => lost.reject(new Error("the database closed the event connection")));
  try {
    await client.connect();
    const text = `${SET_IDLE_TIMEOUT}; listen ${pg.escapeIdentifier(channel)}`;
    const listening = { text, query_timeout: CONNECT_MS };
    await client.query(listening);
    onListening();
    // `once` misses an earlier abort and would never settle.
    if (signal.aborted) return;
    const heartbeat = startHeartbeat(client, () => {
      onUnresponsive();
      lost.reject(new Error("the event connection does not respond"));
    });
    await Promise.race([lost.promise, once(signal, "abort")]).finally(() => clearInterval(heartbeat));
  } finally {
    // A graceful close would wait for a response on a dead connection.
    client.connection.stream.destroy();
  }
}

/** Sends heartbeats; calls `onUnresponsive` after `MAX_MISSED_HEARTBEATS` without a response. */
function startHeartbeat(client: pg.Client, onUnresponsive: () => void): NodeJS.Timeout {
  let missed = 0;
  // Responses queue behind notifications, possibly for seconds, so these count as a sign of life.
  client.on("notification", () => (missed = Math.min(missed, 1)));
  return setInterval(() => {
    missed += 1;
    if (missed === MAX_MISSED_HEARTBEATS) onUnresponsive();
    if (missed > 1) return;
    client.query("select 1").then(
      () => (missed = 0),
      () => {}, // The connection's own events report this failure.
    );
  }, HEARTBEAT_MS);
}

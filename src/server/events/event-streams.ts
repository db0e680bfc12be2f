import { AppError } from "../lib/errors.ts";
import { EventStream } from "./event-stream.ts";

/** Maximum number of streams per user and process; they use at most 2 MB of memory. */
const MAX_STREAMS_PER_USER = 100;
/** A closed tab releases its stream within this time. */
const RETRY_AFTER_SECONDS = 5;
/** Interval of comments that keep proxies from closing idle connections. */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT = ":\n\n";

/** Response headers of an event stream, for `generations.routes.ts`, which opens one. */
export const STREAM_HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  // Disables nginx's response buffering.
  "X-Accel-Buffering": "no",
};

/**
 * The open event streams of this process: `generations/follow-generation.ts` opens one for each
 * request, the shutdown closes them. At most `MAX_STREAMS_PER_USER` (this file); bytes:
 * `event-stream.ts`.
 */
export interface EventStreams {
  /**
   * Opens a stream. `destroy` closes the connection of a reader that has stopped reading; `onClose`
   * runs once, whichever side ends the stream. Throws 429 when the user has too many open streams.
   */
  readonly open: (
    userId: string,
    on: { readonly destroy: () => void; readonly onClose: () => void },
  ) => EventStream;
  /** Ends all streams, before the process stops. */
  readonly closeAll: () => void;
}

interface Gauge {
  readonly inc: () => void;
  readonly dec: () => void;
}

/**
 * Creates the registry of a process's event streams, with one heartbeat timer (15 s,
 * `HEARTBEAT_MS`) for all of them and at most 100 streams for a user (`MAX_STREAMS_PER_USER`, else
 * 429 `too_many_streams` with `RETRY_AFTER_SECONDS`). `deps.ts` creates one; the shutdown closes
 * its streams.
 */
export function createEventStreams(gauge: Gauge, heartbeatMs = HEARTBEAT_MS): EventStreams {
  const streams = new Set<EventStream>();
  const openByUser = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function countOpened(userId: string) {
    const open = openByUser.get(userId) ?? 0;
    if (open >= MAX_STREAMS_PER_USER)
      throw new AppError("too_many_streams", { retryAfter: RETRY_AFTER_SECONDS });
    openByUser.set(userId, open + 1);
  }

  function countClosed(userId: string) {
    const remaining = (openByUser.get(userId) ?? 1) - 1;
    if (remaining > 0) openByUser.set(userId, remaining);
    else openByUser.delete(userId);
  }

  function sendHeartbeats() {
    for (const stream of streams) stream.write(HEARTBEAT);
  }

  return {
    open(userId, { destroy, onClose }) {
      countOpened(userId);
      if (streams.size === 0) timer = setInterval(sendHeartbeats, heartbeatMs).unref();
      const stream = new EventStream({
        destroy,
        onEnd(ended) {
          streams.delete(ended);
          gauge.dec();
          countClosed(userId);
          if (streams.size === 0) clearInterval(timer);
          onClose();
        },
      });
      streams.add(stream);
      gauge.inc();
      return stream;
    },
    closeAll() {
      for (const stream of [...streams]) stream.close();
    },
  };
}

import { AppError } from "../lib/errors.ts";
import { EventStream } from "./event-stream.ts";

/** Streams of one user in one process: more than anybody has tabs, and no more than 2 MB of memory. */
const MAX_STREAMS_PER_USER = 100;
/** A closed tab frees its stream within this time. */
const RETRY_AFTER_SECONDS = 5;
/** Proxies close connections that are silent for long; a comment now and then keeps them open. */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT = ":\n\n";

/** What an answer that is an event stream says of itself. */
export const STREAM_HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  // Tells nginx not to collect the answer before passing it on.
  "X-Accel-Buffering": "no",
};

export interface EventStreams {
  /**
   * Opens a stream. `destroy` cuts the connection of a reader that does not read; `onClose` runs once, whichever
   * side ends the stream. Throws 429 when the user has too many open.
   */
  readonly open: (
    userId: string,
    on: { readonly destroy: () => void; readonly onClose: () => void },
  ) => EventStream;
  /** Ends all of them: the process is about to stop. */
  readonly closeAll: () => void;
}

interface Gauge {
  readonly inc: () => void;
  readonly dec: () => void;
}

/** The event streams of one process, with one heartbeat for all of them. */
export function createEventStreams(gauge: Gauge, heartbeatMs = HEARTBEAT_MS): EventStreams {
  const streams = new Set<EventStream>();
  const ofUser = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function countOpened(userId: string) {
    const open = ofUser.get(userId) ?? 0;
    if (open >= MAX_STREAMS_PER_USER) throw new AppError("too_many_streams", { retryAfter: RETRY_AFTER_SECONDS });
    ofUser.set(userId, open + 1);
  }

  function countClosed(userId: string) {
    const left = (ofUser.get(userId) ?? 1) - 1;
    if (left > 0) ofUser.set(userId, left);
    else ofUser.delete(userId);
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

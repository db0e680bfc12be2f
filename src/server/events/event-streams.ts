import { AppError } from "../errors.ts";

/** Streams of one user in one process: more than anybody has tabs, and no more than 3 MB of memory. */
const OF_ONE_USER = 100;
/** A closed tab frees its stream within this time. */
const RETRY_AFTER_SECONDS = 5;
/** Bytes that may wait for a reader before texts that are only shown are left out. */
const SLOW_BYTES = 16 * 1024;
/** Bytes that may wait before the stream is closed; the browser then connects again and gets the state. */
const STUCK_BYTES = 256 * 1024;
/** Proxies close connections that are silent for long; a comment now and then keeps them open. */
const HEARTBEAT_MS = 15_000;

const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  // Tells nginx not to collect the answer before passing it on.
  "X-Accel-Buffering": "no",
};

/** One open answer of server-sent events. */
export interface EventStream {
  readonly response: Response;
  /** `droppable` events are left out while the reader cannot keep up. */
  readonly send: (event: string, data: unknown, options?: { readonly droppable: boolean }) => void;
  readonly close: () => void;
}

export interface EventStreams {
  /** `onClose` runs once, whichever side ends the stream. Throws 429 when the user has too many open. */
  readonly open: (userId: string, onClose: () => void) => EventStream;
  /** Ends all of them: the process is about to stop. */
  readonly closeAll: () => void;
}

interface Gauge {
  readonly inc: () => void;
  readonly dec: () => void;
}

/** The event streams of one process, with one heartbeat for all of them. */
export function createEventStreams(gauge: Gauge, heartbeatMs = HEARTBEAT_MS): EventStreams {
  const encoder = new TextEncoder();
  const beat = encoder.encode(":\n\n");
  const writers = new Set<{ readonly write: (bytes: Uint8Array) => void; readonly close: () => void }>();
  const ofUser = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function take(userId: string) {
    const open = ofUser.get(userId) ?? 0;
    if (open >= OF_ONE_USER) throw new AppError("too_many_streams", { retryAfter: RETRY_AFTER_SECONDS });
    ofUser.set(userId, open + 1);
  }

  function giveBack(userId: string) {
    const left = (ofUser.get(userId) ?? 1) - 1;
    if (left > 0) ofUser.set(userId, left);
    else ofUser.delete(userId);
  }

  function open(userId: string, onClose: () => void): EventStream {
    take(userId);
    let controller: ReadableStreamDefaultController<Uint8Array>;
    const end = () => {
      if (!writers.delete(writer)) return false;
      gauge.dec();
      giveBack(userId);
      if (writers.size === 0) clearInterval(timer);
      onClose();
      return true;
    };
    const waiting = () => SLOW_BYTES - (controller.desiredSize ?? 0);
    const writer = {
      write(bytes: Uint8Array) {
        if (waiting() <= STUCK_BYTES) controller.enqueue(bytes);
        else if (end()) controller.error(new Error("the reader does not keep up"));
      },
      close: () => void (end() && controller.close()),
    };
    const body = new ReadableStream<Uint8Array>(
      { start: (own) => void (controller = own), cancel: () => void end() },
      new ByteLengthQueuingStrategy({ highWaterMark: SLOW_BYTES }),
    );
    if (writers.size === 0) timer = setInterval(beatAll, heartbeatMs).unref();
    writers.add(writer);
    gauge.inc();
    return {
      response: new Response(body, { headers: HEADERS }),
      send(event, data, { droppable } = { droppable: false }) {
        if (!writers.has(writer) || (droppable && waiting() >= SLOW_BYTES)) return;
        writer.write(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      },
      close: writer.close,
    };
  }

  function beatAll() {
    for (const writer of writers) writer.write(beat);
  }

  return {
    open,
    closeAll: () => {
      for (const writer of [...writers]) writer.close();
    },
  };
}

import type { ServerResponse } from "node:http";

/** Bytes that may wait for a reader before texts that are only shown are left out. */
const SLOW_BYTES = 16 * 1024;
/** Bytes that may wait before the stream is cut; the browser then connects again and gets the state. */
const STUCK_BYTES = 256 * 1024;

interface Options {
  /** Has `flush` called once this turn of the event loop is over. */
  readonly flushSoon: (stream: EventStream) => void;
  /** Runs once, whichever side ends the stream. */
  readonly onEnd: (stream: EventStream) => void;
}

/**
 * One open answer of server-sent events, written to the connection itself: by way of web streams an event takes several times as
 * long and an open answer twice the memory. A class, because thousands are open at once and share its functions.
 */
export class EventStream {
  readonly #options: Options;
  #outgoing: ServerResponse | undefined;
  #pending = "";
  #state: "open" | "ended" | "cut" = "open";

  constructor(options: Options) {
    this.#options = options;
  }

  /** `droppable` events are left out while the reader cannot keep up. */
  send(event: string, data: unknown, { droppable } = { droppable: false }): void {
    if (droppable && this.#waiting() >= SLOW_BYTES) return;
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** What is written in one turn of the event loop leaves at once. */
  write(text: string): void {
    if (this.#state !== "open") return;
    if (this.#waiting() > SLOW_BYTES + STUCK_BYTES) return this.#cut();
    if (this.#pending === "" && this.#outgoing) this.#options.flushSoon(this);
    this.#pending += text;
  }

  /** Lets what was written go out, and ends the answer. */
  close(): void {
    if (!this.#end("ended")) return;
    this.flush();
    this.#outgoing?.end();
  }

  /** Begins the answer with the head of `head`; what has been written so far is its first part. */
  answer(outgoing: ServerResponse, { status, headers }: Response): void {
    this.#outgoing = outgoing;
    if (outgoing.destroyed || this.#state === "cut") return this.#cut();
    // The framework's listener, which would keep its request in memory, has nothing left to do.
    outgoing.removeAllListeners("close").on("close", () => this.#end("cut"));
    outgoing.writeHead(status, [...headers].flat());
    outgoing.flushHeaders();
    this.flush();
    if (this.#state === "ended") outgoing.end();
  }

  /** Sends what was written since the last time. */
  flush(): void {
    const outgoing = this.#outgoing;
    const text = this.#pending;
    if (text === "" || !outgoing) return;
    this.#pending = "";
    const { socket, chunkedEncoding } = outgoing;
    // An earlier request of the same connection is not answered yet: the HTTP server keeps the order.
    if (!socket) return void outgoing.write(text);
    const bytes = Buffer.byteLength(text);
    // The same as `outgoing.write`, in one piece instead of four.
    const chunk = chunkedEncoding ? `${bytes.toString(16)}\r\n${text}\r\n` : text;
    socket.write(chunk, bytes === text.length ? "latin1" : "utf8");
  }

  #waiting(): number {
    return this.#pending.length + (this.#outgoing?.writableLength ?? 0);
  }

  #cut(): void {
    this.#end("cut");
    this.#outgoing?.destroy();
  }

  /** Whether it was open until now. */
  #end(state: "ended" | "cut"): boolean {
    if (this.#state !== "open") return false;
    this.#state = state;
    if (state === "cut") this.#pending = "";
    this.#options.onEnd(this);
    return true;
  }
}

/** Queued bytes above which droppable events are skipped. */
const SLOW_READER_BYTES = 16 * 1024;
/** Queued bytes above which the connection is closed; the browser reconnects and gets the state. */
const MAX_QUEUED_BYTES = 256 * 1024;

const encoder = new TextEncoder();

interface Options {
  /** Destroys the connection without a regular end of the response. */
  readonly destroy: () => void;
  /** Runs once, whichever side ends the stream. */
  readonly onEnd: (stream: EventStream) => void;
}

/**
 * One open response of server-sent events to a browser, from `EventStreams.open`: a web stream with
 * a queue bounded in bytes; a reader that does not read is disconnected at 256 KB
 * (`MAX_QUEUED_BYTES`), and misses droppable events from 16 KB on (`SLOW_READER_BYTES`).
 */
export class EventStream {
  /** The response body. Canceling it (the client left) ends the stream. */
  readonly body: ReadableStream<Uint8Array>;
  readonly #options: Options;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  #isOpen = true;

  constructor(options: Options) {
    this.#options = options;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => {
          this.#end();
        },
      },
      { highWaterMark: 0, size: (chunk) => chunk.byteLength },
    );
  }

  /** Queues one event; a droppable one is skipped while the reader cannot keep up. */
  send(event: string, data: unknown, { droppable } = { droppable: false }): void {
    if (droppable && this.#queuedBytes() >= SLOW_READER_BYTES) return;
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Queues raw text. Closes the connection of a reader that has stopped reading. */
  write(text: string): void {
    if (!this.#isOpen) return;
    if (this.#queuedBytes() > MAX_QUEUED_BYTES) {
      this.#end();
      this.#options.destroy();
      return;
    }
    this.#controller.enqueue(encoder.encode(text));
  }

  /** Ends the response after the queued events. */
  close(): void {
    if (this.#end()) this.#controller.close();
  }

  #queuedBytes(): number {
    return -(this.#controller.desiredSize ?? 0);
  }

  /** Returns whether the stream was open until now. */
  #end(): boolean {
    if (!this.#isOpen) return false;
    this.#isOpen = false;
    this.#options.onEnd(this);
    return true;
  }
}

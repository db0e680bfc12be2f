import type { GenerationEvent } from "#core/generations/events.ts";

/**
 * A client of a generation's event stream in tests; `readEvents` makes it. The events are declared
 * in `core/generations`.
 */
export interface EventReader {
  readonly status: number;
  readonly headers: Headers;
  /** All events received so far. */
  readonly events: readonly GenerationEvent[];
  /** The first event, past or future, that matches. Rejects if the stream ends without one. */
  readonly find: (wanted: (event: GenerationEvent) => boolean) => Promise<GenerationEvent>;
  /** All events, once the server has closed the stream. */
  readonly all: Promise<readonly GenerationEvent[]>;
  readonly close: () => void;
}

/**
 * Opens a generation's event stream over HTTP in a test and reads it in the background; `events` of
 * `generationsClient` calls it.
 */
export async function readEvents(url: string, cookie: string): Promise<EventReader> {
  const stop = new AbortController();
  const response = await fetch(url, { headers: { cookie }, signal: stop.signal });
  const events: GenerationEvent[] = [];
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const look of waiting) look();
  };
  let ended = false;

  async function read() {
    let text = "";
    try {
      for await (const bytes of response.body!.pipeThrough(new TextDecoderStream())) {
        text += bytes;
        const blocks = text.split("\n\n");
        text = blocks.pop() ?? "";
        events.push(...blocks.flatMap(parseBlock));
        wake();
      }
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    } finally {
      ended = true;
      wake();
    }
    return events;
  }

  const all = response.ok ? read() : Promise.resolve(events);
  all.catch(() => {});
  return {
    status: response.status,
    headers: response.headers,
    events,
    all,
    close: () => stop.abort(),
    find: (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = events.find(wanted);
          if (!found && !ended) return;
          waiting.delete(look);
          if (found) resolve(found);
          else reject(new Error(`The stream ended without it: ${JSON.stringify(events)}`));
        };
        waiting.add(look);
        look();
      }),
  };
}

function parseBlock(block: string): GenerationEvent[] {
  const event = /^event: (.*)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  return event && data ? [{ event, data: JSON.parse(data) } as GenerationEvent] : [];
}

/** Matches the event that completes the part of this index, for `find` of an `EventReader`. */
export const isWhole = (index: number) => (event: GenerationEvent) =>
  event.event === "partial" && event.data.whole && event.data.index === index;

/**
 * Matches the last event of a generation, `completed` or `failed`, for `find` of an `EventReader`.
 */
export const isEnd = ({ event }: GenerationEvent) => event === "completed" || event === "failed";

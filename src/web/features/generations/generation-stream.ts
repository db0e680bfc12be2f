import { GENERATION_EVENTS, type GenerationEvent } from "#core/generations/events.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { api, apiUrl } from "#web/lib/api.ts";

/**
 * `EventSource` does not reconnect after an error status such as 503; this is the delay of our
 * reconnect (ms).
 */
const REOPEN_MS = 2000;

interface StreamOptions {
  readonly id: string;
  readonly onEvent: (event: GenerationEvent) => void;
  /** Called if the generation does not exist or belongs to another user. */
  readonly onNotFound: () => void;
  /** Called on a connection error; the stream then reconnects. */
  readonly onConnectionError: () => void;
}

/**
 * Reads the events of a generation (`GET /api/generations/:id/events`) until it has ended, for
 * `useGeneration` and the overview; reconnects after errors (`REOPEN_MS`), and each stream starts
 * with the current state. Returns a function that closes the stream. Events:
 * `core/generations/events.ts`.
 */
export function openGenerationStream({
  id,
  onEvent,
  onNotFound,
  onConnectionError,
}: StreamOptions): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function stop() {
    stopped = true;
    clearTimeout(timer);
    source.close();
  }

  async function reopenIfFound() {
    try {
      await api("GET /api/generations/:id", { params: { id } });
    } catch (error) {
      if (!stopped && isApiError(error) && error.status === 404) {
        stop();
        return onNotFound();
      }
    }
    if (!stopped) timer = setTimeout(open, REOPEN_MS);
  }

  function open() {
    source = new EventSource(apiUrl("GET /api/generations/:id/events", { params: { id } }));
    for (const event of GENERATION_EVENTS) {
      source.addEventListener(event, ({ data }: MessageEvent<string>) => {
        onEvent({ event, data: JSON.parse(data) } as GenerationEvent);
        if (event === "completed" || event === "failed") stop();
      });
    }
    source.addEventListener("error", () => {
      if (!stopped) onConnectionError();
      if (source.readyState === EventSource.CLOSED && !stopped) void reopenIfFound();
    });
  }

  open();
  return stop;
}

import { GENERATION_EVENTS, type GenerationEvent } from "#core/generations/events.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { api, apiUrl } from "#web/lib/api.ts";

/** After a refusal such as 503 the browser gives up by itself; then we ask again after this long (ms). */
const REOPEN_MS = 2000;

interface StreamOptions {
  readonly id: string;
  readonly onEvent: (event: GenerationEvent) => void;
  /** The generation is not there (any more), or is somebody else's. */
  readonly onGone: () => void;
  /** The connection broke; it is opened again without help. */
  readonly onTrouble: () => void;
}

/**
 * Reads a generation's events until it has ended, whatever happens to the connection in between: a stream that is
 * opened again starts with the state so far. Returns a function that stops reading.
 */
export function openGenerationStream({ id, onEvent, onGone, onTrouble }: StreamOptions): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function stop() {
    stopped = true;
    clearTimeout(timer);
    source.close();
  }

  async function reopenUnlessGone() {
    try {
      await api("GET /api/generations/:id", { params: { id } });
    } catch (error) {
      if (!stopped && isApiError(error) && error.status === 404) {
        stop();
        return onGone();
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
      if (!stopped) onTrouble();
      if (source.readyState === EventSource.CLOSED && !stopped) void reopenUnlessGone();
    });
  }

  open();
  return stop;
}

import { framesOf } from "#studio/film/model.ts";
import { encodeFilm } from "#studio/film/encode/encode-film.ts";
import type { EncoderMessage, EncoderRequest, FilmJob } from "./messages.ts";
import { PaintError, startPainters } from "./painters.ts";

/** Progress is sent at most twice a second. */
const PROGRESS_MS = 500;

const send = (message: EncoderMessage, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

let frames = 0;
let sentAt = 0;

function report(done: number) {
  frames = done;
  const now = performance.now();
  if (now - sentAt < PROGRESS_MS) return;
  sentAt = now;
  send({ type: "progress", frames });
}

const stopping = new AbortController();

async function make({ film, assets, painters, sound, tags }: FilmJob): Promise<ArrayBuffer> {
  const frames = await startPainters(film, assets, painters, framesOf(film));
  return encodeFilm({ film, frames, sound, tags }, report, stopping.signal);
}

self.addEventListener("message", ({ data }: MessageEvent<EncoderRequest>) => {
  if (data.type === "stop") return stopping.abort();
  make(data.job)
    .then((file) => send({ type: "done", file }, [file]))
    .catch((error: unknown) =>
      send({
        type: "failed",
        reason: String(error),
        frame: error instanceof PaintError ? error.frame : frames,
      }),
    );
});

// Entry point of the render process: renders one film and exits, which frees the memory of canvas
// and encoder.
import { FILM_LIMITS } from "#core/film/limits.ts";
import { soundBrief } from "#studio/film/audio/sound-brief.ts";
import { composeSoundtrack } from "#studio/film/audio/soundtrack.ts";
import { encodeFilm, type EncoderOptions } from "#studio/film/encode/encode-film.ts";
import { BT709 } from "#studio/film/encode/encoding.ts";
import { decodeVoice } from "./decode-voice.ts";
import { FilmRenderError, type FilmRenderJob } from "./film-renderer.ts";
import { loadNativePackages } from "./native-packages.ts";
import { paintFrames } from "./paint-frames.ts";
import type { RenderMessage } from "./render-messages.ts";

/** Progress is sent at most twice a second. */
const PROGRESS_MS = 500;

/** Sends a message and waits until it is written. */
const send = (message: RenderMessage) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, undefined, {}, (error) => (error ? reject(error) : resolve()));
  });

async function composeSound({ film, seed, voices }: FilmRenderJob) {
  const spoken = [];
  for (const voice of voices) spoken.push(await decodeVoice(voice));
  const brief = soundBrief(film, seed, spoken);
  return brief && composeSoundtrack(brief);
}

async function render(job: FilmRenderJob): Promise<void> {
  const canvasPackage = loadNativePackages();
  const { film, assets, tags } = job;
  const sound = await composeSound(job);
  const frames = await paintFrames(canvasPackage, film, assets);
  // Instruments and decoded recordings leave 40 MB of garbage.
  globalThis.gc?.();
  await send({ type: "cover", bytes: frames.cover(job.cover) });
  let sentAt = performance.now();
  const onFrame = (count: number) => {
    if (performance.now() - sentAt < PROGRESS_MS) return;
    sentAt = performance.now();
    void send({ type: "progress", frames: count });
  };
  // The server kills the process to stop a render, so this signal never aborts.
  const { signal } = new AbortController();
  const encoder = {
    // Hardware encoders may delay frames, and the painter would wait for them.
    hardwareAcceleration: "prefer-software",
    // The encoder writes the colors of its configuration into the file, not those of the frames.
    onEncoderConfig: (config) => Object.assign(config, { colorSpace: BT709 }),
    onEncodedPacket: frames.onEncoded,
  } satisfies EncoderOptions;
  const content = { film, frames, sound, tags, encoder };
  const file = new Uint8Array(await encodeFilm(content, onFrame, signal));
  for (let at = 0; at < file.length; at += FILM_LIMITS.partBytes)
    await send({ type: "part", bytes: file.subarray(at, at + FILM_LIMITS.partBytes) });
  await send({ type: "done" });
}

// The server has exited, so the film is not needed.
process.on("disconnect", () => process.exit());

process.once("message", (job: FilmRenderJob) => {
  render(job)
    .catch((error: unknown) => {
      const failure = error instanceof FilmRenderError ? error.failure : "crash";
      return send({ type: "failed", failure, reason: String(error) });
    })
    .finally(() => process.exit());
});

// Page in which the bench of films draws and encodes (tests/bench/film.ts).
import type { Film } from "#core/film/film.ts";
import { frameAt } from "#studio/film/frame.ts";
import { framesOf, timeOfFrame } from "#studio/film/model.ts";
import { cachedPaths, paintFrame } from "#studio/film/paint.ts";
import { i420Bytes, toI420 } from "#studio/film/yuv.ts";
import { makeFilm } from "#web/features/generations/video/film/encode/make-film.ts";
import type { LoadedAsset } from "#web/features/generations/video/film/encode/messages.ts";
import { createPixelReader } from "#web/features/generations/video/film/encode/read-pixels.ts";

/** An asset in the form that the test driver can transfer. */
interface SentAsset {
  readonly id: string;
  readonly type: string;
  readonly base64: string;
}

const RATE = 48_000;

/** A click at each second, so that the position of the sound can be found in a file. */
function clickTrack(seconds: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(seconds * RATE);
  for (let second = 1; second < seconds; second++) samples.fill(0.9, second * RATE, second * RATE + 48);
  return samples;
}

/** Bytes as text that the test driver can transfer. */
const toBase64 = (bytes: Uint8Array) =>
  btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

let film: Film;
let made: Blob;
let assets: LoadedAsset[] = [];

/** A canvas like that of a painter, with a function that draws a frame on it. */
async function startPainter() {
  const images = await Promise.all(
    assets.map(async ({ id, blob }) => [id, await createImageBitmap(blob)] as const),
  );
  const canvas = new OffscreenCanvas(film.width, film.height);
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) throw new Error("no 2D canvas");
  const kit = { images: new Map(images), path: cachedPaths((data) => new Path2D(data)) };
  const paint = (t: number) => paintFrame(context, frameAt(film, t), kit);
  return { canvas, context, paint, readPixels: createPixelReader(context) };
}

const calls = {
  /** Stores a film and its assets for the other calls. */
  load(next: Film, sent: readonly SentAsset[]) {
    film = next;
    assets = sent.map(({ id, type, base64 }) => ({
      id,
      blob: new Blob([fromBase64(base64)], { type }),
    }));
  },

  /** Drawing time in ms of every fifth frame. */
  async drawTimes(): Promise<number[]> {
    const { context, paint } = await startPainter();
    const times: number[] = [];
    for (let frame = 0; frame < framesOf(film); frame += 5) {
      const start = performance.now();
      paint(timeOfFrame(frame, film));
      // Reading a pixel waits until everything is drawn.
      context.getImageData(0, 0, 1, 1);
      times.push(performance.now() - start);
    }
    return times;
  },

  /** A frame as a JPEG in base64. */
  async picture(t: number): Promise<string> {
    const { canvas, paint } = await startPainter();
    paint(t);
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return toBase64(bytes);
  },

  /** Hash of several frames, drawn by a new painter. */
  async hashFrames(): Promise<string> {
    const { paint, readPixels } = await startPainter();
    const { width, height } = film;
    const frames = [0, 50, 99, 200, 301, 449];
    const all = new Uint8Array(frames.length * i420Bytes(width, height));
    for (const [index, frame] of frames.entries()) {
      paint(timeOfFrame(frame, film));
      const { data, order } = await readPixels();
      toI420(data, width, height, all.subarray(index * i420Bytes(width, height)), order);
    }
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", all));
    return digest.join(",");
  },

  /** Sends every `step`th frame in I420 to an address, one request each, in order. */
  async sendFrames(url: string, step = 1) {
    const { paint, readPixels } = await startPainter();
    const { width, height } = film;
    const planes = new Uint8Array(i420Bytes(width, height));
    for (let frame = 0; frame < framesOf(film); frame += step) {
      paint(timeOfFrame(frame, film));
      const { data, order } = await readPixels();
      toI420(data, width, height, planes, order);
      await fetch(url, { method: "POST", body: planes });
    }
  },

  /**
   * Makes the film with clicks as its sound, like "Make the video"; returns the duration in
   * seconds.
   */
  async make(): Promise<number> {
    const clicks = clickTrack(film.seconds);
    const start = performance.now();
    made = await makeFilm({
      film,
      assets,
      sound: { left: clicks, right: clicks.slice() },
      tags: { title: "Bench", aiUse: "None", madeWith: "Adloom" },
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
    return (performance.now() - start) / 1000;
  },

  /** The made file in base64. */
  async file(): Promise<string> {
    return toBase64(new Uint8Array(await made.arrayBuffer()));
  },

  /** Offset in samples of the first click in the made file. */
  async lag(): Promise<number> {
    const context = new OfflineAudioContext(2, RATE, RATE);
    const sound = await context.decodeAudioData(await made.arrayBuffer());
    return sound.getChannelData(0).findIndex((sample) => Math.abs(sample) > 0.3) - RATE;
  },
};

Object.assign(globalThis, { film: calls });

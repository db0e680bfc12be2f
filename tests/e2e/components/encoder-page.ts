import { canEncodeFilms } from "#web/features/generations/video/film/encode/can-encode-films.ts";
import { makeFilm } from "#web/features/generations/video/film/encode/make-film.ts";
import { createPixelReader } from "#web/features/generations/video/film/encode/read-pixels.ts";
import { barFilm } from "../../support/bar-film.ts";

const RATE = 48_000;

function clicks(seconds: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(seconds * RATE);
  for (let second = 1; second < seconds; second++) samples.fill(0.9, second * RATE, second * RATE + 48);
  return samples;
}

/** Text that the test driver can carry. */
const toBase64 = (bytes: Uint8Array) =>
  btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));

const calls = {
  canEncodeFilms,
  /** Makes the film; returns the file in base64. */
  async make(seconds: number, cancelAt?: number) {
    const controller = new AbortController();
    const progress: number[] = [];
    const file = await makeFilm({
      film: barFilm(seconds),
      assets: [],
      sound: { left: clicks(seconds), right: clicks(seconds) },
      tags: { title: "A test", aiUse: "Nothing was made by a model", madeWith: "Adloom" },
      onProgress: (frames) => {
        progress.push(frames);
        if (cancelAt !== undefined && frames >= cancelAt) controller.abort(new Error("stopped"));
      },
      signal: controller.signal,
    });
    return { progress, file: toBase64(new Uint8Array(await file.arrayBuffer())) };
  },
  /** Colors of a canvas of two halves, as the painter and `getImageData` read them. */
  async readPixels() {
    const canvas = new OffscreenCanvas(64, 32);
    const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true })!;
    context.fillStyle = "rgb(200 120 40)";
    context.fillRect(0, 0, 32, 32);
    const { data, order } = await createPixelReader(context)();
    const expected = context.getImageData(0, 0, 64, 32).data;
    const [red, blue] = order === "RGBX" ? [0, 2] : [2, 0];
    const at = (pixels: ArrayLike<number>, channel: number) =>
      [0, 40].map((x) => pixels[(64 * 31 + x) * 4 + channel]);
    return {
      read: [at(data, red), at(data, 1), at(data, blue)],
      expected: [at(expected, 0), at(expected, 1), at(expected, 2)],
    };
  },
  /** Decodes the sound of a file; returns the index of the first loud sample. */
  async firstClick(file: string) {
    const context = new OfflineAudioContext(2, RATE, RATE);
    const sound = await context.decodeAudioData(
      Uint8Array.from(atob(file), (char) => char.charCodeAt(0)).buffer,
    );
    return sound.getChannelData(0).findIndex((sample) => Math.abs(sample) > 0.3);
  },
};

Object.assign(globalThis, { encoder: calls });

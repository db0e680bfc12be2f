import { zipSync } from "fflate";
import { formatSrt, formatVtt } from "#core/generations/video/captions.ts";
import { SAMPLE_RATE, type Stereo } from "#studio/film/audio/stereo.ts";
import { toInt16, writeWav } from "#studio/film/audio/wav.ts";
import { captionsOf } from "#studio/film/captions-of.ts";
import { drawPicture } from "../player/draw-film.ts";
import type { DrawableFilm } from "../use-film-preview.ts";

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/**
 * Builds the ZIP file of `CannotEncode`: a picture of each scene, the sound (WAV,
 * `studio/film/audio/wav.ts`) and the captions (cut by `studio/film/captions-of.ts`, written as SRT
 * and VTT by `core/generations/video/captions.ts`) of a film. Names of the files are in this file.
 */
export async function zipParts({ film, loaded }: DrawableFilm, sound: Stereo | undefined): Promise<Blob> {
  const files: Record<string, Uint8Array<ArrayBuffer>> = {};
  for (const [index, { from, to }] of film.scenes.entries()) {
    // The middle of a scene: at its ends it may change into another.
    const picture = await drawPicture(film, loaded.images, (from + to) / 2);
    files[`storyboard-${index + 1}.jpg`] = await bytesOf(picture);
  }
  if (sound) files["sound.wav"] = writeWav([sound.left, sound.right].map(toInt16), SAMPLE_RATE);
  const captions = captionsOf(film);
  if (captions.length > 0) {
    const text = new TextEncoder();
    files["captions.srt"] = text.encode(formatSrt(captions));
    files["captions.vtt"] = text.encode(formatVtt(captions));
  }
  // Pictures do not get smaller, and the sound is needed at once.
  return new Blob([zipSync(files, { level: 1 })], { type: "application/zip" });
}

/**
 * H.264 High profile, level 4.0: 1920x1080 at 30 frames a second, which every platform accepts.
 * `encode-film.ts` encodes with it, `can-encode-films.ts` of the web app checks it.
 */
export const VIDEO_CODEC = "avc1.640028";

/**
 * Colors of a film: limited range BT.709, as phones and platforms expect; `toI420` (`yuv.ts`)
 * converts to it, `encode-film.ts` and the server's `render-process.ts` declare it,
 * `can-encode-films.ts` asks for it.
 */
export const BT709 = { primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false } as const;

/**
 * Seconds between key frames of an encoded film, to which a player can jump; `encode-film.ts` uses
 * it.
 */
export const KEY_FRAME_SECONDS = 2;

/** Bits a second of the AAC sound of an encoded film; `encode-film.ts` uses it for its encoder. */
export const AUDIO_BITRATE = 160_000;

/**
 * Quality of a film's cover and of its storyboard's pictures as JPEG, 0 to 1. `draw-film.ts` of the
 * web app and `film-renderer/paint-frames.ts` of the server encode with it.
 */
export const COVER_QUALITY = 0.92;

/**
 * Target bit rate for 1080x1920, in bits a second. The encoder varies the rate and usually stays
 * below it.
 */
const FULL_BITRATE = 10_000_000;
const FULL_PIXELS = 1080 * 1920;

/**
 * Bits a second of an encoded film, in proportion to the pixels of its canvas: `FULL_BITRATE` (this
 * file) for 1080x1920. `encode-film.ts` calls it.
 */
export function videoBitrate({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.round((FULL_BITRATE * width * height) / FULL_PIXELS);
}

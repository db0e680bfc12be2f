import sharp, { type Sharp } from "sharp";
import { LIMITS } from "#core/limits.ts";

/**
 * Raw row-major RGBA of a decoded picture, or RGB of an opaque picture that is kept for scaling;
 * `decodePicture` and the other functions of this file make it, all steps of `render/pictures` and
 * `render.ts` read it.
 */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  /** Bytes per pixel; 4 by default. */
  readonly channels?: 3 | 4 | undefined;
}

/**
 * Bytes per pixel of decoded pixels, 4 with alpha, else 3, when `crop-and-scale.ts` crops and
 * scales pictures.
 */
export const channelsOf = ({ channels = 4 }: Pixels): 3 | 4 => channels;

/** Largest side of a decoded picture, px: enough for the largest canvas. */
const MAX_SIDE = 1800;

/**
 * Decodes an image file of a brief before its analysis (`analyzePicture` in `analyze-picture.ts`):
 * upright, sRGB, with alpha, scaled down to 1800 px (`MAX_SIDE` in this file). Throws if it is no
 * complete image or has more than `LIMITS.uploadPixels` (`core/limits.ts`).
 */
export async function decodePicture(source: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(source, { limitInputPixels: LIMITS.uploadPixels, failOn: "error" })
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * A sharp pipeline of decoded pixels, for `crop-and-scale.ts`, `cutout.ts`, `logo-cutout.ts` and,
 * to encode, `render.ts` and `cut-picture.ts`.
 */
export function toSharp(pixels: Pixels): Sharp {
  const { data, width, height } = pixels;
  return sharp(data, { raw: { width, height, channels: channelsOf(pixels) } });
}

/**
 * Drops the alpha of an opaque picture after its analysis (`analyze-picture.ts`): without it,
 * scaling takes half the time.
 */
export async function toOpaque(pixels: Pixels): Promise<Pixels> {
  const data = await toSharp(pixels).removeAlpha().raw().toBuffer();
  return { ...pixels, data, channels: 3 };
}

/**
 * The pixels of a sharp pipeline as RGBA; ends each step that `toSharp` starts, in
 * `crop-and-scale.ts`, `cutout.ts`, `logo-cutout.ts` and `render.ts`.
 */
export async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Scales a picture of the brief down before it is cut out (`analyzePicture`), so that its longer
 * side has at most `longest` px (`CUT_SIZE` in `analyze-picture.ts`).
 */
export async function limitSize(pixels: Pixels, longest: number): Promise<Pixels> {
  if (Math.max(pixels.width, pixels.height) <= longest) return pixels;
  return toPixels(toSharp(pixels).resize(longest, longest, { fit: "inside" }));
}

/**
 * Scales a picture to the small grid on which subject and head are found (`GRID` in
 * `analyze-picture.ts`), regardless of its proportions.
 */
export async function resizeToGrid(pixels: Pixels, columns: number, rows: number): Promise<Pixels> {
  return toPixels(toSharp(pixels).resize(columns, rows, { fit: "fill" }));
}

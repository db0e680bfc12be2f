import sharp, { type Sharp } from "sharp";

/** Raw row-major RGBA. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A picture is worked on at no more than this many px on its longer side: enough for the largest canvas. */
const WORKING_SIZE = 1800;

/** Decodes an upload: upright, sRGB, with alpha, bounded. Throws on anything that is no whole picture. */
export async function decode(source: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(source, { limitInputPixels: 50e6, failOn: "error" })
    .autoOrient()
    .resize(WORKING_SIZE, WORKING_SIZE, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function sharpOf({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The picture with its longer side at most `longest` px. */
export async function atMost(pixels: Pixels, longest: number): Promise<Pixels> {
  if (Math.max(pixels.width, pixels.height) <= longest) return pixels;
  return pixelsOf(sharpOf(pixels).resize(longest, longest, { fit: "inside" }));
}

/** The picture squeezed to a grid of `columns` by `rows`. */
export async function gridOf(pixels: Pixels, columns: number, rows: number): Promise<Pixels> {
  return pixelsOf(sharpOf(pixels).resize(columns, rows, { fit: "fill" }));
}

import { rgbLuminance } from "#core/color-contrast.ts";
import type { LogoKind } from "#core/brands/parts.ts";
import type { Box } from "#core/platforms/box.ts";
import { type Oklab, rgbToHex, rgbToLab } from "#studio/image/color/oklch.ts";
import type { LuminanceGrid, PictureInfo } from "#studio/image/picture.ts";
import { cutOutFromWhite, trimTransparent } from "./cutout.ts";
import { findHead } from "./find-head.ts";
import { findOnFlatBackground, findSubject } from "./find-subject.ts";
import { cropToLogo, cutOutFromBlack, removeWhiteRim } from "./logo-cutout.ts";
import { looksLikeLogo, measureTraits } from "./picture-traits.ts";
import { decodePicture, limitSize, type Pixels, resizeToGrid, toOpaque } from "./pixels.ts";

/**
 * A decoded picture of an ad with the analysis that the layout needs, from `analyzePicture`, which
 * fills `info` (kind, subject, head, luminance; type in `studio/image/picture.ts`). `composer.ts`
 * passes `info` to `plan.ts` and the whole picture to `render.ts`.
 */
export interface AnalyzedPicture {
  readonly info: PictureInfo;
  /** Photos and packshots without alpha. */
  readonly pixels: Pixels;
}

/**
 * An uploaded picture that an ad may show, as generators, redraws and previews hand it to the
 * composer. Without a role, `analyzePicture` recognizes the kind.
 */
export interface PictureInput {
  /** The image file. */
  readonly data: Buffer;
  /** Role declared by the user; without it, the kind is recognized. */
  readonly role?: "logo" | "product";
  /** Which of the brand's logos it is; the layout chooses among them. */
  readonly logoKind?: LogoKind | undefined;
}

const WHOLE: Box = { l: 0, t: 0, r: 1, b: 1 };
/** Columns and rows of the grid on which pictures are analyzed. */
const GRID = 64;
/**
 * Largest side of a picture that is cut out, px: it takes about 20 ms per megapixel on the main
 * thread.
 */
const CUT_SIZE = 1400;
/** Largest standard deviation of the border pixels of a flat background, of 255. */
const MAX_FLAT_DEVIATION = 9;

/**
 * Decodes a picture for an ad and recognizes its kind: photo, cut-out, packshot or logo; called
 * through `picture-cache.ts`. `id` becomes `info.id`, by which the layout refers to it. Thresholds
 * are in this file, `picture-traits.ts`, `find-subject.ts` and `find-head.ts`. A product on white
 * becomes a cut-out. Throws if it cannot be decoded.
 */
export async function analyzePicture({ data, role }: PictureInput, id: number): Promise<AnalyzedPicture> {
  const pixels = await decodePicture(data);
  const alpha = meanAlpha(pixels);
  if (alpha < 0.92) return cutoutOrLogo(await trimTransparent(pixels), role, id);
  const grid = await resizeToGrid(pixels, GRID, GRID);
  const border = borderOf(grid);
  if (border.deviation < MAX_FLAT_DEVIATION) {
    if (border.rgb.every((v) => v > 228)) {
      const cut = await cutOutFromWhite(await limitSize(pixels, CUT_SIZE), Math.min(...border.rgb));
      if (cut) return cutoutOrLogo(cut, role, id, true);
    }
    const traits = measureTraits(pixels);
    if (role === "logo" || (role !== "product" && traits.flat > 0.9 && traits.colors <= 6)) {
      return logoOnFlatBackground(await limitSize(pixels, CUT_SIZE), border.rgb, id);
    }
    const subject = findOnFlatBackground(grid, border.rgb) ?? findSubject(grid);
    return analyzed("packshot", id, await toOpaque(pixels), grid, subject);
  }
  if (role === "logo") return solidLogo(pixels, id);
  const subject = findSubject(grid);
  const head = findHead(grid, subject, pixels.width / pixels.height);
  return analyzed("photo", id, await toOpaque(pixels), grid, subject, { head });
}

/** @param paper whether it was cut out from white, so that a logo still has a white rim */
async function cutoutOrLogo(
  source: Pixels,
  role: PictureInput["role"],
  id: number,
  paper = false,
): Promise<AnalyzedPicture> {
  const first = measureTraits(source);
  const logo = role === "logo" || (role !== "product" && looksLikeLogo(first, source));
  const pixels = logo && paper ? removeWhiteRim(source, first.logo.solid === undefined) : source;
  const traits = pixels === source || first.logo.solid !== undefined ? first : measureTraits(pixels);
  const grid = await resizeToGrid(pixels, GRID, GRID);
  const mean = meanColor(grid);
  if (logo) return analyzed("logo", id, pixels, grid, WHOLE, { mean, logo: traits.logo });
  return analyzed("cutout", id, pixels, grid, WHOLE, { mean });
}

/**
 * A logo on a flat background: black is removed, any other color belongs to the logo and is
 * cropped.
 */
async function logoOnFlatBackground(pixels: Pixels, ground: readonly [number, number, number], id: number) {
  const cut = ground.every((v) => v < 28) ? await cutOutFromBlack(pixels, Math.max(...ground)) : null;
  return cut ? cutoutOrLogo(cut, "logo", id) : solidLogo(await cropToLogo(pixels, ground), id);
}

/** A logo without transparency. */
async function solidLogo(pixels: Pixels, id: number): Promise<AnalyzedPicture> {
  const logo = { ...measureTraits(pixels).logo, mono: false };
  return analyzed("logo", id, pixels, await resizeToGrid(pixels, GRID, GRID), WHOLE, { logo });
}

function analyzed(
  kind: PictureInfo["kind"],
  id: number,
  pixels: Pixels,
  grid: Pixels,
  subject: Box,
  more: Partial<PictureInfo> = {},
): AnalyzedPicture {
  const { rgb } = borderOf(grid);
  const info: PictureInfo = {
    id,
    kind,
    width: pixels.width,
    height: pixels.height,
    subject,
    mean: null,
    edge: rgbToHex([rgb[0] / 255, rgb[1] / 255, rgb[2] / 255]),
    luminance: luminanceGridOf(grid),
    ...more,
  };
  return { info, pixels };
}

/** Mean alpha of every 16th pixel, 0 to 1. */
function meanAlpha({ data }: Pixels): number {
  let sum = 0;
  let count = 0;
  for (let i = 3; i < data.length; i += 64, count++) sum += data[i] ?? 0;
  return sum / Math.max(1, count) / 255;
}

/** Mean color and standard deviation of the border pixels. */
function borderOf({ data, width, height }: Pixels): { rgb: [number, number, number]; deviation: number } {
  const points: number[] = [];
  for (let x = 0; x < width; x++) points.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) points.push(y * width, y * width + width - 1);
  const channel = (k: number) => points.reduce((sum, i) => sum + (data[i * 4 + k] ?? 0), 0) / points.length;
  const rgb: [number, number, number] = [channel(0), channel(1), channel(2)];
  const squares = points.map((i) =>
    rgb.reduce((sum, mean, k) => sum + ((data[i * 4 + k] ?? 0) - mean) ** 2, 0),
  );
  return { rgb, deviation: Math.sqrt(squares.reduce((a, b) => a + b, 0) / points.length) };
}

function luminanceGridOf({ data, width, height }: Pixels): LuminanceGrid {
  const values = Array.from({ length: width * height }, (_, i) => {
    const at = (k: number) => (data[i * 4 + k] ?? 0) / 255;
    return rgbLuminance([at(0), at(1), at(2)]);
  });
  return { columns: width, rows: height, values };
}

function meanColor({ data }: Pixels): Oklab {
  const sum = { l: 0, a: 0, b: 0, n: 0 };
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) <= 128) continue;
    const lab = rgbToLab([(data[i] ?? 0) / 255, (data[i + 1] ?? 0) / 255, (data[i + 2] ?? 0) / 255]);
    sum.l += lab.l;
    sum.a += lab.a;
    sum.b += lab.b;
    sum.n += 1;
  }
  const n = Math.max(1, sum.n);
  return { l: sum.l / n, a: sum.a / n, b: sum.b / n };
}

import { hexOf, labOf, luminance, type Oklab } from "#studio/image/colour/oklch.ts";
import type { Box } from "#core/platforms/box.ts";
import type { LightGrid, PictureInfo } from "#studio/image/picture.ts";
import { cutFromWhite, trimmed } from "./cutout.ts";
import { looksLikeLogo, looksOf } from "./marks.ts";
import { closeUp, cutFromBlack, onGlass } from "./mark-cut.ts";
import { atMost, decode, gridOf, type Pixels } from "./pixels.ts";
import { findHead } from "./head.ts";
import { findOnGround, findSubject } from "./subject.ts";

/** A picture ready to be placed: what the layout needs to know, and the pixels. */
export interface Prepared {
  readonly info: PictureInfo;
  readonly pixels: Pixels;
}

export interface PictureInput {
  readonly data: Buffer;
  /** What the user says it is; without it the picture itself decides. */
  readonly role?: "logo" | "product";
}

const WHOLE: Box = { l: 0, t: 0, r: 1, b: 1 };
const GRID = 64;
/** Cutting looks at every pixel on the main thread: about 20 ms a megapixel. */
const CUT_SIZE = 1400;
/** Border pixels of one flat ground differ by no more than this (of 255, root mean square). */
const FLAT_BORDER = 9;

/** Decodes a picture and finds out what it is: photo, cut-out, packshot on flat ground, or logo. */
export async function analyse({ data, role }: PictureInput, id: number): Promise<Prepared> {
  const pixels = await decode(data);
  const alpha = meanAlpha(pixels);
  if (alpha < 0.92) return cutoutOrLogo(await trimmed(pixels), role, id);
  const grid = await gridOf(pixels, GRID, GRID);
  const border = borderOf(grid);
  if (border.deviation < FLAT_BORDER) {
    if (border.rgb.every((v) => v > 228)) {
      const cut = await cutFromWhite(await atMost(pixels, CUT_SIZE), Math.min(...border.rgb));
      if (cut) return cutoutOrLogo(cut, role, id, true);
    }
    const looks = looksOf(pixels);
    if (role === "logo" || (role !== "product" && looks.flat > 0.9 && looks.colours <= 6)) {
      return markOnGround(await atMost(pixels, CUT_SIZE), border.rgb, id);
    }
    const subject = findOnGround(grid, border.rgb) ?? findSubject(grid);
    return prepared("packshot", id, pixels, grid, subject);
  }
  if (role === "logo") return tile(pixels, id);
  const subject = findSubject(grid);
  const head = findHead(grid, subject, pixels.width / pixels.height);
  return prepared("photo", id, pixels, grid, subject, { head });
}

/** `paper`: it was cut from white, so that a mark still carries some of it. */
async function cutoutOrLogo(
  source: Pixels,
  role: PictureInput["role"],
  id: number,
  paper = false,
): Promise<Prepared> {
  const first = looksOf(source);
  const logo = role === "logo" || (role !== "product" && looksLikeLogo(first, source));
  const pixels = logo && paper ? onGlass(source, first.mark.solid === undefined) : source;
  const looks = pixels === source || first.mark.solid !== undefined ? first : looksOf(pixels);
  const grid = await gridOf(pixels, GRID, GRID);
  const mean = meanColour(grid);
  if (logo) return prepared("logo", id, pixels, grid, WHOLE, { mean, mark: looks.mark });
  return prepared("cutout", id, pixels, grid, WHOLE, { mean });
}

/** A logo on a flat ground: black paper is cut away like white one, a colour belongs to the mark and comes closer. */
async function markOnGround(pixels: Pixels, ground: readonly [number, number, number], id: number) {
  const cut = ground.every((v) => v < 28) ? await cutFromBlack(pixels, Math.max(...ground)) : null;
  return cut ? cutoutOrLogo(cut, "logo", id) : tile(await closeUp(pixels, ground), id);
}

/** A logo that fills its rectangle. */
async function tile(pixels: Pixels, id: number): Promise<Prepared> {
  const mark = { ...looksOf(pixels).mark, mono: false };
  return prepared("logo", id, pixels, await gridOf(pixels, GRID, GRID), WHOLE, { mark });
}

function prepared(
  kind: PictureInfo["kind"],
  id: number,
  pixels: Pixels,
  grid: Pixels,
  subject: Box,
  more: Partial<PictureInfo> = {},
): Prepared {
  const { rgb } = borderOf(grid);
  const info: PictureInfo = {
    id,
    kind,
    width: pixels.width,
    height: pixels.height,
    subject,
    mean: null,
    edge: hexOf([rgb[0] / 255, rgb[1] / 255, rgb[2] / 255]),
    light: lightOf(grid),
    ...more,
  };
  return { info, pixels };
}

/** From every 16th pixel: enough to tell a cut-out from a photo. */
function meanAlpha({ data }: Pixels): number {
  let sum = 0;
  let count = 0;
  for (let i = 3; i < data.length; i += 64, count++) sum += data[i] ?? 0;
  return sum / Math.max(1, count) / 255;
}

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

function lightOf({ data, width, height }: Pixels): LightGrid {
  const values = Array.from({ length: width * height }, (_, i) => {
    const at = (k: number) => (data[i * 4 + k] ?? 0) / 255;
    return luminance([at(0), at(1), at(2)]);
  });
  return { columns: width, rows: height, values };
}

function meanColour({ data }: Pixels): Oklab {
  const sum = { l: 0, a: 0, b: 0, n: 0 };
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) <= 128) continue;
    const lab = labOf([(data[i] ?? 0) / 255, (data[i + 1] ?? 0) / 255, (data[i + 2] ?? 0) / 255]);
    sum.l += lab.l;
    sum.a += lab.a;
    sum.b += lab.b;
    sum.n += 1;
  }
  const n = Math.max(1, sum.n);
  return { l: sum.l / n, a: sum.a / n, b: sum.b / n };
}

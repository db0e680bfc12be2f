import type { Box } from "#core/platforms/box.ts";
import { areaOf, heightOf, overlapArea, widthOf } from "../geometry.ts";
import type { LuminanceGrid, PictureInfo } from "../picture.ts";

/**
 * Maximum scale at which a photo is drawn in an ad: `coverCrop` zooms no further, and `addPhoto`
 * (`photos.ts`) draws it smaller instead; cut-outs may be 1.5 times as large, packshots any size.
 */
export const MAX_UPSCALE = 1.6;
/** A subject that is a smaller part of the crop is enlarged, by at most `MAX_ZOOM`. */
const MIN_SUBJECT = 0.62;
const MAX_ZOOM = 1.25;
/** Part of a subject's box that is usually empty at the top, because it is drawn generously. */
const SPACE_ABOVE = 0.12;

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/**
 * The crop of a photo that fills a box, centered on its subject, in parts of the picture;
 * `photos.ts`, `galleries.ts` and `fills.ts` start from it. A subject that is taller than the crop
 * is cut at the bottom, so that a person keeps their head. Largest zoom and enlargement: `MAX_ZOOM`
 * and `MAX_UPSCALE` in this file.
 */
export function coverCrop(picture: PictureInfo, box: Box): Box {
  const aspect = widthOf(box) / heightOf(box);
  const own = picture.width / picture.height;
  const { subject } = picture;
  let w = Math.min(1, aspect / own);
  let h = Math.min(1, own / aspect);
  const filled = Math.max(widthOf(subject) / w, heightOf(subject) / h);
  const sharp = (w * picture.width * MAX_UPSCALE) / widthOf(box);
  const zoom = clamp(1, Math.min(MIN_SUBJECT / filled, MAX_ZOOM, sharp), MAX_ZOOM);
  w /= zoom;
  h /= zoom;
  const { head } = picture;
  const left = keepVisible(w, (subject.l + subject.r) / 2 - w / 2, head && [head.l, head.r]);
  const centered = (subject.t + subject.b) / 2 - h / 2;
  const top =
    heightOf(subject) > h ? Math.min(centered, subject.t + SPACE_ABOVE * heightOf(subject)) : centered;
  const upper = head ? keepHead(h, top, head) : top;
  const l = clamp(0, left, 1 - w);
  const t = clamp(0, upper, 1 - h);
  return { l, t, r: l + w, b: t + h };
}

/**
 * Moves the start of a window of `length` so that it shows an interval, or at least the start of
 * it.
 */
function keepVisible(length: number, from: number, shown: readonly [number, number] | undefined): number {
  if (!shown) return from;
  return Math.min(shown[0], Math.max(from, shown[1] - length));
}

/**
 * Space to show below a chin, and space for hair that may be cut for it, in heights of the head.
 */
const BELOW_CHIN = 0.08;
const SPARE_HAIR = 0.05;

/**
 * Moves the top of a crop of `length` so that it shows a head with its chin. A head that is too
 * high for the crop is cut first in the generous space for hair that `findHead` adds, then at the
 * chin.
 */
function keepHead(length: number, from: number, { t, b }: Box): number {
  const height = b - t;
  const withChin = b + height * BELOW_CHIN - length;
  const lowest = Math.max(t, Math.min(withChin, t + height * SPARE_HAIR));
  return Math.min(lowest, Math.max(from, withChin));
}

/**
 * Moves a photo's crop down by at most half of its covered height, when type (`cover`) is over the
 * lower part of the photo, so that the subject is above it, as far as there is picture below and
 * the top of the subject stays visible. `photos.ts` and `galleries.ts` call it after `coverCrop`.
 */
export function moveClearOf(picture: PictureInfo, crop: Box, box: Box, cover: Box | undefined): Box {
  if (!cover || cover.t >= box.b || cover.t <= (box.t + box.b) / 2) return crop;
  const covered = ((box.b - cover.t) / heightOf(box)) * heightOf(crop);
  const top = Math.min(picture.subject.t, picture.head?.t ?? 1);
  const by = Math.min(covered / 2, 1 - crop.b, Math.max(0, top - crop.t));
  return { ...crop, t: crop.t + by, b: crop.b + by };
}

/**
 * The crop of a packshot in a photo layer (`photos.ts`, `galleries.ts`): the whole subject with
 * `space` around it, a part of its size; may exceed the picture.
 */
export function packshotCrop(picture: PictureInfo, box: Box, space = 0.12): Box {
  const { subject } = picture;
  const aspect = widthOf(box) / heightOf(box);
  const own = picture.width / picture.height;
  let w = widthOf(subject) * (1 + 2 * space);
  let h = heightOf(subject) * (1 + 2 * space);
  if ((w * own) / h < aspect) w = (h * aspect) / own;
  else h = (w * own) / aspect;
  const [cx, cy] = [(subject.l + subject.r) / 2, (subject.t + subject.b) / 2];
  return { l: cx - w / 2, t: cy - h / 2, r: cx + w / 2, b: cy + h / 2 };
}

/**
 * Position of the subject of a picture on the canvas in px, if `crop` fills `box`; `addPhoto`
 * (`photos.ts`) reports from it how much of the subject a text covers.
 */
export function subjectOnCanvas(picture: PictureInfo, crop: Box, box: Box): Box {
  const x = (v: number) => box.l + ((v - crop.l) / widthOf(crop)) * widthOf(box);
  const y = (v: number) => box.t + ((v - crop.t) / heightOf(crop)) * heightOf(box);
  const { subject } = picture;
  return { l: x(subject.l), t: y(subject.t), r: x(subject.r), b: y(subject.b) };
}

/**
 * Part of the subject outside a photo's crop, 0 to 1, which `photos.ts` puts into the layout's
 * report and `lay-out.ts` raises under text; `choose-layout.ts` penalizes it.
 */
export function subjectLoss(picture: PictureInfo, crop: Box): number {
  return 1 - overlapArea(picture.subject, crop) / Math.max(1e-6, areaOf(picture.subject));
}

/**
 * The part of a photo's box that its clipping polygon shows in its middle column; `addPhoto`
 * (`photos.ts`) measures the loss of the subject in it. `points` in percent of the box.
 */
export function visibleArea(points: readonly (readonly [x: number, y: number])[], box: Box): Box {
  const hits = points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length] ?? from;
    if (from[0] === to[0] || Math.min(from[0], to[0]) > 50 || Math.max(from[0], to[0]) < 50) return [];
    return [from[1] + ((to[1] - from[1]) * (50 - from[0])) / (to[0] - from[0])];
  });
  if (hits.length < 2) return box;
  const y = (percent: number) => box.t + (heightOf(box) * percent) / 100;
  return { l: box.l, r: box.r, t: y(Math.min(...hits)), b: y(Math.max(...hits)) };
}

/**
 * The part of a photo's crop that `view`, a part of `box` in px, shows if the crop fills `box`.
 * `addCoverPhoto` in `photos.ts` beside it measures with it how much of the subject a photo loses
 * (`subjectLoss`). It moves nothing: `coverCrop` in this file decides where the crop lies in the
 * photo.
 */
export function visibleCrop(crop: Box, box: Box, view: Box): Box {
  const x = (v: number) => crop.l + ((v - box.l) / widthOf(box)) * widthOf(crop);
  const y = (v: number) => crop.t + ((v - box.t) / heightOf(box)) * heightOf(crop);
  return { l: x(view.l), t: y(view.t), r: x(view.r), b: y(view.b) };
}

/**
 * The largest centered box for a whole picture inside `box`, for cut-outs (`photos.ts`) and
 * galleries. `pad` is the space around it as a part of the shorter side, `most` the largest scale.
 */
export function containBox(
  picture: { width: number; height: number },
  box: Box,
  pad: number,
  most = Infinity,
): Box {
  const space = pad * Math.min(widthOf(box), heightOf(box));
  const scale = Math.min(
    (widthOf(box) - 2 * space) / picture.width,
    (heightOf(box) - 2 * space) / picture.height,
    most,
  );
  const [w, h] = [picture.width * scale, picture.height * scale];
  const [cx, cy] = [(box.l + box.r) / 2, (box.t + box.b) / 2];
  return { l: cx - w / 2, t: cy - h / 2, r: cx + w / 2, b: cy + h / 2 };
}

/**
 * Relative luminance of a photo under a text's `zone` if `crop` fills `box`: 3rd, 50th and 97th
 * percentile. `addScrim` (`fills.ts`) chooses the density of a scrim by it.
 */
export function luminanceUnder(
  grid: LuminanceGrid,
  crop: Box,
  box: Box,
  zone: Box,
): { low: number; middle: number; high: number } {
  const u = (x: number) => crop.l + ((x - box.l) / widthOf(box)) * widthOf(crop);
  const v = (y: number) => crop.t + ((y - box.t) / heightOf(box)) * heightOf(crop);
  const values: number[] = [];
  const firstColumn = clamp(0, Math.floor(u(zone.l) * grid.columns), grid.columns - 1);
  const lastColumn = clamp(0, Math.ceil(u(zone.r) * grid.columns) - 1, grid.columns - 1);
  const firstRow = clamp(0, Math.floor(v(zone.t) * grid.rows), grid.rows - 1);
  const lastRow = clamp(0, Math.ceil(v(zone.b) * grid.rows) - 1, grid.rows - 1);
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      values.push(grid.values[row * grid.columns + column] ?? 0);
    }
  }
  values.sort((a, b) => a - b);
  const at = (part: number) => values[Math.round(part * (values.length - 1))] ?? 0;
  return { low: at(0.03), middle: at(0.5), high: at(0.97) };
}

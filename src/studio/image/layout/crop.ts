import type { Box } from "#core/platforms/box.ts";
import { areaOf, heightOf, overlapArea, widthOf } from "../geometry.ts";
import type { LightGrid, PictureInfo } from "../picture.ts";

/** A picture is drawn at most this much larger than its pixels. */
export const MOST_UPSCALE = 1.6;
/** A subject smaller than this part of the window is brought closer, by at most `MOST_ZOOM`. */
const LEAST_SUBJECT = 0.62;
const MOST_ZOOM = 1.25;
/** The upper part of a subject's box that is air: it is drawn wide around what was found. */
const AIR_ABOVE = 0.12;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/**
 * The window of a photo that fills `box`, centred on its subject; in parts of the picture. A subject that is taller than
 * the window loses its feet, never its head: people are cut below.
 */
export function coverCrop(picture: PictureInfo, box: Box): Box {
  const aspect = widthOf(box) / heightOf(box);
  const own = picture.width / picture.height;
  const { subject } = picture;
  let w = Math.min(1, aspect / own);
  let h = Math.min(1, own / aspect);
  const filled = Math.max(widthOf(subject) / w, heightOf(subject) / h);
  const sharp = (w * picture.width * MOST_UPSCALE) / widthOf(box);
  const zoom = between(1, Math.min(LEAST_SUBJECT / filled, MOST_ZOOM, sharp), MOST_ZOOM);
  w /= zoom;
  h /= zoom;
  const { head } = picture;
  const across = holding(w, (subject.l + subject.r) / 2 - w / 2, head && [head.l, head.r]);
  const centred = (subject.t + subject.b) / 2 - h / 2;
  const top = heightOf(subject) > h ? Math.min(centred, subject.t + AIR_ABOVE * heightOf(subject)) : centred;
  const down = holding(h, top, head && [head.t, head.b]);
  const l = between(0, across, 1 - w);
  const t = between(0, down, 1 - h);
  return { l, t, r: l + w, b: t + h };
}

/** Where a window of `length` begins that is wanted `from` and shows what lies between two points, at least their first. */
function holding(length: number, from: number, shown: readonly [number, number] | undefined): number {
  if (!shown) return from;
  return Math.min(shown[0], Math.max(from, shown[1] - length));
}

/**
 * The window moved down so that its subject stands clear of what covers the lower end of `box`, as far as the picture
 * goes on below and the subject's top stays in sight.
 */
export function clearOf(picture: PictureInfo, crop: Box, box: Box, cover: Box | undefined): Box {
  if (!cover || cover.t >= box.b || cover.t <= (box.t + box.b) / 2) return crop;
  const covered = ((box.b - cover.t) / heightOf(box)) * heightOf(crop);
  const top = Math.min(picture.subject.t, picture.head?.t ?? 1);
  const by = Math.min(covered / 2, 1 - crop.b, Math.max(0, top - crop.t));
  return { ...crop, t: crop.t + by, b: crop.b + by };
}

/** The window of a picture on flat ground: the whole subject with air around it; may reach beyond the picture. */
export function groundCrop(picture: PictureInfo, box: Box, air = 0.12): Box {
  const { subject } = picture;
  const aspect = widthOf(box) / heightOf(box);
  const own = picture.width / picture.height;
  let w = widthOf(subject) * (1 + 2 * air);
  let h = heightOf(subject) * (1 + 2 * air);
  if ((w * own) / h < aspect) w = (h * aspect) / own;
  else h = (w * own) / aspect;
  const [cx, cy] = [(subject.l + subject.r) / 2, (subject.t + subject.b) / 2];
  return { l: cx - w / 2, t: cy - h / 2, r: cx + w / 2, b: cy + h / 2 };
}

/** Where the subject lands on the canvas when `crop` fills `box`. */
export function subjectOn(picture: PictureInfo, crop: Box, box: Box): Box {
  const x = (v: number) => box.l + ((v - crop.l) / widthOf(crop)) * widthOf(box);
  const y = (v: number) => box.t + ((v - crop.t) / heightOf(crop)) * heightOf(box);
  const { subject } = picture;
  return { l: x(subject.l), t: y(subject.t), r: x(subject.r), b: y(subject.b) };
}

/** Part of the subject that the crop loses, 0 to 1. */
export function subjectCut(picture: PictureInfo, crop: Box): number {
  return 1 - overlapArea(picture.subject, crop) / Math.max(1e-6, areaOf(picture.subject));
}

/** What a slanted cut leaves of a box above and below its middle; at the sides a subject has room beside the slant. */
export function viewThrough(points: readonly (readonly [x: number, y: number])[], box: Box): Box {
  const hits = points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length] ?? from;
    if (from[0] === to[0] || Math.min(from[0], to[0]) > 50 || Math.max(from[0], to[0]) < 50) return [];
    return [from[1] + ((to[1] - from[1]) * (50 - from[0])) / (to[0] - from[0])];
  });
  if (hits.length < 2) return box;
  const y = (percent: number) => box.t + (heightOf(box) * percent) / 100;
  return { l: box.l, r: box.r, t: y(Math.min(...hits)), b: y(Math.max(...hits)) };
}

/** The part of a crop that shows in `view` when it fills `box`. */
export function cropSeen(crop: Box, box: Box, view: Box): Box {
  const x = (v: number) => crop.l + ((v - box.l) / widthOf(box)) * widthOf(crop);
  const y = (v: number) => crop.t + ((v - box.t) / heightOf(box)) * heightOf(crop);
  return { l: x(view.l), t: y(view.t), r: x(view.r), b: y(view.b) };
}

/** The box a whole picture takes inside `box`: as large as it goes, centred. */
export function containBox(
  picture: { width: number; height: number },
  box: Box,
  pad: number,
  most = Infinity,
): Box {
  const air = pad * Math.min(widthOf(box), heightOf(box));
  const scale = Math.min(
    (widthOf(box) - 2 * air) / picture.width,
    (heightOf(box) - 2 * air) / picture.height,
    most,
  );
  const [w, h] = [picture.width * scale, picture.height * scale];
  const [cx, cy] = [(box.l + box.r) / 2, (box.t + box.b) / 2];
  return { l: cx - w / 2, t: cy - h / 2, r: cx + w / 2, b: cy + h / 2 };
}

/** The luminances under `zone` when `crop` fills `box`: the darkest 3 %, the median and the lightest 3 %. */
export function lightUnder(
  grid: LightGrid,
  crop: Box,
  box: Box,
  zone: Box,
): { low: number; middle: number; high: number } {
  const u = (x: number) => crop.l + ((x - box.l) / widthOf(box)) * widthOf(crop);
  const v = (y: number) => crop.t + ((y - box.t) / heightOf(box)) * heightOf(crop);
  const values: number[] = [];
  const firstColumn = between(0, Math.floor(u(zone.l) * grid.columns), grid.columns - 1);
  const lastColumn = between(0, Math.ceil(u(zone.r) * grid.columns) - 1, grid.columns - 1);
  const firstRow = between(0, Math.floor(v(zone.t) * grid.rows), grid.rows - 1);
  const lastRow = between(0, Math.ceil(v(zone.b) * grid.rows) - 1, grid.rows - 1);
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      values.push(grid.values[row * grid.columns + column] ?? 0);
    }
  }
  values.sort((a, b) => a - b);
  const at = (part: number) => values[Math.round(part * (values.length - 1))] ?? 0;
  return { low: at(0.03), middle: at(0.5), high: at(0.97) };
}

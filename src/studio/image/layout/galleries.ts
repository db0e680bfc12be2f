import type { Box } from "#core/platforms/box.ts";
import { areaOf, heightOf, overlapArea, widthOf } from "../geometry.ts";
import type { PhotoLayer } from "../layout-template.ts";
import { distanceTo, plateColor, PRODUCT_GAP } from "../palettes/palette.ts";
import type { PictureInfo } from "../picture.ts";
import type { SceneOp } from "../scene.ts";
import { archPath } from "./clip-paths.ts";
import { type LayoutContext, resolvePaint } from "./context.ts";
import { containBox, coverCrop, moveClearOf, packshotCrop } from "./crop.ts";
import { clipPath } from "./fills.ts";
import { resolveLength } from "./lengths.ts";

const WHOLE: Box = { l: 0, t: 0, r: 1, b: 1 };

/**
 * Draws several pictures in one box as `gallery` of the layer says: polaroids, arches where they
 * are wide enough (0.36 of their height), else tiles, of which the first is the largest
 * (`tileBoxes` here). `photos.ts` calls it; crops are in `crop.ts`.
 */
export function addGallery(layer: PhotoLayer, box: Box, context: LayoutContext): void {
  context.report.productShare = Math.min(
    context.report.productShare,
    areaOf(box) / (context.scope.width * context.scope.height),
  );
  if (layer.gallery === "polaroids") polaroids(layer, box, context);
  else if (layer.gallery === "arches" && archWidth(box, context) > heightOf(box) * 0.36)
    arches(layer, box, context);
  else tiles(layer, box, context);
}

/**
 * One tile: a photo fills it, above a box that covers the tile; a cut-out is on a plate, which is
 * white or black if the gallery's plate has its color.
 */
function tile(picture: PictureInfo, box: Box, gallery: string, z: number, cover?: Box): SceneOp[] {
  const base = { kind: "picture", z, box, picture: picture.id } as const;
  if (picture.kind === "cutout") {
    const target = containBox(picture, box, 0.1);
    const isSame = distanceTo(picture.mean, gallery) < PRODUCT_GAP;
    const plate = isSame ? plateColor(picture.mean, [gallery, "#ffffff", "#000000"]) : gallery;
    return [
      { kind: "fill", z, box, paint: plate },
      { ...base, z, box: target, crop: WHOLE },
    ];
  }
  const crop =
    picture.kind === "packshot"
      ? packshotCrop(picture, box)
      : moveClearOf(picture, coverCrop(picture, box), box, cover);
  return [{ ...base, crop, ground: picture.edge }];
}

/**
 * The order of the pictures in a grid: after the first one come pictures of people, because buttons
 * and ornaments cover the last tile.
 */
function tileOrder([hero, ...others]: readonly PictureInfo[]): PictureInfo[] {
  const people = others.filter(({ head }) => head);
  return [...(hero ? [hero] : []), ...people, ...others.filter(({ head }) => !head)];
}

/** A grid in which the first picture has more than half of the box. */
function tiles(layer: PhotoLayer, box: Box, context: LayoutContext): void {
  const { input, scope, ops } = context;
  const pictures = tileOrder(input.pictures);
  const cover = layer.coveredBy ? scope.boxes[layer.coveredBy] : undefined;
  const gap = (layer.radius || layer.clip?.shape === "notch" ? 1.3 : 0.8) * scope.unit;
  const radius = layer.radius ?? (layer.clip?.shape === "notch" ? "2u" : undefined);
  const boxes = tileBoxes(box, pictures.length - 1, gap);
  const plate = resolvePaint(layer.backing ?? "slab", input.palette);
  const corner = radius ? { radius: Math.min(resolveLength(radius, "x", scope), 2.4 * scope.unit) } : {};
  boxes.forEach((at, index) => {
    const picture = pictures[index];
    if (!picture) return;
    const under = cover && overlapArea(at, cover) > 0 ? cover : undefined;
    const drawn = tile(picture, at, plate, layer.z ?? 0, under).map((op) => ({ ...op, ...corner }));
    ops.push(...drawn.map((op) => clipTile(op, box, layer, context)));
    if (index === 0 && picture.kind !== "cutout") {
      context.photo = { info: picture, box: at, crop: coverCrop(picture, at) };
    }
  });
}

/** Clips a tile by the shape of the whole gallery. */
function clipTile(op: SceneOp, box: Box, layer: PhotoLayer, context: LayoutContext): SceneOp {
  if (!layer.clip || layer.clip.shape === "blob") return op;
  const path = clipPath(layer.clip, box, context);
  return { ...op, within: { box, path } };
}

function tileBoxes(box: Box, others: number, gap: number): Box[] {
  const wide = widthOf(box) >= heightOf(box) * 0.9;
  const share = others === 1 ? 0.6 : others <= 2 ? 0.62 : 0.54;
  const cut = wide ? box.l + widthOf(box) * share : box.t + heightOf(box) * share;
  const hero = wide ? { ...box, r: cut - gap / 2 } : { ...box, b: cut - gap / 2 };
  const rest = wide ? { ...box, l: cut + gap / 2 } : { ...box, t: cut + gap / 2 };
  const columns = others === 4 ? 2 : wide ? 1 : others;
  const rows = Math.ceil(others / columns);
  const w = (widthOf(rest) - gap * (columns - 1)) / columns;
  const h = (heightOf(rest) - gap * (rows - 1)) / rows;
  const small = Array.from({ length: others }, (_, i) => {
    const l = rest.l + (i % columns) * (w + gap);
    const t = rest.t + Math.floor(i / columns) * (h + gap);
    return { l, t, r: l + w, b: t + h };
  });
  return [hero, ...small];
}

const TILTS = [-4, 5, 3.5, -6, -2] as const;

/** Overlapping polaroids with the first picture on top. */
function polaroids(layer: PhotoLayer, whole: Box, { input, scope, ops }: LayoutContext): void {
  const count = input.pictures.length;
  const box = count <= 3 ? shortened(whole, MAX_GROUP) : whole;
  const side = Math.min(widthOf(box), heightOf(box)) * (count <= 2 ? 0.6 : count === 3 ? 0.5 : 0.46);
  const spots = polaroidSpots(count, widthOf(box) > heightOf(box) * WIDE_BOX);
  const order = [...input.pictures.keys()].toReversed();
  for (const index of order) {
    const picture = input.pictures[index];
    const spot = spots[index];
    if (!picture || !spot) continue;
    const s = index === 0 ? side * 1.14 : side;
    const [w, h] = [s, s * 1.04];
    const cx = box.l + w / 2 + spot[0] * (widthOf(box) - w);
    const cy = box.t + h / 2 + spot[1] * (heightOf(box) - h);
    const rim = 1.5 * scope.unit;
    const card = { l: cx - w / 2, t: cy - h / 2, r: cx + w / 2, b: cy + h / 2 };
    const rotation = { deg: TILTS[index] ?? 0, cx, cy };
    const z = (layer.z ?? 1) + (index === 0 ? 0.5 : 0);
    const far = 0.9 * scope.unit;
    const under = { l: card.l + far, t: card.t + far, r: card.r + far, b: card.b + far };
    const sheet = { kind: "fill", z, radius: scope.unit, rotation } as const;
    ops.push({ ...sheet, box: under, paint: resolvePaint("outline", input.palette) });
    ops.push({ ...sheet, box: card, paint: resolvePaint("white", input.palette) });
    const inside = { l: card.l + rim, t: card.t + rim, r: card.r - rim, b: card.b - rim * 2.4 };
    const drawn = tile(picture, inside, resolvePaint("blob", input.palette), z);
    ops.push(...drawn.map((op) => ({ ...op, rotation })));
  }
}

/**
 * Maximum ratio of height to width of a group of two or three polaroids; in a taller box they would
 * drift apart.
 */
const MAX_GROUP = 1.15;

/** The middle of a box with at most `most` times its width as height. */
function shortened(box: Box, most: number): Box {
  const spare = Math.max(0, heightOf(box) - widthOf(box) * most) / 2;
  return { ...box, t: box.t + spare, b: box.b - spare };
}

/** Minimum ratio of width to height of a box in which three polaroids are side by side. */
const WIDE_BOX = 1.4;

/**
 * Centers of polaroids as fractions of the free space, by their number. In a box that is not wide
 * they are in its corners, so that the first one hides little of the others.
 */
function polaroidSpots(count: number, wide: boolean): (readonly [number, number])[] {
  const spots: Record<number, (readonly [number, number])[]> = {
    2: [
      [0.04, wide ? 0.6 : 0.94],
      [0.96, wide ? 0.2 : 0.06],
    ],
    3: [
      [0.5, wide ? 0.62 : 0.96],
      [0, wide ? 0.2 : 0.06],
      [1, wide ? 0.2 : 0.06],
    ],
    4: [
      [0.34, 0.7],
      [0.02, 0.06],
      [0.66, 0.04],
      [0.98, 0.82],
    ],
    5: [
      [0.5, 0.5],
      [0.06, 0.02],
      [0.94, 0.02],
      [0.04, 0.98],
      [0.96, 0.98],
    ],
  };
  return spots[count] ?? [];
}

/** Width of an arch, px. Arches that are too narrow become a grid. */
function archWidth(box: Box, { input }: LayoutContext): number {
  return widthOf(box) / Math.min(input.pictures.length, widthOf(box) > heightOf(box) * 1.25 ? 5 : 3);
}

/** Arches on one base line with the first picture in the middle. */
function arches(layer: PhotoLayer, whole: Box, { input, scope, ops }: LayoutContext): void {
  const wide = widthOf(whole) > heightOf(whole) * 1.25;
  const shown = input.pictures.slice(0, wide ? 5 : 3);
  const gap = 2 * scope.unit;
  // An arch that is cut by the edge of the canvas looks like a mistake.
  const box = {
    l: whole.l < 1 ? whole.l + 2 * gap : whole.l,
    t: whole.t < 1 ? whole.t + 2 * gap : whole.t,
    r: whole.r > scope.width - 1 ? whole.r - 2 * gap : whole.r,
    b: whole.b,
  };
  const w = (widthOf(box) - gap * (shown.length - 1)) / shown.length;
  const middle = Math.floor(shown.length / 2);
  const order = [...shown.keys()].map((i) => (i === middle ? 0 : i < middle ? i + 1 : i));
  shown.forEach((_, place) => {
    const picture = shown[order[place] ?? 0];
    if (!picture) return;
    const high = heightOf(box) * (place === middle ? 1 : 0.86);
    const l = box.l + place * (w + gap);
    const at = { l, r: l + w, t: box.b - high, b: box.b };
    const plate = resolvePaint("tile", input.palette);
    const drawn = tile(picture, at, plate, layer.z ?? 1);
    const path = archPath(w, high);
    ops.push(...drawn.map((op) => (op.box === at ? { ...op, path } : op)));
  });
}

import type { Box } from "#core/platforms/box.ts";
import { areaOf, heightOf, widthOf } from "../geometry.ts";
import type { PhotoLayer } from "../layout-template.ts";
import type { PictureInfo } from "../picture.ts";
import type { SceneOp } from "../scene.ts";
import { archPath } from "./clip-paths.ts";
import { type LayoutContext, resolvePaint } from "./context.ts";
import { containBox, coverCrop, packshotCrop } from "./crop.ts";
import { clipPath } from "./fills.ts";
import { resolveLength } from "./lengths.ts";

const WHOLE: Box = { l: 0, t: 0, r: 1, b: 1 };

/** Draws two to five pictures in one box, as the layer arranges them; `addPhoto` calls it. */
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

/** One tile: a photo fills it, a cut-out is on a plate. */
function tile(picture: PictureInfo, box: Box, plate: string, z: number): SceneOp[] {
  const base = { kind: "picture", z, box, picture: picture.id } as const;
  if (picture.kind === "cutout") {
    const target = containBox(picture, box, 0.1);
    return [
      { kind: "fill", z, box, paint: plate },
      { ...base, z, box: target, crop: WHOLE },
    ];
  }
  const crop = picture.kind === "packshot" ? packshotCrop(picture, box) : coverCrop(picture, box);
  return [{ ...base, crop, ground: picture.edge }];
}

/** A grid in which the first picture has more than half of the box. */
function tiles(layer: PhotoLayer, box: Box, context: LayoutContext): void {
  const { input, scope, ops } = context;
  const [hero, ...others] = input.pictures;
  if (!hero) return;
  const gap = (layer.radius || layer.clip?.shape === "notch" ? 1.3 : 0.8) * scope.unit;
  const radius = layer.radius ?? (layer.clip?.shape === "notch" ? "2u" : undefined);
  const boxes = tileBoxes(box, others.length, gap);
  const plate = resolvePaint(layer.backing ?? "slab", input.palette);
  const corner = radius ? { radius: Math.min(resolveLength(radius, "x", scope), 2.4 * scope.unit) } : {};
  boxes.forEach((at, index) => {
    const picture = input.pictures[index];
    if (!picture) return;
    const drawn = tile(picture, at, plate, layer.z ?? 0).map((op) => ({ ...op, ...corner }));
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
function polaroids(layer: PhotoLayer, box: Box, { input, scope, ops }: LayoutContext): void {
  const count = input.pictures.length;
  const side = Math.min(widthOf(box), heightOf(box)) * (count <= 2 ? 0.62 : count === 3 ? 0.54 : 0.46);
  const spots = polaroidSpots(count);
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

/** Centers of polaroids in parts of the free space, by their number. */
function polaroidSpots(count: number): (readonly [number, number])[] {
  const spots: Record<number, (readonly [number, number])[]> = {
    2: [
      [0.12, 0.6],
      [0.9, 0.2],
    ],
    3: [
      [0.5, 0.62],
      [0.02, 0.2],
      [0.98, 0.2],
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
function arches(layer: PhotoLayer, box: Box, { input, scope, ops }: LayoutContext): void {
  const wide = widthOf(box) > heightOf(box) * 1.25;
  const shown = input.pictures.slice(0, wide ? 5 : 3);
  const gap = 2 * scope.unit;
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

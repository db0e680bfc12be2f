import type { Box } from "#core/platforms/box.ts";
import { areaOf, heightOf, widthOf } from "../geometry.ts";
import type { PictureInfo } from "../picture.ts";
import type { PhotoLayer } from "../recipe.ts";
import type { Op, Treatment } from "../scene.ts";
import { archPath } from "./clips.ts";
import { colourOf, type Context } from "./context.ts";
import { containBox, coverCrop, groundCrop } from "./crop.ts";
import { edgeOf } from "./edges.ts";
import { clipPath } from "./fills.ts";

const WHOLE: Box = { l: 0, t: 0, r: 1, b: 1 };

/** Two to five pictures in one rect, as the style groups them. */
export function layGallery(layer: PhotoLayer, box: Box, context: Context): void {
  context.findings.product = Math.min(
    context.findings.product,
    areaOf(box) / (context.frame.width * context.frame.height),
  );
  if (layer.gallery === "polaroids") polaroids(layer, box, context);
  else if (layer.gallery === "arches" && archWidth(box, context) > heightOf(box) * 0.36)
    arches(layer, box, context);
  else tiles(layer, box, context);
}

/** One picture in a tile: photos fill it, cut-outs stand on the tile's plate. */
function tile(picture: PictureInfo, box: Box, plate: string, treat: Treatment, z: number): Op[] {
  const base = { kind: "picture", z, box, picture: picture.id } as const;
  if (picture.kind === "cutout") {
    const target = containBox(picture, box, 0.1);
    return [
      { kind: "fill", z, box, paint: plate },
      { ...base, z, box: target, crop: WHOLE, treat: { name: "none" } },
    ];
  }
  const crop = picture.kind === "packshot" ? groundCrop(picture, box) : coverCrop(picture, box);
  return [{ ...base, crop, ground: picture.edge, treat }];
}

/** The hero takes 52 to 58 %, the others share the rest; all inside the layer's clip. */
function tiles(layer: PhotoLayer, box: Box, context: Context): void {
  const { job, frame, ops, findings } = context;
  const [hero, ...others] = job.pictures;
  if (!hero) return;
  const gap = (layer.radius || layer.clip?.shape === "notch" ? 1.3 : 0.8) * frame.unit;
  const radius = layer.radius ?? (layer.clip?.shape === "notch" ? "2u" : undefined);
  const boxes = tileBoxes(box, others.length, gap);
  const treat: Treatment =
    layer.treat === "punch" || layer.treat === "warm" ? { name: layer.treat } : { name: "none" };
  const plate = colourOf(layer.backing ?? "slab", job.palette);
  const corner = radius ? { radius: Math.min(edgeOf(radius, "x", frame), 2.4 * frame.unit) } : {};
  boxes.forEach((at, index) => {
    const picture = job.pictures[index];
    if (!picture) return;
    const drawn = tile(picture, at, plate, treat, layer.z ?? 0).map((op) => ({ ...op, ...corner }));
    ops.push(...drawn.map((op) => clippedTo(op, at, box, layer, context)));
    if (index === 0 && picture.kind !== "cutout") {
      context.photo = { info: picture, box: at, crop: coverCrop(picture, at) };
      findings.cut = Math.max(findings.cut, 0);
    }
  });
}

/** A slanted or notched rect cuts the tiles that touch its edge. */
function clippedTo(op: Op, _at: Box, box: Box, layer: PhotoLayer, context: Context): Op {
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

/** Polaroids on a table; the hero lies on top, in the middle. */
function polaroids(layer: PhotoLayer, box: Box, { job, frame, ops }: Context): void {
  const count = job.pictures.length;
  const wide = widthOf(box) >= heightOf(box);
  const side = Math.min(widthOf(box), heightOf(box)) * (count <= 2 ? 0.62 : count === 3 ? 0.54 : 0.46);
  const spots = polaroidSpots(count, wide);
  const order = [...job.pictures.keys()].toReversed();
  for (const index of order) {
    const picture = job.pictures[index];
    const spot = spots[index];
    if (!picture || !spot) continue;
    const s = index === 0 ? side * 1.14 : side;
    const [w, h] = [s, s * 1.04];
    const cx = box.l + w / 2 + spot[0] * (widthOf(box) - w);
    const cy = box.t + h / 2 + spot[1] * (heightOf(box) - h);
    const rim = 1.5 * frame.unit;
    const card = { l: cx - w / 2, t: cy - h / 2, r: cx + w / 2, b: cy + h / 2 };
    const spin = { deg: TILTS[index] ?? 0, cx, cy };
    const z = (layer.z ?? 1) + (index === 0 ? 0.5 : 0);
    const shadow = `0 ${frame.unit.toFixed(1)}px ${(2.4 * frame.unit).toFixed(1)}px ${colourOf("shadow/30", job.palette)}`;
    ops.push({
      kind: "fill",
      z,
      box: card,
      paint: colourOf("white", job.palette),
      radius: frame.unit,
      shadow,
      spin,
    });
    const inside = { l: card.l + rim, t: card.t + rim, r: card.r - rim, b: card.b - rim * 2.4 };
    const drawn = tile(picture, inside, colourOf("blob", job.palette), { name: "none" }, z);
    ops.push(...drawn.map((op) => ({ ...op, spin })));
  }
}

function polaroidSpots(count: number, wide: boolean): (readonly [number, number])[] {
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
  const chosen = spots[count] ?? [];
  return wide ? chosen : chosen.map(([x, y]) => [x, y] as const);
}

/** Arches that would be slivers become tiles instead. */
function archWidth(box: Box, { job }: Context): number {
  return widthOf(box) / Math.min(job.pictures.length, widthOf(box) > heightOf(box) * 1.25 ? 5 : 3);
}

/** Staggered arches on one base line; the hero stands in the middle. */
function arches(layer: PhotoLayer, box: Box, { job, frame, ops }: Context): void {
  const wide = widthOf(box) > heightOf(box) * 1.25;
  const shown = job.pictures.slice(0, wide ? 5 : 3);
  const gap = 2 * frame.unit;
  const w = (widthOf(box) - gap * (shown.length - 1)) / shown.length;
  const middle = Math.floor(shown.length / 2);
  const order = [...shown.keys()].map((i) => (i === middle ? 0 : i < middle ? i + 1 : i));
  shown.forEach((_, place) => {
    const picture = shown[order[place] ?? 0];
    if (!picture) return;
    const high = heightOf(box) * (place === middle ? 1 : 0.86);
    const l = box.l + place * (w + gap);
    const at = { l, r: l + w, t: box.b - high, b: box.b };
    const treat: Treatment = { name: "warm" };
    const plate = colourOf("tile", job.palette);
    const drawn = tile(picture, at, plate, treat, layer.z ?? 1);
    const path = archPath(w, high);
    ops.push(...drawn.map((op) => (op.box === at ? { ...op, path } : op)));
  });
}

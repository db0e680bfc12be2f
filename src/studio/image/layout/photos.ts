import type { Box } from "#core/platforms/box.ts";
import { areaOf, heightOf, rotatedBounds, type Rotation, widthOf } from "../geometry.ts";
import type { PhotoLayer } from "../layout-template.ts";
import { distanceTo } from "../palettes/palette.ts";
import type { PictureInfo } from "../picture.ts";
import type { FillOp, PictureOp } from "../scene.ts";
import { type LayoutContext, resolvePaint } from "./context.ts";
import {
  containBox,
  coverCrop,
  MAX_UPSCALE,
  moveClearOf,
  packshotCrop,
  subjectLoss,
  subjectOnCanvas,
  visibleArea,
  visibleCrop,
} from "./crop.ts";
import { clipPath, radialGradient } from "./fills.ts";
import { addGallery } from "./galleries.ts";
import { resolveLength, resolveRect } from "./lengths.ts";

const WHOLE: Box = { l: 0, t: 0, r: 1, b: 1 };

/**
 * Draws the photo layer of a template: the product picture, or all of them as a gallery.
 * `lay-out.ts` calls it; `crop.ts` has the crops, `galleries.ts` the galleries.
 */
export function addPhoto(layer: PhotoLayer, context: LayoutContext): void {
  const { scope, input } = context;
  const [hero] = input.pictures;
  if (!hero) return;
  const box = resolveRect(layer.rect, scope);
  if (layer.id) scope.boxes[layer.id] = box;
  if (input.pictures.length > 1 && !layer.single) {
    addGallery(layer, box, context);
    return;
  }
  if (hero.kind === "cutout") addCutout(layer, hero, box, context);
  else addCoverPhoto(layer, hero, box, context);
}

function clipOf(layer: PhotoLayer, box: Box, context: LayoutContext): { path?: string; radius?: number } {
  if (layer.clip) return { path: clipPath(layer.clip, box, context) };
  return layer.radius ? { radius: resolveLength(layer.radius, "x", context.scope) } : {};
}

const rotationOf = (deg: number | undefined, box: Box): { rotation?: Rotation } =>
  deg ? { rotation: { deg, cx: (box.l + box.r) / 2, cy: (box.t + box.b) / 2 } } : {};

/** Draws a photo that fills the box, centered on its subject, or a packshot with its background. */
function addCoverPhoto(layer: PhotoLayer, picture: PictureInfo, box: Box, context: LayoutContext): void {
  const { ops, report, scope } = context;
  const cover = layer.coveredBy ? scope.boxes[layer.coveredBy] : undefined;
  const view = layer.clip?.shape === "poly" ? visibleArea(layer.clip.points, box) : box;
  const crop =
    picture.kind === "packshot"
      ? packshotCrop(picture, box)
      : moveClearOf(picture, coverCrop(picture, box), box, cover);
  context.photo = { info: picture, box, crop };
  report.subjectLoss = Math.max(report.subjectLoss, subjectLoss(picture, visibleCrop(crop, box, view)));
  report.productShare = Math.min(report.productShare, areaOf(box) / (scope.width * scope.height));
  if (layer.coveredBy)
    context.covered = { subject: subjectOnCanvas(picture, crop, box), by: layer.coveredBy };
  if (layer.rim) ops.push(...rimOps(layer, box, context));
  const tooSmall = widthOf(box) / (widthOf(crop) * picture.width) > MAX_UPSCALE * 1.05;
  const op: PictureOp = {
    kind: "picture",
    z: layer.z ?? 0,
    box,
    picture: picture.id,
    crop,
    ground: picture.edge,
    ...clipOf(layer, box, context),
    ...rotationOf(layer.rotate, box),
  };
  if (!tooSmall || picture.kind === "packshot") {
    ops.push(op);
    return;
  }
  // Too few pixels for the box: the picture is drawn smaller, on a field in the color of its
  // border.
  const inner = containBox(picture, box, 0.08, MAX_UPSCALE);
  ops.push({
    kind: "fill",
    z: op.z,
    box,
    paint: picture.edge,
    ...clipOf(layer, box, context),
    ...rotationOf(layer.rotate, box),
  });
  const { path: _, ...plain } = op;
  ops.push({ ...plain, box: inner, crop: WHOLE, radius: 0 });
}

/** Draws a rim around a photo that looks like cut paper, with a hard shadow. */
function rimOps(layer: PhotoLayer, box: Box, context: LayoutContext): FillOp[] {
  const { scope, input } = context;
  const [width, paint] = layer.rim ?? ["0px", "white"];
  const rim = resolveLength(width, "x", scope);
  const outer = { l: box.l - rim, t: box.t - rim, r: box.r + rim, b: box.b + rim };
  const far = 1.1 * scope.unit;
  const under = { l: outer.l + far, t: outer.t + far, r: outer.r + far, b: outer.b + far };
  const sheet = {
    kind: "fill",
    z: layer.z ?? 0,
    radius: layer.radius ? resolveLength(layer.radius, "x", scope) + rim * 0.5 : 0,
    ...rotationOf(layer.rotate, outer),
  } as const;
  return [
    { ...sheet, box: under, paint: resolvePaint("outline", input.palette) },
    { ...sheet, box: outer, paint: resolvePaint(paint, input.palette) },
  ];
}

/** Draws a cut-out on its backing. */
function addCutout(layer: PhotoLayer, picture: PictureInfo, box: Box, context: LayoutContext): void {
  const { ops, scope, input, report } = context;
  addBacking(layer, box, context);
  const inner = layer.inner ? resolveRect(layer.inner, scope) : box;
  let target = containBox(picture, inner, layer.pad ?? 0.04, MAX_UPSCALE * 1.5);
  if (layer.rotate) {
    const bounds = rotatedBounds(target, { deg: layer.rotate, cx: 0, cy: 0 });
    const fit = Math.min(1, widthOf(inner) / widthOf(bounds), heightOf(inner) / heightOf(bounds));
    target = containBox(picture, inner, layer.pad ?? 0.04, (fit * widthOf(target)) / picture.width);
  }
  report.productShare = Math.min(report.productShare, areaOf(target) / (scope.width * scope.height));
  if (isOnGround(target, context))
    report.productGap = Math.min(
      report.productGap,
      distanceTo(picture.mean, resolvePaint("bg", input.palette)),
    );
  const u = scope.unit;
  ops.push({
    kind: "picture",
    z: layer.z === undefined || layer.z < 2 ? 3 : layer.z,
    box: target,
    picture: picture.id,
    crop: WHOLE,
    shadow: { paint: resolvePaint("shadow/28", input.palette), dy: 1.2 * u, blur: 1.6 * u },
    ...rotationOf(layer.rotate, target),
  });
}

/** Whether no field of the ad is behind the middle of a box. */
function isOnGround({ l, t, r, b }: Box, { ops }: LayoutContext): boolean {
  const [x, y] = [(l + r) / 2, (t + b) / 2];
  return !ops.some(
    ({ kind, box, ...op }) =>
      (kind === "picture" || (kind === "fill" && !("border" in op))) &&
      box.l < x &&
      x < box.r &&
      box.t < y &&
      y < box.b,
  );
}

/** Draws the area behind a cut-out: the generated background, else the backing of the layer. */
function addBacking(layer: PhotoLayer, box: Box, context: LayoutContext): void {
  const { ops, input } = context;
  if (!layer.backing && !layer.backingGlow) return;
  const shape = clipOf(layer, box, context);
  const z = Math.min(layer.z ?? 0, 1);
  if (input.backdrop) {
    const crop = coverCrop(input.backdrop, box);
    ops.push({
      kind: "picture",
      z,
      box,
      picture: input.backdrop.id,
      crop,
      ...shape,
    });
    return;
  }
  ops.push({
    kind: "fill",
    z,
    box,
    ...shape,
    ...(layer.backing ? { paint: resolvePaint(layer.backing, input.palette) } : {}),
    ...(layer.backingGlow ? { gradient: radialGradient(layer.backingGlow, box, input.palette) } : {}),
  });
}

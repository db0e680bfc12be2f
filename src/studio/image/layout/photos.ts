import type { Box } from "#core/platforms/box.ts";
import { areaOf, boundsAfter, heightOf, widthOf, type Spin } from "../geometry.ts";
import type { PictureInfo } from "../picture.ts";
import type { PhotoLayer } from "../recipe.ts";
import type { FillOp, PictureOp, Treatment } from "../scene.ts";
import { colourOf, gradientOf, type Context } from "./context.ts";
import {
  clearOf,
  containBox,
  coverCrop,
  cropSeen,
  groundCrop,
  viewThrough,
  MOST_UPSCALE,
  subjectCut,
  subjectOn,
} from "./crop.ts";
import { edgeOf, rectOf } from "./edges.ts";
import { clipPath } from "./fills.ts";
import { layGallery } from "./galleries.ts";

const WHOLE: Box = { l: 0, t: 0, r: 1, b: 1 };

/** Draws the hero, or all pictures as the style groups them, into a layer's rect. */
export function layPhoto(layer: PhotoLayer, context: Context): void {
  const { frame, job } = context;
  const [hero] = job.pictures;
  if (!hero) return;
  const box = rectOf(layer.rect, frame);
  if (layer.id) frame.boxes[layer.id] = box;
  if (job.pictures.length > 1 && !layer.single) {
    layGallery(layer, box, context);
    return;
  }
  if (hero.kind === "cutout") layCutout(layer, hero, box, context);
  else layCover(layer, hero, box, context);
}

export function treatmentOf(layer: PhotoLayer, { job }: Context): Treatment {
  const { palette } = job;
  if (layer.treat !== "tri") return { name: layer.treat ?? "none" };
  const tone = (role: string) => colourOf(role, palette);
  return { name: "tri", tones: [tone("shade"), tone("mid"), tone("light")] };
}

function shapeOf(layer: PhotoLayer, box: Box, context: Context): { path?: string; radius?: number } {
  if (layer.clip) return { path: clipPath(layer.clip, box, context) };
  return layer.radius ? { radius: edgeOf(layer.radius, "x", context.frame) } : {};
}

const spinOf = (deg: number | undefined, box: Box): { spin?: Spin } =>
  deg ? { spin: { deg, cx: (box.l + box.r) / 2, cy: (box.t + box.b) / 2 } } : {};

/** A photo that fills the box, centred on its subject; a packshot keeps its own flat ground. */
function layCover(layer: PhotoLayer, picture: PictureInfo, box: Box, context: Context): void {
  const { ops, findings, frame } = context;
  const cover = layer.hiddenBy ? frame.boxes[layer.hiddenBy] : undefined;
  const view = layer.clip?.shape === "poly" ? viewThrough(layer.clip.points, box) : box;
  const crop =
    picture.kind === "packshot"
      ? groundCrop(picture, box)
      : clearOf(picture, coverCrop(picture, box), box, cover);
  context.photo = { info: picture, box, crop };
  findings.cut = Math.max(findings.cut, subjectCut(picture, cropSeen(crop, box, view)));
  findings.product = Math.min(findings.product, areaOf(box) / (frame.width * frame.height));
  if (layer.hiddenBy) context.hidden = { subject: subjectOn(picture, crop, box), by: layer.hiddenBy };
  if (layer.frame) ops.push(rimOp(layer, box, context));
  const tooSmall = widthOf(box) / (widthOf(crop) * picture.width) > MOST_UPSCALE * 1.05;
  const op: PictureOp = {
    kind: "picture",
    z: layer.z ?? 0,
    box,
    picture: picture.id,
    crop,
    ground: picture.edge,
    treat: treatmentOf(layer, context),
    ...shapeOf(layer, box, context),
    ...spinOf(layer.rotate, box),
  };
  if (!tooSmall || picture.kind === "packshot") {
    ops.push(op);
    return;
  }
  // Too few pixels for the whole box: the picture stands on a card in its own border colour.
  const inner = containBox(picture, box, 0.08, MOST_UPSCALE);
  ops.push({
    kind: "fill",
    z: op.z,
    box,
    paint: picture.edge,
    ...shapeOf(layer, box, context),
    ...spinOf(layer.rotate, box),
  });
  const { path: _, ...plain } = op;
  ops.push({ ...plain, box: inner, crop: WHOLE, radius: 0 });
}

function rimOp(layer: PhotoLayer, box: Box, context: Context): FillOp {
  const { frame, job } = context;
  const [width, paint] = layer.frame ?? ["0px", "white"];
  const rim = edgeOf(width, "x", frame);
  const outer = { l: box.l - rim, t: box.t - rim, r: box.r + rim, b: box.b + rim };
  const u = frame.unit;
  return {
    kind: "fill",
    z: layer.z ?? 0,
    box: outer,
    paint: colourOf(paint, job.palette),
    radius: layer.radius ? edgeOf(layer.radius, "x", frame) + rim * 0.5 : 0,
    shadow: `0 ${(1.2 * u).toFixed(1)}px ${(3 * u).toFixed(1)}px ${colourOf("shadow/35", job.palette)}`,
    ...spinOf(layer.rotate, outer),
  };
}

/** A cut-out stands free: on its plate, or on the painted background where there is one. */
function layCutout(layer: PhotoLayer, picture: PictureInfo, box: Box, context: Context): void {
  const { ops, frame, job, findings } = context;
  layBacking(layer, box, context);
  const inner = layer.inner ? rectOf(layer.inner, frame) : box;
  let target = containBox(picture, inner, layer.pad ?? 0.04, MOST_UPSCALE * 1.5);
  if (layer.rotate) {
    const turned = boundsAfter(target, { deg: layer.rotate, cx: 0, cy: 0 });
    const fit = Math.min(1, widthOf(inner) / widthOf(turned), heightOf(inner) / heightOf(turned));
    target = containBox(picture, inner, layer.pad ?? 0.04, (fit * widthOf(target)) / picture.width);
  }
  findings.product = Math.min(findings.product, areaOf(target) / (frame.width * frame.height));
  const u = frame.unit;
  ops.push({
    kind: "picture",
    z: layer.z === undefined || layer.z < 2 ? 3 : layer.z,
    box: target,
    picture: picture.id,
    crop: WHOLE,
    treat: { name: "none" },
    shadow: { paint: colourOf("shadow/28", job.palette), dy: 1.2 * u, blur: 1.6 * u },
    ...spinOf(layer.rotate, target),
  });
}

function layBacking(layer: PhotoLayer, box: Box, context: Context): void {
  const { ops, job } = context;
  if (!layer.backing && !layer.backingImage) return;
  const shape = shapeOf(layer, box, context);
  const z = Math.min(layer.z ?? 0, 1);
  if (job.backdrop) {
    const crop = coverCrop(job.backdrop, box);
    ops.push({ kind: "picture", z, box, picture: job.backdrop.id, crop, treat: { name: "none" }, ...shape });
    return;
  }
  ops.push({
    kind: "fill",
    z,
    box,
    ...shape,
    ...(layer.backing ? { paint: colourOf(layer.backing, job.palette) } : {}),
    ...(layer.backingImage ? { image: gradientOf(layer.backingImage, job.palette) } : {}),
  });
}

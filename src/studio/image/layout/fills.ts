import type { Box } from "#core/platforms/box.ts";
import { heightOf, widthOf } from "../geometry.ts";
import type { FillLayer, ScrimLayer } from "../recipe.ts";
import type { FillOp } from "../scene.ts";
import { luminanceOf } from "../colour/contrast.ts";
import {
  archPath,
  blobPath,
  cardPath,
  circlePath,
  notchPath,
  polyPath,
  quarterPath,
  scallopPath,
  tailPath,
  wavePath,
  type Clip,
} from "./clips.ts";
import { colourOf, gradientOf, type Context } from "./context.ts";
import { coverCrop, lightUnder } from "./crop.ts";
import { edgeOf, rectOf } from "./edges.ts";
import { scrimAlpha, scrimGradient } from "./scrim.ts";

/** Path data of a clip for a box, in px of that box. */
export function clipPath(clip: Clip, box: Box, { frame }: Context): string {
  const [w, h] = [widthOf(box), heightOf(box)];
  switch (clip.shape) {
    case "arch":
      return archPath(w, h);
    case "circle":
      return circlePath(w, h);
    case "blob":
      return blobPath(w, h, clip.seed);
    case "scallop":
      return scallopPath(w, h, clip.count, clip.depth);
    case "wave":
      return wavePath(w, h, edgeOf(clip.amp, "x", frame), clip.count, clip.side);
    case "quarter":
      return quarterPath(w, h, clip.corner);
    case "tail":
      return tailPath(w, h, clip.side);
    case "poly":
      return polyPath(w, h, clip.points);
    case "notch": {
      const around = frame.boxes[clip.around];
      const gap = edgeOf(clip.gap, "x", frame);
      const r = edgeOf(clip.r, "x", frame);
      // Nothing stands in the corner: nothing is bitten out.
      if (!around || widthOf(around) === 0) return cardPath(w, h, r);
      const left = clip.corner === "tl" || clip.corner === "bl";
      const top = clip.corner === "tl" || clip.corner === "tr";
      const bw = left ? around.r - box.l + gap : box.r - around.l + gap;
      const bh = top ? around.b - box.t + gap : box.b - around.t + gap;
      return notchPath(w, h, r, bw, bh, clip.corner);
    }
  }
}

export function layFill(layer: FillLayer, context: Context): void {
  const { frame, job } = context;
  const box = rectOf(layer.rect, frame);
  if (layer.id) frame.boxes[layer.id] = box;
  const path = layer.clip ? { path: clipPath(layer.clip, box, context) } : {};
  const spin = layer.rotate
    ? { spin: { deg: layer.rotate, cx: (box.l + box.r) / 2, cy: (box.t + box.b) / 2 } }
    : {};
  if (layer.stage && job.backdrop) {
    const crop = coverCrop(job.backdrop, box);
    const op = {
      kind: "picture",
      z: layer.z ?? 0,
      box,
      crop,
      picture: job.backdrop.id,
      treat: { name: "none" },
    } as const;
    context.ops.push({ ...op, ...path, ...spin });
    return;
  }
  const op: FillOp = {
    kind: "fill",
    z: layer.z ?? 0,
    box,
    ...path,
    ...spin,
    ...(layer.paint ? { paint: colourOf(layer.paint, job.palette) } : {}),
    ...(layer.image ? { image: gradientOf(layer.image, job.palette) } : {}),
    ...(layer.radius ? { radius: edgeOf(layer.radius, "x", frame) } : {}),
    ...(layer.border
      ? {
          border: {
            width: edgeOf(layer.border[0], "x", frame),
            paint: colourOf(layer.border[1], job.palette),
          },
        }
      : {}),
  };
  context.ops.push(op);
}

/** A gradient just strong enough for the type it guards; how strong decides whether the layout is refused. */
export function layScrim(layer: ScrimLayer, context: Context): void {
  const { frame, job, photo, findings, rtl } = context;
  const box = rectOf(layer.rect, frame);
  const guarded = frame.boxes[layer.guard];
  const paint = colourOf(layer.paint, job.palette);
  const text = luminanceOf(colourOf(layer.text, job.palette));
  let alpha = layer.min;
  if (photo && guarded) {
    // Pictures are not mirrored: in a right-to-left ad the type stands over the other side of them.
    const zone = rtl ? { ...guarded, l: frame.width - guarded.r, r: frame.width - guarded.l } : guarded;
    const under = rtl
      ? { ...photo.box, l: frame.width - photo.box.r, r: frame.width - photo.box.l }
      : photo.box;
    const light = lightUnder(photo.info.light, photo.crop, under, zone);
    alpha = scrimAlpha(text > 0.5 ? light.high : light.low, paint, text, layer.min);
    if (text > 0.5) findings.fog = Math.max(findings.fog, light.middle);
  }
  findings.scrim = Math.max(findings.scrim, alpha);
  const image = scrimGradient(paint, alpha, layer.hold, layer.from);
  context.ops.push({ kind: "fill", z: layer.z ?? 2, box, image });
}

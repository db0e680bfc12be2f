import { hexLuminance } from "#core/color-contrast.ts";
import type { Box } from "#core/platforms/box.ts";
import { heightOf, widthOf } from "../geometry.ts";
import type { FillLayer, Glow, ScrimLayer } from "../layout-template.ts";
import type { Palette } from "../palettes/palette.ts";
import type { FillOp, Gradient } from "../scene.ts";
import {
  archPath,
  blobPath,
  circlePath,
  type ClipShape,
  notchPath,
  polygonPath,
  quarterDiscPath,
  roundedRectPath,
  scallopPath,
  tailPath,
  wavePath,
} from "./clip-paths.ts";
import { type LayoutContext, parsePaint, resolvePaint } from "./context.ts";
import { coverCrop, luminanceUnder } from "./crop.ts";
import { resolveLength, resolveRect } from "./lengths.ts";
import { scrimAlpha, scrimGradient } from "./scrim.ts";

/**
 * SVG path data of the clip shape that a template names, in px of its box; fills here, tiles
 * (`galleries.ts`) and `photos.ts` use it. The shapes are in `clip-paths.ts`.
 */
export function clipPath(clip: ClipShape, box: Box, { scope }: LayoutContext): string {
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
      return wavePath(w, h, resolveLength(clip.amp, "x", scope), clip.count, clip.side);
    case "quarter":
      return quarterDiscPath(w, h, clip.corner);
    case "tail":
      return tailPath(w, h, clip.side);
    case "poly":
      return polygonPath(w, h, clip.points);
    case "notch": {
      const around = scope.boxes[clip.around];
      const gap = resolveLength(clip.gap, "x", scope);
      const r = resolveLength(clip.r, "x", scope);
      // An empty corner needs no notch.
      if (!around || widthOf(around) === 0) return roundedRectPath(w, h, r);
      const left = clip.corner === "tl" || clip.corner === "bl";
      const top = clip.corner === "tl" || clip.corner === "tr";
      const bw = left ? around.r - box.l + gap : box.r - around.l + gap;
      const bh = top ? around.b - box.t + gap : box.b - around.t + gap;
      return notchPath(w, h, r, bw, bh, clip.corner);
    }
  }
}

/**
 * The gradient of a template's glow in a box, drawn behind a product (`photos.ts`) or in the
 * background of an ad.
 */
export function radialGradient({ at, from, to, reach }: Glow, box: Box, palette: Palette): Gradient {
  const [w, h] = [widthOf(box), heightOf(box)];
  const [x, y] = [(at[0] / 100) * w, (at[1] / 100) * h];
  const farthest = Math.hypot(Math.max(x, w - x), Math.max(y, h - y));
  return {
    from: { x, y, r: (farthest * reach) / 100 },
    stops: [
      { at: 0, ...parsePaint(from, palette) },
      { at: 1, ...parsePaint(to, palette) },
    ],
  };
}

/**
 * Draws a fill layer of a template into the scene, or the generated background in its place if the
 * layer has `showsBackdrop`. `lay-out.ts` calls it for each; `clip-paths.ts` has the shapes.
 */
export function addFill(layer: FillLayer, context: LayoutContext): void {
  const { scope, input } = context;
  const box = resolveRect(layer.rect, scope);
  if (layer.id) scope.boxes[layer.id] = box;
  const path = layer.clip ? { path: clipPath(layer.clip, box, context) } : {};
  const rotation = layer.rotate
    ? { rotation: { deg: layer.rotate, cx: (box.l + box.r) / 2, cy: (box.t + box.b) / 2 } }
    : {};
  if (layer.showsBackdrop && input.backdrop) {
    const crop = coverCrop(input.backdrop, box);
    const op = {
      kind: "picture",
      z: layer.z ?? 0,
      box,
      crop,
      picture: input.backdrop.id,
    } as const;
    context.ops.push({ ...op, ...path, ...rotation });
    return;
  }
  const op: FillOp = {
    kind: "fill",
    z: layer.z ?? 0,
    box,
    ...path,
    ...rotation,
    ...(layer.paint ? { paint: resolvePaint(layer.paint, input.palette) } : {}),
    ...(layer.glow ? { gradient: radialGradient(layer.glow, box, input.palette) } : {}),
    ...(layer.radius ? { radius: resolveLength(layer.radius, "x", scope) } : {}),
    ...(layer.border
      ? {
          border: {
            width: resolveLength(layer.border[0], "x", scope),
            paint: resolvePaint(layer.border[1], input.palette),
          },
        }
      : {}),
  };
  context.ops.push(op);
}

/**
 * Draws a scrim layer of a template, just dense enough for the type that it protects (`scrim.ts`),
 * and reports its alpha; `layOut` (`lay-out.ts`) calls it for each.
 */
export function addScrim(layer: ScrimLayer, context: LayoutContext): void {
  const { scope, input, photo, report, rtl } = context;
  const box = resolveRect(layer.rect, scope);
  const guarded = scope.boxes[layer.protects];
  const paint = resolvePaint(layer.paint, input.palette);
  const text = hexLuminance(resolvePaint(layer.text, input.palette));
  let alpha = layer.min;
  if (photo && guarded) {
    // Pictures are not mirrored: in a right-to-left ad the type is over their other side.
    const zone = rtl ? { ...guarded, l: scope.width - guarded.r, r: scope.width - guarded.l } : guarded;
    const under = rtl
      ? { ...photo.box, l: scope.width - photo.box.r, r: scope.width - photo.box.l }
      : photo.box;
    const light = luminanceUnder(photo.info.luminance, photo.crop, under, zone);
    alpha = scrimAlpha(text > 0.5 ? light.high : light.low, paint, text, layer.min);
    if (text > 0.5) report.photoLuminance = Math.max(report.photoLuminance, light.middle);
  }
  report.scrimAlpha = Math.max(report.scrimAlpha, alpha);
  const gradient = scrimGradient(paint, alpha, layer.hold, layer.from);
  context.ops.push({ kind: "fill", z: layer.z ?? 2, box, gradient });
}

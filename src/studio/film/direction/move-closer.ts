import type { Box } from "#core/platforms/box.ts";
import { heightOf, widthOf } from "#studio/image/geometry.ts";
import type { PictureInfo } from "#studio/image/picture.ts";
import type { PictureOp, Scene } from "#studio/image/scene.ts";

/** Part of the frame that a closer shot of the same picture shows. */
const CLOSE = 0.74;
/** Size of the crop relative to the subject, so that it is not cut off. */
const AROUND = 1.08;
/** Larger crops would differ too little from the previous shot. */
const LEAST_CLOSER = 0.94;
/** Px of the picture for a px of the film below which it would look soft. */
const LEAST_DETAIL = 0.5;

/**
 * Returns a layout with its photo closer to the subject (`CLOSE`), for a later shot of the same
 * picture in a film; unchanged if it would hardly differ (`LEAST_CLOSER`) or look soft
 * (`LEAST_DETAIL`). Cut-outs and packshots stay. `server/render/film/stage-shots.ts` calls it.
 */
export function moveCloser(scene: Scene, pictures: readonly PictureInfo[]): Scene {
  const ops = scene.ops.map((op) => {
    const info = op.kind === "picture" && pictures.find(({ id }) => id === op.picture);
    return info && op.kind === "picture" ? closer(op, info) : op;
  });
  return { ...scene, ops };
}

function closer(op: PictureOp, info: PictureInfo): PictureOp {
  if (info.kind !== "photo") return op;
  const shown = info.head ?? info.subject;
  const [cw, ch] = [widthOf(op.crop), heightOf(op.crop)];
  const subject = {
    w: Math.min(shown.r, op.crop.r) - Math.max(shown.l, op.crop.l),
    h: Math.min(shown.b, op.crop.b) - Math.max(shown.t, op.crop.t),
  };
  const share = Math.max(CLOSE, (AROUND * subject.w) / cw, (AROUND * subject.h) / ch);
  const [w, h] = [cw * share, ch * share];
  if (share > LEAST_CLOSER || (w * info.width) / widthOf(op.box) < LEAST_DETAIL) return op;
  const place = (center: number, size: number, from: number, to: number) =>
    Math.min(to - size, Math.max(from, center - size / 2));
  const l = place((shown.l + shown.r) / 2, w, op.crop.l, op.crop.r);
  const t = place((shown.t + shown.b) / 2, h, op.crop.t, op.crop.b);
  const crop: Box = { l, t, r: l + w, b: t + h };
  return { ...op, crop };
}

import type { FilmAsset } from "#core/film/film.ts";
import type { Box } from "#core/platforms/box.ts";
import { heightOf, widthOf } from "#studio/image/geometry.ts";
import type { PictureInfo } from "#studio/image/picture.ts";
import type { PictureOp } from "#studio/image/scene.ts";

/**
 * A part of a picture that the server cuts out and scales for a film
 * (`server/render/film/cut-picture.ts`); `footageOf` chooses it.
 */
export interface PictureCut extends FilmAsset {
  /** Id of the picture among those of the film. */
  readonly picture: number;
  /** In parts of the picture; may exceed it. */
  readonly crop: Box;
  /** Color beyond the picture. */
  readonly ground?: string;
  /** A shadow, for which `margin` px on each side of the picture are free. */
  readonly shadow?: NonNullable<PictureOp["shadow"]>;
  readonly margin: number;
}

/**
 * A picture in the layout of a shot with the room around its frame in which a camera can move.
 * `footageOf` makes it; `camera.ts` moves in it.
 */
export interface Footage {
  readonly cut: PictureCut;
  /** The frame of the layout in px of the asset. */
  readonly frame: Box;
  /** Center of the subject in px of the asset. */
  readonly focus: readonly [x: number, y: number];
  /** The subject in parts of the frame. */
  readonly subject: Box;
  readonly isCutout: boolean;
  readonly hasPerson: boolean;
}

/** Maximum room on each side of a frame, as a fraction of the frame. */
const ROOM = 0.16;

/**
 * Chooses what to cut out of a picture for a shot: its crop with as much of the picture around it
 * as a camera can use (at most `ROOM` of it; no room for a cut-out). `parts.ts` calls it;
 * `server/render/film/cut-picture.ts` cuts.
 */
export function footageOf(op: PictureOp, info: PictureInfo, id: string): Footage {
  const { crop, box } = op;
  const isCutout = info.kind === "cutout";
  const room = roomAround(crop, info.kind === "packshot", isCutout);
  const [w, h] = [widthOf(crop), heightOf(crop)];
  const wide = {
    l: crop.l - room.l * w,
    t: crop.t - room.t * h,
    r: crop.r + room.r * w,
    b: crop.b + room.b * h,
  };
  const [bw, bh] = [Math.max(1, Math.round(widthOf(box))), Math.max(1, Math.round(heightOf(box)))];
  const width = Math.round(bw * (1 + room.l + room.r));
  const height = Math.round(bh * (1 + room.t + room.b));
  const { subject } = info;
  const margin = op.shadow ? Math.ceil(Math.abs(op.shadow.dy) + 2 * op.shadow.blur) : 0;
  const part = (v: number, from: number, size: number) => (v - from) / size;
  return {
    cut: {
      id,
      type: isCutout ? "image/webp" : "image/jpeg",
      picture: op.picture,
      crop: wide,
      width: width + 2 * margin,
      height: height + 2 * margin,
      margin,
      ...(op.ground && { ground: op.ground }),
      ...(op.shadow && { shadow: op.shadow }),
    },
    frame: {
      l: room.l * bw,
      t: room.t * bh,
      r: room.l * bw + bw + 2 * margin,
      b: room.t * bh + bh + 2 * margin,
    },
    focus: [
      part((subject.l + subject.r) / 2, wide.l, widthOf(wide)) * width,
      part((subject.t + subject.b) / 2, wide.t, heightOf(wide)) * height,
    ],
    subject: {
      l: part(subject.l, crop.l, w),
      r: part(subject.r, crop.l, w),
      t: part(subject.t, crop.t, h),
      b: part(subject.b, crop.t, h),
    },
    isCutout,
    hasPerson: info.head !== undefined,
  };
}

/** Room around a crop in parts of it. Flat grounds of packshots continue; cut-outs need none. */
function roomAround(crop: Box, isFlat: boolean, isCutout: boolean): Box {
  if (isCutout) return { l: 0, t: 0, r: 0, b: 0 };
  if (isFlat) return { l: 0.08, t: 0.08, r: 0.08, b: 0.08 };
  const limit = (free: number, size: number) => Math.min(ROOM, Math.max(0, free / size));
  return {
    l: limit(crop.l, widthOf(crop)),
    r: limit(1 - crop.r, widthOf(crop)),
    t: limit(crop.t, heightOf(crop)),
    b: limit(1 - crop.b, heightOf(crop)),
  };
}

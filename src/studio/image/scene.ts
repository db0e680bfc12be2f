import type { Box } from "#core/platforms/box.ts";
import type { TextPart } from "./brief.ts";
import type { Align, Item } from "./layout-template.ts";
import type { Rotation } from "./geometry.ts";
import type { Face, FaceMetrics } from "./text/measured-text.ts";
import type { ScriptTag } from "./text/script-tag.ts";

/** Properties of all drawing operations. Lengths are px of the canvas. */
interface OpBase {
  /**
   * Drawing order: 0 fields, 1 pictures, 2 to 12 scrims and frames, 20 type, 30 cut-outs, 40
   * stickers.
   */
  readonly z: number;
  readonly box: Box;
  /** The element of a stack that it belongs to; films move it as one. */
  readonly item?: Item["kind"];
  /** Which line of the headline it belongs to, from 0; films move them one after another. */
  readonly line?: number;
  readonly rotation?: Rotation;
  /** Drawn mirrored, as in right-to-left ads; a picture inside is not mirrored. */
  readonly flip?: boolean;
  /** Corner radius, px. */
  readonly radius?: number;
  /** Clips the operation: SVG path data in px of its box. */
  readonly path?: string;
  /** A larger shape that also clips the operation, as with the tiles of a gallery. */
  readonly within?: { readonly box: Box; readonly path: string };
}

/**
 * A gradient over the box of a fill: from one of its sides, or around a center. `layout/fills.ts`
 * and `layout/scrim.ts` make it, `server/render/gradient-css.ts` draws it as CSS.
 */
export interface Gradient {
  readonly from: GradientSide | { readonly x: number; readonly y: number; readonly r: number };
  /** Positions from 0 to 1, "#rrggbb" colors and alphas from 0 to 1. */
  readonly stops: readonly { readonly at: number; readonly color: string; readonly alpha: number }[];
}

/**
 * A side of a box, from which a gradient or scrim starts (`layout/scrim.ts`);
 * `server/render/gradient-css.ts` draws it.
 */
export type GradientSide = "top" | "bottom" | "left" | "right";

/**
 * Drawing operation of a filled or bordered rectangle. The layout of an ad emits it
 * (`layout/fills.ts`); `server/render/scene-node.ts` draws it, and the film direction makes actors
 * of it.
 */
export interface FillOp extends OpBase {
  readonly kind: "fill";
  readonly paint?: string;
  /** Drawn instead of `paint`. */
  readonly gradient?: Gradient;
  readonly border?: { readonly width: number; readonly paint: string };
}

/**
 * Drawing operation of a user's picture or the generated background, always in its own colors.
 * `layout/photos.ts`, `galleries.ts` and `fills.ts` emit it, `server/render/scene-node.ts` draws
 * it.
 */
export interface PictureOp extends OpBase {
  readonly kind: "picture";
  /** Id of the picture. */
  readonly picture: number;
  /**
   * The part of the picture that fills the box, in parts of width and height; may exceed the
   * picture.
   */
  readonly crop: Box;
  /** Color where the crop exceeds the picture. */
  readonly ground?: string;
  readonly shadow?: { readonly paint: string; readonly dy: number; readonly blur: number };
}

/** The user's logo. */
interface LogoOp extends OpBase {
  readonly kind: "logo";
  /** Id of the picture. */
  readonly picture: number;
  /** Recolors all of it. */
  readonly tint?: string;
  /** Recolors black, white and gray pixels only. */
  readonly tintNeutral?: string;
}

/** A vector drawing. */
interface DrawingOp extends OpBase {
  readonly kind: "drawing";
  readonly svg: string;
}

/**
 * Drawing operation of one line of text, from `textOp` (`layout/sized-item.ts`);
 * `server/render/text-node.ts` draws it.
 */
export interface TextOp extends OpBase {
  readonly kind: "text";
  readonly text: string;
  /** px from the top of the canvas. */
  readonly baseline: number;
  /** Type size, px. */
  readonly size: number;
  readonly color: string;
  readonly face: Face;
  readonly metrics: FaceMetrics;
  readonly script: ScriptTag;
  readonly rtl: boolean;
  /** A stroke centered on the edge of the letters; width in px. */
  readonly outline?: { readonly width: number; readonly paint: string };
}

/**
 * A drawing operation of a scene, which the server's `render/scene-node.ts` turns into pixels. A
 * new kind needs a case there.
 */
export type SceneOp = FillOp | PictureOp | LogoOp | DrawingOp | TextOp;

/**
 * An element of a scene that must be readable, with its background. The items of `layout/` list
 * theirs; `server/render/contrast-check.ts` measures the contrast after drawing.
 */
export interface ReadableElement {
  readonly part: TextPart | "logo";
  /** px, before `rotation`. */
  readonly box: Box;
  readonly rotation?: Rotation;
  readonly color: string;
  /** A plain color under it, or "pixels" if the drawn pixels decide. */
  readonly ground: string | "pixels";
  /** Type size or logo height, px. */
  readonly size: number;
}

/**
 * Slot for the captions of a film, instead of a description: `captions-item.ts` makes it,
 * `studio/film/direction/caption-actors.ts` fills it. Lengths in px.
 */
export interface CaptionSlot {
  /** Room for `lines` lines, from the top of the capitals to the lowest ink. */
  readonly box: Box;
  readonly baseline?: number;
  readonly rotation?: Rotation;
  readonly lines: number;
  /** Type size. */
  readonly size: number;
  /** Distance of two baselines. */
  readonly leading: number;
  /** Start is right in right-to-left ads. */
  readonly align: Align;
  readonly rtl: boolean;
  readonly color: string;
  /** Color of the box behind the text, if it has one, and its distance to the text. */
  readonly plate?: { readonly paint: string; readonly x: number; readonly y: number };
}

/**
 * One image ad or shot as drawing operations, sorted by `z`, in px: `layOut` (`layout/lay-out.ts`)
 * makes it, `server/render/render.ts` draws it. `captions` is only set for films.
 */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly ops: readonly SceneOp[];
  readonly readables: readonly ReadableElement[];
  /** Only in scenes of a film. */
  readonly captions?: CaptionSlot;
}

import type { TextPart } from "./brief.ts";
import type { Box } from "#core/platforms/box.ts";
import type { Spin } from "./geometry.ts";
import type { Face, FaceMetrics } from "./text/measured.ts";
import type { Script } from "./text/script.ts";

/** One painted thing in px of the canvas; a renderer draws a scene without knowing a recipe. */
interface OpBase {
  /** 0 fields, 1 pictures, 2 to 12 scrims and frames, 20 type, 30 cut-outs over type, 40 stickers. */
  readonly z: number;
  readonly box: Box;
  readonly spin?: Spin;
  /** Drawn mirrored (right-to-left ads); pictures inside stay as they are. */
  readonly flip?: boolean;
  /** px; four values from the upper left corner clockwise */
  readonly radius?: number;
  /** SVG path data in the op's own box */
  readonly path?: string;
  /** Cut by a larger shape as well, as the tiles of a gallery are. */
  readonly within?: { readonly box: Box; readonly path: string };
}

export interface FillOp extends OpBase {
  readonly kind: "fill";
  readonly paint?: string;
  /** CSS gradient */
  readonly image?: string;
  readonly border?: { readonly width: number; readonly paint: string };
  readonly shadow?: string;
}

/** How a photo is coloured: a little livelier, a little calmer, or in three tones of the palette. */
export type Treatment =
  | { readonly name: "none" | "punch" | "warm" }
  | { readonly name: "tri"; readonly tones: readonly [string, string, string] };

export interface PictureOp extends OpBase {
  readonly kind: "picture";
  readonly picture: number;
  /** The part of the source that fills the box, in parts of its width and height; may reach beyond it. */
  readonly crop: Box;
  /** Painted under the picture, and where the crop reaches beyond it. */
  readonly ground?: string;
  readonly treat: Treatment;
  readonly shadow?: { readonly paint: string; readonly dy: number; readonly blur: number };
}

export interface MarkOp extends OpBase {
  readonly kind: "mark";
  readonly picture: number;
  /** Recolours a one-colour logo. */
  readonly tint?: string;
  /** Recolours what is black, white or grey only. */
  readonly tintNeutral?: string;
}

export interface DrawingOp extends OpBase {
  readonly kind: "drawing";
  readonly svg: string;
}

export interface TextOp extends OpBase {
  readonly kind: "text";
  readonly text: string;
  readonly baseline: number;
  readonly size: number;
  readonly color: string;
  readonly face: Face;
  readonly metrics: FaceMetrics;
  readonly script: Script;
  readonly rtl: boolean;
  /** A stroke centred on the letters' edge, px. */
  readonly outline?: { readonly width: number; readonly paint: string };
}

export type Op = FillOp | PictureOp | MarkOp | DrawingOp | TextOp;

/** Something that must be readable, and what it is read against. */
export interface Readable {
  readonly part: TextPart | "logo";
  /** px, before `spin` */
  readonly box: Box;
  readonly spin?: Spin;
  readonly color: string;
  /** A colour of our own under it, or the pixels of whatever lies there. */
  readonly ground: string | "pixels";
  /** px */
  readonly size: number;
}

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly ops: readonly Op[];
  readonly readables: readonly Readable[];
}

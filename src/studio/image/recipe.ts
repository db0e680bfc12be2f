import type { Shape } from "#core/platforms/canvases.ts";
import type { ImageStyle } from "#core/generations/image/styles.ts";
import type { Clip } from "./layout/clips.ts";
import type { Edge, Rect } from "./layout/edges.ts";

/** A palette role, or "role/70" for 70 % alpha. */
export type Paint = string;
export type Align = "start" | "center" | "end";

interface ItemBase {
  /** Optical distance to the item before. */
  readonly gap?: Edge;
  readonly if?: string;
  readonly paint?: Paint;
}

export interface HeadlineItem extends ItemBase {
  readonly kind: "headline";
  readonly min: Edge;
  /** Below this the description gives way first. */
  readonly want: Edge;
  readonly max: Edge;
  readonly lines: number;
  /** Every line scaled to the measure. */
  readonly wall?: boolean;
  /** Paints that alternate line by line instead of `paint`. */
  readonly paints?: readonly Paint[];
  /** Outline [em, paint] and hard shadow [em, paint]. */
  readonly stroke?: readonly [number, Paint];
  readonly hard?: readonly [number, Paint];
  /** Every line stands in a box of this paint. */
  readonly highlight?: Paint;
  readonly leading?: number;
}

export interface BodyItem extends ItemBase {
  readonly kind: "body";
  readonly size: Edge;
  /** In half ems, that is about in characters. */
  readonly measure: number;
  /** Stands on a box of this paint. */
  readonly box?: Paint;
  readonly lines: number;
}

export interface ProductItem extends ItemBase {
  readonly kind: "product";
  readonly size: Edge;
}

export interface LogoPlate {
  /** A plain card, one cut on a slant, an outlined sticker, or a label with a hairline inside. */
  readonly look: "card" | "slant" | "sticker" | "label";
  /** Corner radius; square tiles take it too. */
  readonly radius: Edge;
  /** A light and a dark one. */
  readonly paints: readonly [Paint, Paint];
  /** Outline of a sticker, hairline of a label. */
  readonly line?: Paint;
}

export interface LogoItem extends ItemBase {
  readonly kind: "logo";
  readonly h: Edge;
  readonly maxW: Edge;
  /** Role of the ground it stands on; "bg" if not given. */
  readonly on?: string;
  /** The plate a logo gets that would not be seen otherwise. */
  readonly plate: LogoPlate;
}

export interface CtaItem extends ItemBase {
  readonly kind: "cta";
  readonly look: "pill" | "square" | "band" | "sticker" | "underline";
  readonly size: Edge;
  /** In cap heights of the label. */
  readonly padX?: number;
  readonly padY?: number;
  readonly arrow?: boolean;
  /** The arrow stands in a disc. */
  readonly disc?: boolean;
  readonly full?: boolean;
  readonly rotate?: number;
  readonly ink?: Paint;
  readonly line?: Paint;
}

export interface RuleItem extends ItemBase {
  readonly kind: "rule";
  readonly w: Edge | "full";
  readonly h: Edge;
}

export type Item = HeadlineItem | BodyItem | ProductItem | LogoItem | CtaItem | RuleItem;

interface LayerBase {
  readonly id?: string;
  readonly if?: string;
  readonly z?: number;
}

export interface BoxLayer extends LayerBase {
  readonly kind: "box";
  readonly rect: Rect;
}

export interface FillLayer extends LayerBase {
  readonly kind: "fill";
  readonly rect: Rect;
  readonly paint?: Paint;
  /** CSS gradient with "{role/alpha}" for colours. */
  readonly image?: string;
  readonly radius?: Edge;
  readonly clip?: Clip;
  readonly border?: readonly [Edge, Paint];
  readonly rotate?: number;
  /** A field behind a cut-out: shows the painted background instead when there is one. */
  readonly stage?: boolean;
}

export interface DrawingLayer extends LayerBase {
  readonly kind: "drawing";
  readonly draw: "rings" | "modules" | "confetti" | "sparks" | "checker";
  readonly rect: Rect;
  /** Centre in percent of the box, for rings. */
  readonly at?: readonly [number, number];
}

export interface PhotoLayer extends LayerBase {
  readonly kind: "photo";
  readonly rect: Rect;
  /** Where a cut-out stands; the whole rect if not given. */
  readonly inner?: Rect;
  /** Plate behind a cut-out. */
  readonly backing?: Paint;
  readonly backingImage?: string;
  /** Free space around a cut-out, as a part of the smaller side. */
  readonly pad?: number;
  readonly radius?: Edge;
  readonly clip?: Clip;
  /** White rim [width, paint]. */
  readonly frame?: readonly [Edge, Paint];
  readonly rotate?: number;
  readonly treat?: "none" | "punch" | "warm" | "tri";
  /** How several pictures stand together. */
  readonly gallery?: "grid" | "polaroids" | "arches" | "strip";
  /** A later box that hides part of the picture. */
  readonly hiddenBy?: string;
  /** Only the first picture, even if there are more. */
  readonly single?: boolean;
}

export interface ScrimLayer extends LayerBase {
  readonly kind: "scrim";
  readonly from: "top" | "bottom" | "left" | "right";
  readonly rect: Rect;
  readonly paint: Paint;
  /** The box whose type the scrim makes readable. */
  readonly guard: string;
  readonly text: Paint;
  readonly min: number;
  /** Percent of the rect with full alpha. */
  readonly hold: number;
}

export interface StackLayer extends LayerBase {
  readonly kind: "stack";
  readonly rect: Rect;
  readonly align?: Align;
  readonly valign?: "top" | "center" | "bottom";
  readonly rotate?: number;
  readonly items: readonly Item[];
}

export type Layer = BoxLayer | FillLayer | DrawingLayer | PhotoLayer | ScrimLayer | StackLayer;

/** One layout of one style, as plain data. */
export interface Recipe {
  readonly id: string;
  readonly style: ImageStyle;
  readonly shapes: readonly Shape[];
  /** Which pictures it is made for. */
  readonly pictures: "none" | "any" | "photo" | "cutout" | "single" | "many";
  /** A condition under which it looks best; elsewhere it moves back in the order. */
  readonly fits?: string;
  /** Schemes it works in; all of the style if not given. */
  readonly schemes?: readonly string[];
  readonly layers: readonly Layer[];
}

import type { ImageStyle } from "#core/generations/image/styles.ts";
import type { Shape } from "#core/platforms/canvases.ts";
import type { ClipShape } from "./layout/clip-paths.ts";
import type { Length, RectSpec } from "./layout/lengths.ts";

/**
 * A color in a template: a role of the style's palette (`palettes/<style>.ts`), or "role/70" for 70
 * percent alpha. `resolvePaint` (`layout/context.ts`) looks it up.
 */
export type Paint = string;
/**
 * Horizontal alignment of a template's stack; start is left, and right in right-to-left ads,
 * because `layOut` (`lay-out.ts`) mirrors them. `layout/stack.ts` and `placeLines` apply it.
 */
export type Align = "start" | "center" | "end";

interface ItemBase {
  /** Distance to the item before. */
  readonly gap?: Length;
  /** Condition; see `meetsCondition`. */
  readonly if?: string;
  readonly paint?: Paint;
}

/**
 * The headline in a template's stack, which `layout/headline-item.ts` typesets. Type sizes are set
 * in the style's `parts.ts` (`templates/<style>/`), and in its templates where they differ.
 */
export interface HeadlineItem extends ItemBase {
  readonly kind: "headline";
  readonly min: Length;
  /** The description is shortened before the headline gets smaller than this. */
  readonly preferred: Length;
  readonly max: Length;
  /** The most lines. */
  readonly lines: number;
  /** Scales every line to the full width. */
  readonly fillWidth?: boolean;
  /** Paints that alternate by line, instead of `paint`. */
  readonly paints?: readonly Paint[];
  /** Outline: [width in em, paint]. */
  readonly stroke?: readonly [number, Paint];
  /** Shadow without blur: [distance in em, paint]. */
  readonly hardShadow?: readonly [number, Paint];
  /** Paint of a box behind every line. */
  readonly highlight?: Paint;
  /** Baseline distance in em, if more than that of the face. */
  readonly leading?: number;
}

/** The description in a template's stack; `bodyItem` (`layout/text-items.ts`) sizes it. */
export interface BodyItem extends ItemBase {
  readonly kind: "body";
  readonly size: Length;
  /** The longest line in half ems, which is about one character. */
  readonly measure: number;
  /** Paint of a box behind the text. */
  readonly box?: Paint;
  /** The most lines. */
  readonly lines: number;
}

/**
 * Place for a film's captions in a template, instead of the description; `layout/captions-item.ts`
 * sizes it. `film-templates.ts` and `full-frame-templates.ts` (`studio/film/direction`) make it.
 */
export interface CaptionsItem extends ItemBase {
  readonly kind: "captions";
  readonly size: Length;
  /** Lines that are kept free. */
  readonly lines: number;
  /** The longest line in half ems. */
  readonly measure: number;
  /** Paint of a box behind the text. */
  readonly box?: Paint;
}

/**
 * The small print in a template's stack; `layout/stack.ts` adds it below the column that has the
 * description, `layout/text-items.ts` sizes it.
 */
export interface DisclaimerItem extends ItemBase {
  readonly kind: "disclaimer";
  /** Paint of a box behind the text. */
  readonly box?: Paint;
}

/** The product name in a template's stack; `productItem` (`layout/text-items.ts`) sizes it. */
export interface ProductItem extends ItemBase {
  readonly kind: "product";
  readonly size: Length;
}

/** The plate behind a logo that would not be visible otherwise. */
interface LogoPlate {
  /** A plain card, a slanted one, an outlined sticker, or a label with a hairline inside. */
  readonly look: "card" | "slant" | "sticker" | "label";
  /** Corner radius; also that of a square tile. */
  readonly radius: Length;
  /** A light and a dark paint. */
  readonly paints: readonly [Paint, Paint];
  /** Paint of a sticker's outline. */
  readonly line?: Paint;
}

/**
 * The logo in a template's stack, or the company name if there is none; `layout/logo-item.ts` sizes
 * it, `layout/choose-logo.ts` chooses among a brand's logos.
 */
export interface LogoItem extends ItemBase {
  readonly kind: "logo";
  /** Height of a logo of medium proportions. */
  readonly h: Length;
  readonly maxW: Length;
  /** Palette role of the background; "bg" by default. */
  readonly on?: string;
  readonly plate: LogoPlate;
}

/**
 * The call-to-action button in a template's stack; `layout/cta-item.ts` draws it. The label is that
 * of the brief, else from `call-to-action.ts`.
 */
export interface CtaItem extends ItemBase {
  readonly kind: "cta";
  readonly look: "pill" | "square" | "band" | "sticker" | "underline";
  readonly size: Length;
  /** Padding in em of the label. */
  readonly padX?: number;
  readonly padY?: number;
  readonly arrow?: boolean;
  /** Draws the arrow in a disc. */
  readonly disc?: boolean;
  /** As wide as the stack. */
  readonly fullWidth?: boolean;
  /** Degrees, clockwise. */
  readonly rotate?: number;
  /** Paint of the label. */
  readonly ink?: Paint;
  /** Paint of the outline or underline. */
  readonly line?: Paint;
}

/** A horizontal line in a template's stack; `ruleItem` (`layout/text-items.ts`) sizes it. */
export interface RuleItem extends ItemBase {
  readonly kind: "rule";
  readonly w: Length | "full";
  readonly h: Length;
}

/** Element of a template's stack; `layout/stack.ts` sizes it, a new kind in `fixedItem` there. */
export type Item =
  | HeadlineItem
  | BodyItem
  | CaptionsItem
  | ProductItem
  | LogoItem
  | CtaItem
  | RuleItem
  | DisclaimerItem;

interface LayerBase {
  /** Name of the layer's box for later layers. */
  readonly id?: string;
  /** Condition; see `meetsCondition`. */
  readonly if?: string;
  /** Drawing order; see `SceneOp`. */
  readonly z?: number;
}

/** Layer of a template that names a box for others; `layout/lay-out.ts` registers it. */
export interface BoxLayer extends LayerBase {
  readonly kind: "box";
  readonly rect: RectSpec;
}

/**
 * A radial gradient between two paints of a template, for fills and for the field behind a cut-out;
 * `radialGradient` (`layout/fills.ts`) makes it.
 */
export interface Glow {
  /** Center in percent of the box. */
  readonly at: readonly [number, number];
  readonly from: Paint;
  readonly to: Paint;
  /** Where it ends, in percent of the distance from the center to the farthest corner. */
  readonly reach: number;
}

/** Layer of a template with a filled shape; `addFill` (`layout/fills.ts`) draws it. */
export interface FillLayer extends LayerBase {
  readonly kind: "fill";
  readonly rect: RectSpec;
  readonly paint?: Paint;
  /** Drawn instead of `paint`. */
  readonly glow?: Glow;
  readonly radius?: Length;
  readonly clip?: ClipShape;
  readonly border?: readonly [Length, Paint];
  /** Degrees, clockwise. */
  readonly rotate?: number;
  /** Shows the generated background instead of the fill if there is one. */
  readonly showsBackdrop?: boolean;
}

/**
 * Layer of a template with a texture of the style; `drawTexture` (`layout/textures.ts`) draws it.
 */
export interface DrawingLayer extends LayerBase {
  readonly kind: "drawing";
  readonly draw: "rings" | "modules" | "confetti" | "sparks" | "checker";
  readonly rect: RectSpec;
  /** Center of rings in percent of the box. */
  readonly at?: readonly [number, number];
  /** Radius of the disc in the middle of rings in design units; 17 by default. */
  readonly core?: number;
}

/**
 * Layer of a template with the product pictures; `addPhoto` (`layout/photos.ts`) draws one picture,
 * `layout/galleries.ts` several.
 */
export interface PhotoLayer extends LayerBase {
  readonly kind: "photo";
  readonly rect: RectSpec;
  /** Where a cut-out is placed; the whole rect by default. */
  readonly inner?: RectSpec;
  /** Paint behind a cut-out. */
  readonly backing?: Paint;
  /** Drawn behind a cut-out instead of `backing`. */
  readonly backingGlow?: Glow;
  /** Space around a cut-out, as a part of the shorter side. */
  readonly pad?: number;
  readonly radius?: Length;
  readonly clip?: ClipShape;
  /** Rim around a photo: [width, paint]. */
  readonly rim?: readonly [Length, Paint];
  /** Degrees, clockwise. */
  readonly rotate?: number;
  /** How several pictures are arranged; a grid by default. */
  readonly gallery?: "grid" | "polaroids" | "arches" | "strip";
  /** Name of a later box that covers part of the picture. */
  readonly coveredBy?: string;
  /** Shows the first picture only. */
  readonly single?: boolean;
}

/**
 * Layer of a template with a gradient that makes type on a photo readable; `addScrim`
 * (`layout/fills.ts`) draws it.
 */
export interface ScrimLayer extends LayerBase {
  readonly kind: "scrim";
  readonly from: "top" | "bottom" | "left" | "right";
  readonly rect: RectSpec;
  readonly paint: Paint;
  /** Name of the box whose type must be readable. */
  readonly protects: string;
  /** Paint of that type. */
  readonly text: Paint;
  /** The lowest alpha, 0 to 1. */
  readonly min: number;
  /** Percent of the rect with full alpha. */
  readonly hold: number;
}

/** Layer of a template with a column of items; `addStack` (`layout/stack.ts`) draws it. */
export interface StackLayer extends LayerBase {
  readonly kind: "stack";
  readonly rect: RectSpec;
  readonly align?: Align;
  readonly valign?: "top" | "center" | "bottom";
  /** Degrees, clockwise. */
  readonly rotate?: number;
  readonly items: readonly Item[];
}

/**
 * A part of a template; `layOut` draws the layers in order. A new kind needs a case in `addLayer`
 * of `layout/lay-out.ts`.
 */
export type Layer = BoxLayer | FillLayer | DrawingLayer | PhotoLayer | ScrimLayer | StackLayer;

/**
 * One layout of one style as data, in the files of `templates/<style>/`;
 * `templates/layout-templates.ts` lists them all, `choose-layout.ts` picks one.
 */
export interface LayoutTemplate {
  /** "style/name". Stored with every ad: never reused for another layout. */
  readonly id: string;
  readonly style: ImageStyle;
  readonly shapes: readonly Shape[];
  /** The product pictures that it is made for. */
  readonly pictures: "none" | "any" | "photo" | "cutout" | "single" | "many";
  /** Condition under which it looks best; other layouts are preferred otherwise. */
  readonly bestFor?: string;
  /** Color schemes that it works with; all of the style by default. */
  readonly schemes?: readonly string[];
  readonly layers: readonly Layer[];
}

// Parts of the luxury templates: hairlines, serifs, space and one picture.
import type { FillLayer, Item, LogoItem, StackLayer } from "#studio/image/layout-template.ts";
import type { Length } from "#studio/image/layout/lengths.ts";
import { photoAt } from "../photo-at.ts";
import { withDefaults } from "../with-defaults.ts";

/** A glow behind a cut-out. */
const GLOW = { at: [50, 46], from: "glow", to: "card", reach: 72 } as const;

/**
 * A rectangle of thin lines in luxury templates. Layouts and `hairlineFrame` place it; its color is
 * a role of `palettes/luxury.ts`.
 */
export const hairline = (l: Length, t: Length, r: Length, b: Length, paint = "accent"): FillLayer => ({
  kind: "fill",
  rect: { l, t, r, b },
  border: [".22u", paint],
  z: 12,
});
/**
 * A frame of thin lines inside the edge of the canvas, in luxury templates. The layouts with an
 * arch, `luxury/portal`, `luxury/type-monogram` and `luxury/square-plinth` place it; its color is a
 * role of `palettes/luxury.ts`.
 */
export const hairlineFrame = (inset = "3.2u", paint = "accent"): FillLayer =>
  hairline(inset, inset, `canvas.r-${inset}`, `canvas.b-${inset}`, paint);

/**
 * The logo of luxury templates, on a label. Placed by every layout of the style; its colors are
 * roles of `palettes/luxury.ts`. `layout/logo-item.ts` draws it, its plate
 * `layout/logo-treatment.ts`.
 */
export const logo = withDefaults<LogoItem>({
  kind: "logo",
  h: "4.8u",
  maxW: "44u",
  plate: { look: "label", radius: "0px", paints: ["ivory", "scrim"] },
});

/** Differences to the usual headline, description and button. */
interface CopyOptions {
  readonly max?: Length;
  readonly lines?: number;
  readonly gap?: Length;
  readonly body?: Length;
  readonly measure?: number;
  readonly bodyLines?: number;
  /** One paint for everything, as needed on a photo. */
  readonly paint?: string;
}

/**
 * Headline, description and button of luxury templates, in the colors of `palettes/luxury.ts`;
 * every layout of the style places them with its own options.
 */
export const copyItems = (o: CopyOptions = {}): Item[] => [
  {
    kind: "headline",
    min: "5.2u",
    preferred: "5.4u",
    max: o.max ?? "9.6u",
    lines: o.lines ?? 3,
    gap: o.gap ?? "4.4u",
    paint: o.paint ?? "ink",
  },
  {
    kind: "body",
    size: o.body ?? "3.2u",
    measure: o.measure ?? 52,
    lines: o.bodyLines ?? 2,
    paint: o.paint ?? "muted",
    gap: "3.4u",
  },
  {
    kind: "cta",
    look: "underline",
    ink: o.paint ?? "ink",
    line: o.paint ?? "accent",
    size: "2.6u",
    gap: "4.2u",
  },
];

/**
 * A centered stack of luxury templates by its id, its left, top, right and bottom side, and its
 * items. The other files of this folder use it.
 */
export const centeredStack = (
  id: string,
  l: Length,
  t: Length,
  r: Length,
  b: Length,
  items: readonly Item[],
  valign: StackLayer["valign"] = "top",
): StackLayer => ({
  kind: "stack",
  id,
  rect: { l, t, r, b },
  align: "center",
  valign,
  items,
});

/**
 * The product pictures of luxury templates; several are shown as arches. `layout/photos.ts` draws
 * one picture, `layout/galleries.ts` the arches.
 */
export const photoWindow = photoAt({
  backing: "card",
  backingGlow: GLOW,
  gallery: "arches",
  pad: 0.1,
});

/**
 * A centered stack of luxury templates with headline, description and button at the bottom of its
 * area. `tall.ts`, `square.ts` and `wide.ts` use it.
 */
export const bottomCopy = (l: Length, t: Length, r: Length, b: Length, options: CopyOptions): StackLayer =>
  centeredStack("copy", l, t, r, b, copyItems(options), "bottom");

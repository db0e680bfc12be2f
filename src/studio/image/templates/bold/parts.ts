// Parts of the bold templates: two loud colors, walls of type and slanted edges.
import type {
  BodyItem,
  CtaItem,
  FillLayer,
  HeadlineItem,
  LogoItem,
  PhotoLayer,
  StackLayer,
} from "#studio/image/layout-template.ts";
import type { Length } from "#studio/image/layout/lengths.ts";
import { stackAt } from "../stack-at.ts";
import { withDefaults } from "../with-defaults.ts";

/**
 * A polygon in percent of its box, with which bold templates clip fields and photos; `polygonPath`
 * in `layout/clip-paths.ts` makes the path.
 */
export type Polygon = readonly (readonly [number, number])[];

/**
 * Polygon of bold templates: the area to the right of an edge, from `top` to `bottom` in percent of
 * the width. `column.ts`, `square.ts` and `wide.ts` use it.
 */
export const rightOfEdge = (top: number, bottom = 0): Polygon => [
  [top, 0],
  [100, 0],
  [100, 100],
  [bottom, 100],
];

/**
 * Polygon of bold templates: the area above an edge, from `left` to `right` in percent of the
 * height. `tall.ts` and `story.ts` use it.
 */
export const aboveEdge = (left: number, right: number): Polygon => [
  [0, 0],
  [100, 0],
  [100, right],
  [0, left],
];

/**
 * Polygon of bold templates: the area below an edge, from `left` to `right` in percent of the
 * height. `tall.ts`, `story.ts`, `square.ts`, `type.ts` and `lower-third.ts` use it.
 */
export const belowEdge = (left: number, right: number): Polygon => [
  [0, left],
  [100, right],
  [100, 100],
  [0, 100],
];

/**
 * The logo of bold templates, on a slanted plate. Placed by every layout of the style; its colors
 * are roles of `palettes/bold.ts`. `layout/logo-item.ts` draws it, its plate
 * `layout/logo-treatment.ts`.
 */
export const logo: LogoItem = {
  kind: "logo",
  h: "4.6u",
  maxW: "44u",
  plate: { look: "slant", radius: "0px", paints: ["white", "black"] },
};

/**
 * The headline of bold templates, as a wall of type (`text/wall.ts`). Every layout of the style but
 * `bold/labels` (`tall.ts`) and `bold/wide-labels` (`wide.ts`) places it with its own sizes.
 */
export const wallHeadline = withDefaults<HeadlineItem>({
  kind: "headline",
  fillWidth: true,
  min: "7u",
  preferred: "7u",
  max: "34u",
  lines: 5,
  gap: "4.4u",
});

/**
 * The description of bold templates. Placed by every layout of the style; its color is a role of
 * `palettes/bold.ts`.
 */
export const body = withDefaults<BodyItem>({
  kind: "body",
  size: "3.7u",
  measure: 60,
  lines: 2,
  gap: "2.8u",
  paint: "muted",
});

/**
 * Button of bold templates that is as wide as the canvas allows, with its right side at `r`.
 * Column, sash, square, tall and type layouts place it; `layout/cta-item.ts` draws it, with colors
 * of `palettes/bold.ts`.
 */
export const bandButton = (overrides: Partial<CtaItem> = {}, r: Length = "safe.r"): StackLayer => ({
  kind: "stack",
  id: "band",
  rect: { l: "safe.l", t: "70%", r, b: "safe.b" },
  valign: "bottom",
  items: [
    {
      kind: "cta",
      look: "band",
      paint: "band",
      ink: "bandInk",
      arrow: true,
      fullWidth: true,
      size: "4.9u",
      padY: 0.6,
      padX: 0.72,
      ...overrides,
    },
  ],
});

/**
 * Button of bold templates: square, with an arrow; its colors are roles of `palettes/bold.ts`.
 * Layouts without a `bandButton` place it. `layout/cta-item.ts` draws it.
 */
export const slabButton = withDefaults<CtaItem>({
  kind: "cta",
  look: "square",
  paint: "cta",
  ink: "ctaInk",
  arrow: true,
  size: "4.5u",
  padY: 0.68,
  padX: 0.95,
  gap: "4.4u",
});

/**
 * Field of bold templates behind a cut-out, clipped by a polygon. Only drawn if `when` holds, which
 * is by default that the picture is a cut-out (`pic.cutout` in `layout/lay-out.ts`); its color is
 * the role `slab` of `palettes/bold.ts`.
 */
export const slantedSlab = (
  points: Polygon,
  rect: FillLayer["rect"] = "canvas",
  when = "pic.cutout",
): FillLayer => ({
  kind: "fill",
  if: when,
  rect,
  paint: "slab",
  showsBackdrop: true,
  clip: { shape: "poly", points },
});

/**
 * Slanted stripes of bold templates that fill a 9:16 canvas below the text and its safe box. The
 * story and type layouts place them; colors are roles of `palettes/bold.ts`, `layout/fills.ts`
 * draws them.
 */
export const STORY_STRIPES: readonly FillLayer[] = (["cta", "bg", "cta", "bg", "cta"] as const).map(
  (paint, index) => ({
    kind: "fill",
    rect: {
      l: "canvas.l",
      t: `copy.b+${[7, 20, 23, 36, 42][index]}u`,
      r: "canvas.r",
      b: "canvas.b+30u",
    },
    paint,
    clip: { shape: "poly", points: belowEdge(18, 0) },
  }),
);

/**
 * Photo of bold templates, clipped by a polygon, for all pictures but a single cut-out (`pic.photo`
 * in `layout/lay-out.ts`). `layout/photos.ts` crops and draws it.
 */
export const slantedPhoto = (
  rect: PhotoLayer["rect"],
  points: Polygon,
  overrides: Partial<PhotoLayer> = {},
): PhotoLayer => ({
  kind: "photo",
  id: "pic",
  if: "pic.photo",
  rect,
  backing: "slab",
  clip: { shape: "poly", points },
  z: 1,
  ...overrides,
});

/**
 * Rotated cut-out of bold templates, over the type, in degrees; only for a single cut-out
 * (`pic.cutout` in `layout/lay-out.ts`). `layout/photos.ts` draws it.
 */
export const cutoutPhoto = (rect: PhotoLayer["rect"], rotate: number): PhotoLayer => ({
  kind: "photo",
  id: "pic",
  if: "pic.cutout",
  rect,
  rotate,
  pad: 0,
  z: 30,
});

/**
 * Polygon of bold templates: an area with a top edge that rises to the right. The square and tall
 * layouts clip photos with it.
 */
export const RISING_TOP = belowEdge(14, 0);
/**
 * Rectangle of bold templates: the canvas below the text. `tall.ts`, `story.ts` and `square.ts` use
 * it.
 */
export const BELOW_COPY: FillLayer["rect"] = {
  l: "canvas.l",
  t: "copy.b+2.4u",
  r: "canvas.r",
  b: "canvas.b",
};
/** Rectangle of bold templates: the canvas above the text. `tall.ts` and `story.ts` use it. */
export const ABOVE_COPY: FillLayer["rect"] = {
  l: "canvas.l",
  t: "canvas.t",
  r: "canvas.r",
  b: "copy.t-2.6u",
};

/** Polygon of bold templates: the whole box. `arrow.ts` and `sash.ts` use it. */
export const FULL_AREA: Polygon = rightOfEdge(0);

/**
 * The logo of bold templates on a tab at the top edge, so that a photo needs no scrim; without a
 * photo, the logo alone. Only `sash.ts` places it, with the right and bottom side of its place.
 */
export const logoTab = (item: LogoItem, r: Length, b: Length): (StackLayer | FillLayer)[] => [
  stackAt("lg", "safe.l", "safe.t", r, b, { if: "pic.photo", items: [item] }),
  {
    kind: "fill",
    if: "pic.photo",
    rect: { l: "canvas.l", t: "canvas.t", r: "lg.r+6u", b: "lg.b+4u" },
    paint: "bg",
    clip: {
      shape: "poly",
      points: [
        [0, 0],
        [100, 0],
        [91, 100],
        [0, 100],
      ],
    },
    z: 3,
  },
  stackAt("lg", "safe.l", "safe.t", r, b, {
    if: "!pic.photo",
    items: [{ ...item, on: "slab", paint: "slabInk" }],
  }),
];

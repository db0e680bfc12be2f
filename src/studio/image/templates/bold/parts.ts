import type { Length } from "#studio/image/layout/lengths.ts";
import type {
  BodyItem,
  CtaItem,
  FillLayer,
  HeadlineItem,
  LogoItem,
  PhotoLayer,
  StackLayer,
} from "#studio/image/layout-template.ts";

/** A shout in two colours: type as a wall, cut on a slant. */

export type Points = readonly (readonly [number, number])[];

/** What lies right of an edge from `top` to `bottom` (percent of the width): a slanted one, unless both are the same. */
export const fromLeft = (top: number, bottom = 0): Points => [
  [top, 0],
  [100, 0],
  [100, 100],
  [bottom, 100],
];

export const logo: LogoItem = {
  kind: "logo",
  h: "4.6u",
  maxW: "44u",
  plate: { look: "slant", radius: "0px", paints: ["white", "black"] },
};

export const wall = (over: Partial<HeadlineItem> = {}): HeadlineItem => ({
  kind: "headline",
  fillWidth: true,
  min: "7u",
  preferred: "7u",
  max: "34u",
  lines: 5,
  gap: "4.4u",
  ...over,
});

export const body = (over: Partial<BodyItem> = {}): BodyItem => ({
  kind: "body",
  size: "3.7u",
  measure: 60,
  lines: 2,
  gap: "2.8u",
  paint: "muted",
  ...over,
});

export const band = (over: Partial<CtaItem> = {}, r: Length = "safe.r"): StackLayer => ({
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
      ...over,
    },
  ],
});

export const slabButton = (over: Partial<CtaItem> = {}): CtaItem => ({
  kind: "cta",
  look: "square",
  paint: "cta",
  ink: "ctaInk",
  arrow: true,
  size: "4.5u",
  padY: 0.68,
  padX: 0.95,
  gap: "4.4u",
  ...over,
});

export const at = (
  id: string,
  l: Length,
  t: Length,
  r: Length,
  b: Length,
  over: Partial<StackLayer> & Pick<StackLayer, "items">,
): StackLayer => ({
  kind: "stack",
  id,
  rect: { l, t, r, b },
  ...over,
});

export const slab = (points: Points, rect: FillLayer["rect"] = "canvas", when = "pic.cutout"): FillLayer => ({
  kind: "fill",
  if: when,
  rect,
  paint: "slab",
  showsBackdrop: true,
  clip: { shape: "poly", points },
});

export const photo = (
  rect: PhotoLayer["rect"],
  points: Points,
  over: Partial<PhotoLayer> = {},
): PhotoLayer => ({
  kind: "photo",
  id: "pic",
  if: "pic.photo",
  rect,
  treat: "punch",
  backing: "slab",
  clip: { shape: "poly", points },
  z: 1,
  ...over,
});

export const cutout = (rect: PhotoLayer["rect"], rotate: number): PhotoLayer => ({
  kind: "photo",
  id: "pic",
  if: "pic.cutout",
  rect,
  rotate,
  pad: 0,
  z: 30,
});

export const RISING_TOP: Points = [
  [0, 14],
  [100, 0],
  [100, 100],
  [0, 100],
];
export const below: FillLayer["rect"] = { l: "canvas.l", t: "copy.b+2.4u", r: "canvas.r", b: "canvas.b" };
export const above: FillLayer["rect"] = { l: "canvas.l", t: "canvas.t", r: "canvas.r", b: "copy.t-2.6u" };

export const WHOLE: Points = fromLeft(0);

/** A photo's logo hangs from the upper edge on a slip of the field's colour, so no fog has to be laid on the photo. */
export const logoTab = (item: LogoItem, r: Length, b: Length): (StackLayer | FillLayer)[] => [
  at("lg", "safe.l", "safe.t", r, b, { if: "pic.photo", items: [item] }),
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
  at("lg", "safe.l", "safe.t", r, b, {
    if: "!pic.photo",
    items: [{ ...item, on: "slab", paint: "slabInk" }],
  }),
];

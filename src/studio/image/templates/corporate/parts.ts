import type { Length } from "#studio/image/layout/lengths.ts";
import type {
  BodyItem,
  CtaItem,
  FillLayer,
  HeadlineItem,
  LogoItem,
  PhotoLayer,
  ProductItem,
  StackLayer,
} from "#studio/image/layout-template.ts";

/** The cover of an annual report: strict plates, one brand square. */

export const logo = (over: Partial<LogoItem> = {}): LogoItem => ({
  kind: "logo",
  h: "4.8u",
  maxW: "40u",
  plate: { look: "card", radius: "0px", paints: ["white", "deep"] },
  ...over,
});
export const eyebrow: ProductItem = { kind: "product", size: "3.2u", paint: "eyebrow", gap: "6u" };

export const head = (over: Partial<HeadlineItem> = {}): HeadlineItem => ({
  kind: "headline",
  min: "5.6u",
  preferred: "6u",
  max: "10.4u",
  lines: 4,
  gap: "3.2u",
  ...over,
});

export const body = (over: Partial<BodyItem> = {}): BodyItem => ({
  kind: "body",
  size: "3.5u",
  measure: 54,
  lines: 3,
  paint: "muted",
  gap: "3.2u",
  ...over,
});

export const button = (over: Partial<CtaItem> = {}): CtaItem => ({
  kind: "cta",
  look: "square",
  paint: "cta",
  ink: "ctaInk",
  arrow: true,
  size: "3.2u",
  padY: 1.1,
  padX: 1.3,
  gap: "4.6u",
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

export const field = (l: Length, t: Length, r: Length, b: Length, paint: string, z = 2): FillLayer => ({
  kind: "fill",
  rect: { l, t, r, b },
  paint,
  z,
});

export const plate = (
  l: Length,
  t: Length,
  r: Length,
  b: Length,
  over: Partial<PhotoLayer> = {},
): PhotoLayer => ({
  kind: "photo",
  id: "pic",
  rect: { l, t, r, b },
  backing: "plate",
  pad: 0.07,
  z: 1,
  ...over,
});

/** A brand square with a quarter circle in it, `s` wide. */
export const quarter = (l: Length, t: Length, s: string): FillLayer[] => [
  { kind: "fill", rect: { l, t, w: s, h: s }, paint: "accent", z: 2 },
  {
    kind: "fill",
    rect: { l, t, w: s, h: s },
    paint: "accentDark",
    clip: { shape: "quarter", corner: "tl" },
    z: 3,
  },
];

/** A hairline over a footer: the name on the left, the button on the right. */
export const footer = (r: Length): (StackLayer | FillLayer)[] => [
  at("foot", "50%", "70%", r, "safe.b", { valign: "bottom", align: "end", items: [button()] }),
  at("lg", "safe.l", "foot.t", "foot.l-3u", "foot.b", { valign: "center", items: [logo()] }),
  field("safe.l", "foot.t-3.8u", r, "foot.t-3.6u", "line", 5),
];

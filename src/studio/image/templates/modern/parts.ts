import type {
  CtaItem,
  FillLayer,
  HeadlineItem,
  BodyItem,
  LogoItem,
  StackLayer,
} from "#studio/image/layout-template.ts";
import type { Length } from "#studio/image/layout/lengths.ts";

/** A product page that became a poster: air, one card, one pill. */

export const halo = (x: number, y: number, r: number): FillLayer => ({
  kind: "fill",
  rect: "canvas",
  image: `radial-gradient(circle at ${x}% ${y}%, {halo/70} 0%, {halo/0} ${r}%)`,
});

export const logo: LogoItem = {
  kind: "logo",
  h: "4.6u",
  maxW: "40u",
  plate: { look: "card", radius: "1.5u", paints: ["panel", "panelInk"] },
};
export const wideLogo: LogoItem = { ...logo, h: "5.2u" };

export const head = (over: Partial<HeadlineItem> = {}): HeadlineItem => ({
  kind: "headline",
  min: "6.2u",
  preferred: "6.6u",
  max: "13u",
  lines: 4,
  gap: "5.6u",
  ...over,
});

export const body = (over: Partial<BodyItem> = {}): BodyItem => ({
  kind: "body",
  size: "3.5u",
  measure: 48,
  lines: 3,
  paint: "muted",
  gap: "3.2u",
  ...over,
});

export const pill = (over: Partial<CtaItem> = {}): CtaItem => ({
  kind: "cta",
  look: "pill",
  paint: "cta",
  ink: "ctaInk",
  arrow: true,
  disc: true,
  size: "3.2u",
  padY: 1.15,
  gap: "4.6u",
  ...over,
});

export const stack = (
  id: string,
  l: Length,
  t: Length,
  r: Length,
  b: Length,
  over: Partial<StackLayer> & Pick<StackLayer, "items">,
): StackLayer => ({ kind: "stack", id, rect: { l, t, r, b }, ...over });

export const CARD = "4u";

// Parts of the modern templates: space, one card and one pill-shaped button.
import type { BodyItem, CtaItem, FillLayer, HeadlineItem, LogoItem } from "#studio/image/layout-template.ts";

/** A soft halo with its center at (x, y) and radius r, in percent of the canvas. */
export const halo = (x: number, y: number, r: number): FillLayer => ({
  kind: "fill",
  rect: "canvas",
  image: `radial-gradient(circle at ${x}% ${y}%, {halo/70} 0%, {halo/0} ${r}%)`,
});

/** The logo on a rounded card. */
export const logo: LogoItem = {
  kind: "logo",
  h: "4.6u",
  maxW: "40u",
  plate: { look: "card", radius: "1.5u", paints: ["panel", "panelInk"] },
};
/** The logo on wide canvases. */
export const wideLogo: LogoItem = { ...logo, h: "5.2u" };

/** The headline. */
export const headline = (overrides: Partial<HeadlineItem> = {}): HeadlineItem => ({
  kind: "headline",
  min: "6.2u",
  preferred: "6.6u",
  max: "13u",
  lines: 4,
  gap: "5.6u",
  ...overrides,
});

/** The description. */
export const body = (overrides: Partial<BodyItem> = {}): BodyItem => ({
  kind: "body",
  size: "3.5u",
  measure: 48,
  lines: 3,
  paint: "muted",
  gap: "3.2u",
  ...overrides,
});

/** A pill-shaped button with an arrow in a disc. */
export const pillButton = (overrides: Partial<CtaItem> = {}): CtaItem => ({
  kind: "cta",
  look: "pill",
  paint: "cta",
  ink: "ctaInk",
  arrow: true,
  disc: true,
  size: "3.2u",
  padY: 1.15,
  gap: "4.6u",
  ...overrides,
});

/** Corner radius of cards. */
export const CARD_RADIUS = "4u";

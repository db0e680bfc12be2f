// Parts of the modern templates: space, one card and one pill-shaped button.
import type {
  BodyItem,
  CtaItem,
  FillLayer,
  HeadlineItem,
  LogoItem,
  PhotoLayer,
} from "#studio/image/layout-template.ts";
import { withDefaults } from "../with-defaults.ts";

/**
 * A soft halo in modern templates, with its center at (x, y) and radius r, in percent of the
 * canvas. Its color is the role `halo` of `palettes/modern.ts`; `layout/fills.ts` draws it.
 */
export const halo = (x: number, y: number, r: number): FillLayer => ({
  kind: "fill",
  rect: "canvas",
  glow: { at: [x, y], from: "halo/70", to: "halo/0", reach: r },
});

/**
 * The logo of modern templates, on a rounded card. Placed by every layout of the style, in
 * `wide.ts` as `wideLogo`; its colors are roles of `palettes/modern.ts`. `layout/logo-item.ts`
 * draws it, its plate `layout/logo-treatment.ts`.
 */
export const logo: LogoItem = {
  kind: "logo",
  h: "4.6u",
  maxW: "40u",
  plate: { look: "card", radius: "1.5u", paints: ["panel", "panelInk"] },
};
/**
 * The logo of modern templates on wide canvases, higher than `logo`. Only `wide.ts` places it;
 * `layout/logo-item.ts` draws it, its plate `layout/logo-treatment.ts`.
 */
export const wideLogo: LogoItem = { ...logo, h: "5.2u" };

/**
 * The headline of modern templates. Every layout of the style places it with its own sizes.
 * `layout/headline-item.ts` draws it, with colors of `palettes/modern.ts`.
 */
export const headline = withDefaults<HeadlineItem>({
  kind: "headline",
  min: "6.2u",
  preferred: "6.6u",
  max: "13u",
  lines: 4,
  gap: "5.6u",
});

/**
 * The description of modern templates. Placed by every layout of the style. `bodyItem` in
 * `layout/text-items.ts` draws it, in a color of `palettes/modern.ts`.
 */
export const body = withDefaults<BodyItem>({
  kind: "body",
  size: "3.5u",
  measure: 48,
  lines: 3,
  paint: "muted",
  gap: "3.2u",
});

/**
 * Button of modern templates: a pill with an arrow in a disc; its colors are roles of
 * `palettes/modern.ts`. All layouts of the style place it, `layout/cta-item.ts` draws it.
 */
export const pillButton = withDefaults<CtaItem>({
  kind: "cta",
  look: "pill",
  paint: "cta",
  ink: "ctaInk",
  arrow: true,
  disc: true,
  size: "3.2u",
  padY: 1.15,
  gap: "4.6u",
});

/**
 * Corner radius of cards in modern templates, in design units (`unitOf` in
 * `core/platforms/canvases.ts`); pictures of this file and of `tall.ts` have it.
 */
export const CARD_RADIUS = "4u";

type Box = Exclude<PhotoLayer["rect"], string>;

/**
 * The product pictures of modern templates, on a card. `layout/photos.ts` draws one picture,
 * `layout/galleries.ts` several.
 */
export const cardPhoto = (rect: Box, pad: number): PhotoLayer => ({
  kind: "photo",
  id: "pic",
  rect,
  radius: CARD_RADIUS,
  backing: "card",
  pad,
  z: 1,
});

/**
 * The product pictures of modern templates, on a card with a notch for the button at its bottom
 * right. The notch is `notchPath` in `layout/clip-paths.ts`, around the box `ctaB` of the button.
 */
export const notchPhoto = (rect: Box, inner: Box, pad: number): PhotoLayer => ({
  kind: "photo",
  id: "pic",
  rect,
  inner,
  coveredBy: "ctaB",
  clip: { shape: "notch", corner: "br", around: "ctaB", r: CARD_RADIUS, gap: "1.9u" },
  backing: "card",
  pad,
  z: 1,
});

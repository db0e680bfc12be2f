// Parts of the corporate templates: plain plates and one square in the brand color.
import type {
  BodyItem,
  CtaItem,
  FillLayer,
  HeadlineItem,
  LogoItem,
  ProductItem,
  StackLayer,
} from "#studio/image/layout-template.ts";
import type { Length } from "#studio/image/layout/lengths.ts";
import { stackAt } from "../stack-at.ts";
import { photoAt } from "../photo-at.ts";
import { withDefaults } from "../with-defaults.ts";

/**
 * The logo of corporate templates, on a plain card. Placed by the layouts of the style; its colors
 * are roles of `palettes/corporate.ts`. `layout/logo-item.ts` draws it, its plate
 * `layout/logo-treatment.ts`.
 */
export const logo = withDefaults<LogoItem>({
  kind: "logo",
  h: "4.8u",
  maxW: "40u",
  plate: { look: "card", radius: "0px", paints: ["white", "deep"] },
});
/**
 * The product name above the headline in corporate templates. Square, story and tall layouts place
 * it; `productItem` in `layout/text-items.ts` draws it, in a color of `palettes/corporate.ts`.
 */
export const eyebrow: ProductItem = { kind: "product", size: "3.2u", paint: "eyebrow", gap: "6u" };

/**
 * The headline of corporate templates. Placed by every layout of the style.
 * `layout/headline-item.ts` draws it, with colors of `palettes/corporate.ts`.
 */
export const headline = withDefaults<HeadlineItem>({
  kind: "headline",
  min: "5.6u",
  preferred: "6u",
  max: "10.4u",
  lines: 4,
  gap: "3.2u",
});

/**
 * The description of corporate templates. Placed by every layout of the style. `bodyItem` in
 * `layout/text-items.ts` draws it, in the color `muted` of `palettes/corporate.ts`.
 */
export const body = withDefaults<BodyItem>({
  kind: "body",
  size: "3.5u",
  measure: 54,
  lines: 3,
  paint: "muted",
  gap: "3.2u",
});

/**
 * Button of corporate templates: square, with an arrow; its colors are roles of
 * `palettes/corporate.ts`. All layouts of the style place it or `footer`; `layout/cta-item.ts`
 * draws it.
 */
export const button = withDefaults<CtaItem>({
  kind: "cta",
  look: "square",
  paint: "cta",
  ink: "ctaInk",
  arrow: true,
  size: "3.2u",
  padY: 1.1,
  padX: 1.3,
  gap: "4.6u",
});

/**
 * A plain colored field of corporate templates. All layouts with pictures but `corporate/wide-left`
 * (`wide.ts`) place it; `paint` is a role of `palettes/corporate.ts`, `layout/fills.ts` draws it.
 */
export const field = (l: Length, t: Length, r: Length, b: Length, paint: string, z = 2): FillLayer => ({
  kind: "fill",
  rect: { l, t, r, b },
  paint,
  z,
});

/**
 * The product pictures of corporate templates; a cut-out is on a plate in a color of
 * `palettes/corporate.ts`. `layout/photos.ts` draws one picture, `layout/galleries.ts` several.
 */
export const platePhoto = photoAt({
  backing: "plate",
  pad: 0.07,
});

/**
 * Ornament of corporate templates: a square in the brand color with a quarter disc, `s` wide. The
 * disc is `quarterDiscPath` in `layout/clip-paths.ts`.
 */
export const quarterSquare = (l: Length, t: Length, s: string): FillLayer[] => [
  { kind: "fill", rect: { l, t, w: s, h: s }, paint: "accent", z: 2 },
  {
    kind: "fill",
    rect: { l, t, w: s, h: s },
    paint: "accentDark",
    clip: { shape: "quarter", corner: "tl" },
    z: 3,
  },
];

/**
 * Footer of corporate templates under a thin line: the logo on the left, the button on the right,
 * up to `r`. `corporate/plate` (`tall.ts`) and `corporate/square-plate` (`square.ts`) place it.
 */
export const footer = (r: Length): (StackLayer | FillLayer)[] => [
  stackAt("foot", "50%", "70%", r, "safe.b", { valign: "bottom", align: "end", items: [button()] }),
  stackAt("lg", "safe.l", "foot.t", "foot.l-3u", "foot.b", { valign: "center", items: [logo()] }),
  field("safe.l", "foot.t-3.8u", r, "foot.t-3.6u", "line", 5),
];

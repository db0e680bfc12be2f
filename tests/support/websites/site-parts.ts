import type { Site } from "../stand-ins/internet.ts";

/**
 * A sample website with the expected proposals of its reading (rules:
 * `server/modules/readings/proposals`). `shops.ts`, `restaurants.ts` and `difficult.ts` list them;
 * `sites.test.ts` reads each.
 */
export interface SampleSite {
  readonly title: string;
  readonly host: string;
  readonly files: Site;
  /** Sites on other hosts that belong to it. */
  readonly others?: Readonly<Record<string, Site>>;
  /** Path that the person enters; "/" without one. */
  readonly path?: string;
  readonly expected: Expected;
}

/**
 * Expected proposals of a sample website by field; a product is "name, price currency". A `failure`
 * is a part of the message.
 */
interface Expected {
  readonly failure?: string;
  readonly name?: string;
  readonly businessName?: string;
  readonly primary?: string;
  readonly accent?: string;
  readonly typefaces?: string;
  readonly languages?: readonly string[];
  readonly products?: readonly string[];
  readonly logo?: "light" | "dark" | "square";
  readonly claim?: string;
  /** Fields that must not be proposed. */
  readonly missing?: readonly string[];
}

interface PageParts {
  readonly title?: string;
  readonly lang?: string;
  readonly head?: string;
  readonly body?: string;
}

/**
 * HTML of a plain page of a sample website. The files of this folder, `browser/internet-test.ts`
 * and tests of readings build sites of it.
 */
export const page = ({ title = "", lang = "en", head = "", body = "" }: PageParts): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;

/**
 * A script element with structured data (schema.org) for a sample website; the product reads it in
 * `server/workers/website`.
 */
export const jsonLd = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...data })}</script>`;

/**
 * A meta element with an Open Graph property for a sample website; the product reads it in
 * `server/workers/website`.
 */
export const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${content}">`;

/**
 * A style element for a sample website; the product reads colors and typefaces from it in
 * `server/workers/website`.
 */
export const style = (css: string): string => `<style>${css}</style>`;

/**
 * A logo of one color as SVG, in pixels, for a sample website; the product looks for logos in
 * `server/modules/readings`.
 */
export const svgLogo = (fill: string, width = 300, height = 80): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${fill}" d="M10 10H${width - 10}V${height - 10}H10z"/></svg>`;

/**
 * Structured data of a product with its price, for `jsonLd` of a sample website; the product reads
 * it in `server/workers/website`.
 */
export const product = (
  name: string,
  price: number | string,
  currency: string,
  more: object = {},
): object => ({
  "@type": "Product",
  name,
  description: `${name}, made by hand.`,
  offers: { "@type": "Offer", price, priceCurrency: currency },
  ...more,
});

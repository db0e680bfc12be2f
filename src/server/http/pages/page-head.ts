import { PRODUCT } from "#core/product.ts";
import { SOCIAL_IMAGE } from "#core/social-image.ts";

/** Source of the social tags of a page. Its values are already HTML. */
interface PageInfo {
  readonly html: string;
  readonly path: string;
  /** The public origin, known only at run time. */
  readonly origin: string;
}

const property = (name: string, content: string) => `<meta property="${name}" content="${content}"/>`;

/**
 * Returns the canonical URL and the social card of a page as HTML for its head. They contain the
 * public origin, so `pages.ts` adds them to the built page at the start. The image is
 * `SOCIAL_IMAGE` in `core/social-image.ts`; title and description are those of the page.
 */
export function socialTags({ html, path, origin }: PageInfo): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? PRODUCT.name;
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  return [
    `<link rel="canonical" href="${origin}${path}"/>`,
    property("og:type", "website"),
    property("og:site_name", PRODUCT.name),
    property("og:title", title),
    ...(description === undefined ? [] : [property("og:description", description)]),
    property("og:url", `${origin}${path}`),
    property("og:image", `${origin}${SOCIAL_IMAGE.path}`),
    property("og:image:type", SOCIAL_IMAGE.type),
    property("og:image:width", String(SOCIAL_IMAGE.width)),
    property("og:image:height", String(SOCIAL_IMAGE.height)),
    property("og:image:alt", SOCIAL_IMAGE.alt),
    `<meta name="twitter:card" content="summary_large_image"/>`,
  ].join("");
}

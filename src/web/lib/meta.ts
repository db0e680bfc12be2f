import { PRODUCT } from "#core/product.ts";

interface PageMeta {
  title: string;
  description?: string;
}

/**
 * Document title and, if there is one, meta description of a page; the `meta` of each route calls
 * it. The title ends with the product's name; the title that is the name itself gets the tagline
 * instead. Name and tagline: `PRODUCT` in `core/product.ts`.
 */
export function pageMeta({ title, description }: PageMeta) {
  const full = title === PRODUCT.name ? `${PRODUCT.name}: ${PRODUCT.tagline}` : `${title} · ${PRODUCT.name}`;
  return description === undefined
    ? [{ title: full }]
    : [{ title: full }, { name: "description", content: description }];
}

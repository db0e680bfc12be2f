import { PRODUCT } from "#core/product.ts";

interface PageMeta {
  title: string;
  description?: string;
}

/**
 * Document title (suffixed with the product name) and meta description of a page; the `meta` of
 * each route calls it. Name and tagline: `core/product.ts`.
 */
export function pageMeta({ title, description }: PageMeta) {
  const full = title === PRODUCT.name ? `${PRODUCT.name}: ${PRODUCT.tagline}` : `${title} · ${PRODUCT.name}`;
  return description === undefined
    ? [{ title: full }]
    : [{ title: full }, { name: "description", content: description }];
}

import { PRODUCT } from "#core/product.ts";

interface PageMeta {
  title: string;
  description?: string;
}

/** A page's title, ending with the product's name, and what search engines may show. */
export function pageMeta({ title, description }: PageMeta) {
  const full = title === PRODUCT.name ? `${PRODUCT.name}: ${PRODUCT.tagline}` : `${title} · ${PRODUCT.name}`;
  return description === undefined
    ? [{ title: full }]
    : [{ title: full }, { name: "description", content: description }];
}

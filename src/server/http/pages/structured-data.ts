import type { PlanTable } from "#core/plans.ts";
import { PRODUCT } from "#core/product.ts";
import { SOCIAL_IMAGE } from "#core/social-image.ts";

/**
 * Describes the product and its prices for search engines (schema.org SoftwareApplication) as a
 * script element; `pages.ts` adds it to the landing page. The words are in `core/product.ts`, the
 * prices in `core/plans.ts`.
 */
export function structuredData(origin: string, plans: PlanTable): string {
  const offers = Object.values(plans).map(({ name, price, features }) => ({
    "@type": "Offer",
    name,
    description: features.join("; "),
    price: price.toFixed(2),
    priceCurrency: "USD",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: price.toFixed(2),
      priceCurrency: "USD",
      unitCode: "MON",
    },
    url: `${origin}/#pricing`,
  }));
  const data = {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    name: PRODUCT.name,
    description: PRODUCT.tagline,
    url: `${origin}/`,
    image: `${origin}${SOCIAL_IMAGE.path}`,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any, in a web browser",
    offers,
  };
  // The escape keeps text in the data from closing the element.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}

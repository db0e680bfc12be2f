/** Longest product name in UTF-16 units that fits into a sentence of an ad. */
export const MAX_NAME = 48;
const BRACKETS = /\s*(?:\([^()]*\)|\[[^[\]]*\])/gu;
/** What follows a colon: the kinds of a product, "Pest control: ants, wasps (from £60)". */
const KINDS = /\s?:\s.*$/u;
/** Marks between several products, of which none stands for the others. */
const SEVERAL = /[,;/+&]|\s[–—-]\s/u;

/**
 * The name by which ads call a product: as typed, but a name of more than `MAX_NAME` units or with
 * a colon loses its brackets and what follows the colon: "Pelvic physiotherapy (after birth, for
 * men)" is "Pelvic physiotherapy". A name of several products stays. `readFacts` calls it.
 */
export function spokenName(product: string): string {
  if (product.length <= MAX_NAME && !KINDS.test(product)) return product;
  const head = product.replace(KINDS, "").replace(BRACKETS, "").replace(/\s+/gu, " ").trim();
  return /\p{L}{3}/u.test(head) && !SEVERAL.test(head) ? head : product;
}

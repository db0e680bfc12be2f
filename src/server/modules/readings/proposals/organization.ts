import { objects, type Item } from "#server/workers/website/structured-data.ts";

const ORGANIZATION =
  /(Organization|Business|Corporation|Store|Shop|Restaurant|Cafe|CafeOrCoffeeShop|Bakery|Brewery|Winery|BarOrPub|Hotel|Hostel|Salon|Dealer|Service|Establishment|Dentist|Physician|Attorney|Agency|Center|Centre|Club|School|NGO|Brand)$/;
/** Properties that refer to an organization other than the site's owner. */
const OTHERS =
  /^(brand|manufacturer|seller|author|reviewedBy|sponsor|member|memberOf|parentOrganization|subOrganization|department|worksFor|acceptedPaymentMethod|offeredBy|itemReviewed|logo|image|offers|itemOffered|makesOffer)$/;

/**
 * Whether a type of a structured object of a page, such as "LocalBusiness", matches;
 * `findOrganization` and `findProducts` (`propose-products.ts`) ask it.
 */
export const isA = ({ types }: Item, pattern: RegExp): boolean => types.some((type) => pattern.test(type));

/**
 * The organization that a page is about, preferably one that is no part of another object;
 * `proposeNames` (`propose-names.ts`) reads its name and rating, `fetchLogos` (`site-pictures.ts`)
 * its logo. Types: `ORGANIZATION`, properties that refer to other organizations: `OTHERS`, in this
 * file. `undefined` without a named one.
 */
export function findOrganization(items: readonly Item[]): Item | undefined {
  const named = items.filter(
    (item) =>
      isA(item, ORGANIZATION) &&
      item.properties.has("name") &&
      (item.within === undefined || !OTHERS.test(item.within)),
  );
  return named.find(({ within }) => within === undefined) ?? named[0];
}

/**
 * Rating of an organization by its customers on a page, for the claim in `proposeNames`
 * (`propose-names.ts`); `best` is "5" if the page has none. `undefined` unless value and count are
 * there and possible. Its words are in `core/readings/readings.copy.ts`.
 */
export function findRating(
  item: Item,
): { readonly value: string; readonly best: string; readonly count: string } | undefined {
  const [rating] = objects(item, "aggregateRating");
  if (!rating) return undefined;
  const number = (name: string) => {
    const text = rating.properties.get(name)?.[0];
    return typeof text === "string" && /^\d{1,7}([.,]\d{1,2})?$/.test(text.trim())
      ? text.trim().replace(",", ".")
      : undefined;
  };
  const [value, count] = [number("ratingValue"), number("reviewCount") ?? number("ratingCount")];
  const best = number("bestRating") ?? "5";
  if (value === undefined || count === undefined || Number(value) > Number(best) || Number(count) < 1)
    return undefined;
  return { value, best, count };
}

import { isOfMessage, type Fact, type Facts, printableFacts } from "../facts/facts.ts";
import { isBareAmount } from "./bare-amount.ts";
import { isPracticality } from "./practicalities.ts";

/** Letters by which two words are taken for forms of one: "oven", "ovens". */
const STEM = 4;
/** Words before a price that name no thing: "Il prezzo parte da 6,80 euro". */
const FROM =
  /(?<!\p{L})(?:from|partir|desde|partire|parte|vanaf|prices?|costs?|starts?|preise?|kostet|kosten|prix|coûte|tarifs?|precios?|cuesta|prezz[oi]|costa|preços?|custa|prijs|prijzen|kost)(?!\p{L})/giu;
const stemsOf = (text: string) =>
  (
    text
      .replace(FROM, " ")
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? []
  ).map((word) => word.slice(0, STEM));

/**
 * Whether a price is that of another thing than the product: "Range cookers from £95" beside the
 * cleaning of a single oven. Words of the label and the product are compared by their first letters
 * (`STEM` here). `copy/short-texts.ts` puts no such price beside the product.
 */
export function isPriceOfAnother(fact: Fact, product: string): boolean {
  const [price] = fact.values.filter(({ kind }) => kind === "price");
  if (fact.kind !== "price" || price === undefined) return false;
  const before = fact.text.slice(0, fact.text.indexOf(price.text));
  const label = stemsOf(before);
  const named = stemsOf(product);
  // "The repair bonus (8 to 25 €)" names no price, but what customers get.
  return label.length > 1 && !before.endsWith("(") && !label.some((stem) => named.includes(stem));
}

/**
 * The same in the details: "Battery changes while you wait £12" beside a watch service.
 * `statementScore` in `score.ts` takes points from an ad that starts with it.
 */
export const isSidePrice = (fact: Fact, product: string): boolean =>
  !isOfMessage(fact) && isPriceOfAnother(fact, product);

/**
 * The prices of which a set of ads states at least one (`writeSet` in `write-ads.ts`): amounts
 * alone, which are those of the product, else all but those of other things in the details; all if
 * there is no other.
 */
export function pricesOfProduct(facts: Facts): readonly Fact[] {
  const priced = printableFacts(facts).filter(
    (fact) => fact.values.some(({ kind }) => kind === "price") && !isPracticality(fact),
  );
  const bare = priced.filter(({ text }) => isBareAmount(text));
  const own = priced.filter((fact) => !isSidePrice(fact, facts.product));
  return bare.length > 0 ? bare : own.length > 0 ? own : priced;
}

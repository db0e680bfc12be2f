/** Facts that the ads of a campaign are checked against, in the browser and on the server. */
import * as z from "zod/mini";
import { isOfferOver, offerOf } from "../brands/offer.ts";
import { findAvoided } from "../checks/avoided-words.ts";
import { findPhrases } from "../checks/find-phrases.ts";
import type { CheckContext } from "../checks/rule.ts";
import { viewText } from "../checks/text-view.ts";
import { allTextsOf, type AdFields } from "./ad-fields.ts";

const texts = z.array(z.string());
const amount = z.nullable(z.number());

/**
 * The facts about the advertiser in responses about a campaign, with which the editor checks texts
 * while the user types.
 */
export const checkFactsSchema = z.object({
  /** Names of the brand and its products, which are never misspellings. */
  names: texts,
  /** Words that the owner has marked as names: no rule applies to them. */
  phrases: texts,
  /** Claims with a proof that holds today. */
  proofs: texts,
  /** Claims whose proof has ended, and those without one. */
  expired: texts,
  unproved: texts,
  /** Words that the brand avoids. */
  avoid: texts,
  /** Disclaimer that the ads must state, in the language of the campaign; empty for none. */
  disclaimer: z.string(),
  /** Price facts of the product; `null` for a campaign without a product. */
  price: z.nullable(
    z.object({
      price: amount,
      wasPrice: amount,
      lowestPrice30Days: amount,
      currency: z.string(),
      priceUnit: z.string(),
      offerEndsOn: z.nullable(z.string()),
    }),
  ),
  /** Day (UTC, ISO 8601) that decides whether an offer has ended. */
  today: z.string(),
});
/**
 * Facts about the advertiser of a campaign; `checkFactsOf` collects them from the brand, its
 * product and its claims.
 */
export type CheckFacts = z.output<typeof checkFactsSchema>;

/** Whether the offer of the product has ended on the day of the facts. */
function isOver({ price, today }: CheckFacts): boolean {
  return price !== null && isOfferOver(price, today);
}

/**
 * The facts without the day: they change only when the checks of an ad can change. Used as a key of
 * stored states.
 */
export function lastingFacts(facts: CheckFacts): object {
  const { today: _, ...lasting } = facts;
  return { ...lasting, isOver: isOver(facts) };
}

/**
 * The facts on which the findings about an ad with these texts depend: claims and words to avoid
 * that are in them, and the price if they have a number. They are part of the key under which the
 * state of an ad is stored.
 */
export function relevantFacts(facts: CheckFacts, fields: AdFields): object {
  const text = allTextsOf(fields).join("\n");
  const view = viewText(text);
  const found = (phrases: readonly string[]) =>
    phrases.filter((phrase) => findPhrases(view, [phrase]).length > 0);
  const { names, phrases, proofs, expired, unproved, avoid, disclaimer, price } = facts;
  return {
    ...{ names, phrases, proofs: found(proofs), expired: found(expired), unproved: found(unproved) },
    avoid: avoid.filter((phrase) => findAvoided(view.plain, [phrase]).length > 0),
    disclaimer,
    price: /\d/u.test(view.plain) ? price : null,
    hasOffer: price !== null && price.price !== null && price.offerEndsOn !== null,
    isOver: isOver(facts),
  };
}

/**
 * Context of the checks of an ad: that of its texts (`CheckContext`), and the disclaimer that the
 * whole ad must state.
 */
export interface AdContext extends CheckContext {
  readonly disclaimer?: string;
}

/**
 * Context of the checks of an ad with these texts; server and editor use the same. The server
 * checks when it presents an ad (`load-campaign`), the editor while the user types
 * (`use-live-findings`).
 */
export function checkContextFor(facts: CheckFacts, fields: AdFields): AdContext {
  const { price, today, ...context } = facts;
  return price === null ? context : { ...context, offer: offerOf(price, allTextsOf(fields), today) };
}

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
 * Facts about the advertiser in responses about a campaign (`adCampaignSchema` in `campaign.ts`),
 * with which the editor checks texts while the user types. `load-campaign.ts` collects them;
 * `checkContextFor` turns them into a context. `price` is `null` without a product.
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
 * Facts about the advertiser of a campaign. `checkFactsOf` in `load-campaign.ts` collects them from
 * the brand, its product and its claims; `checkContextFor` reads them.
 */
export type CheckFacts = z.output<typeof checkFactsSchema>;

/** Whether the offer of the product has ended on the day of the facts. */
function isOver({ price, today }: CheckFacts): boolean {
  return price !== null && isOfferOver(price, today);
}

/**
 * The facts without the day, with `isOver` for an ended offer, so that they change only when checks
 * can change. `readiness.ts` makes a key of stored states from them.
 */
export function lastingFacts(facts: CheckFacts): object {
  const { today: _, ...lasting } = facts;
  return { ...lasting, isOver: isOver(facts) };
}

/**
 * Facts on which the findings about an ad with these texts depend: names and disclaimer, claims and
 * words to avoid that are in them, and the price if they have a digit. `readiness.ts` makes the key
 * of the ad's stored state from them.
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
 * whole ad must state. `checkContextFor` makes it, `checkDecided` (`finding-decisions.ts`) reads
 * it.
 */
export interface AdContext extends CheckContext {
  readonly disclaimer?: string;
}

/**
 * Context of the checks of an ad with these texts, the same on the server (`load-campaign.ts`) and
 * in the editor (`use-live-findings.ts`). `offerOf` in `core/brands/offer.ts` adds the price.
 */
export function checkContextFor(facts: CheckFacts, fields: AdFields): AdContext {
  const { price, today, ...context } = facts;
  return price === null ? context : { ...context, offer: offerOf(price, allTextsOf(fields), today) };
}

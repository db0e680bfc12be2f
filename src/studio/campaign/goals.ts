import { capitalizeFirst } from "../language/letter-case.ts";
import { ensureFullStop } from "../language/punctuation.ts";
import { splitLines } from "../language/lines.ts";
import { printableFacts } from "../text/facts/facts.ts";
import { readFacts } from "../text/facts/read-facts.ts";

/**
 * An offer up to the end of its clause, because "20% off" alone would promise more than "20% off
 * the first month".
 */
const OFFER =
  /(?<![\p{L}\p{N}])(?:\d{1,3}\s?%\s(?:\p{L}+\s){0,2}?(?:off|offer|discount)|free\s(?:trials?|shipping|delivery|samples?|consultations?))(?!\p{L})[^.,;:!?\n]*/giu;
/** The goals of the business, which follow the offer. */
const PURPOSE =
  /\s(?:(?:in order )?to|and|while|so that|that|which|by)\s(?:\p{L}+\s)?(?:increas|grow|driv|boost|win|get|gain|reach|attract|bring|rais|build|generat|sell|clear|launch|convert|doubl|improv|tripl|acquir)\p{L}*.*$/iu;

/**
 * Extracts the offers to customers from the campaign goals, as sentences for a package's ads: those
 * that `readFacts` finds in any of its languages (`text/facts/goal-offers.ts`), and English ones
 * within a clause (pattern `OFFER`, without a purpose of the business, `PURPOSE`). `textBriefOf`
 * (`briefs.ts`) calls it. The rest of the goals, such as "Sell 200 lamps by May", is not meant for
 * customers.
 * @param language BCP 47 code of the package's language
 */
export function extractOffers(goals: string, language: string): string[] {
  const named = splitLines(goals).flatMap((line) =>
    [...line.matchAll(OFFER)].map(([offer]) => offer.replace(PURPOSE, "").trim()),
  );
  const brief = { companyName: "", productName: "", keyMessage: "", campaignGoals: goals };
  const stated = printableFacts(readFacts(brief, language), "offer").map(({ text }) => text);
  const others = stated.filter((offer) => !named.some((known) => offer.includes(known)));
  return [...named, ...others].map((offer) => ensureFullStop(capitalizeFirst(offer)));
}

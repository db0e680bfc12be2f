import { capitalizeFirst } from "../language/letter-case.ts";
import { ensureFullStop } from "../language/punctuation.ts";
import { splitLines } from "../language/lines.ts";

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
 * Extracts the offers to customers (pattern `OFFER`, in English, without a purpose of the business,
 * `PURPOSE`) from the campaign goals, as sentences for a package's ads; `textBriefOf` (`briefs.ts`)
 * calls it. The rest of the goals, such as "Sell 200 lamps by May", is not meant for customers.
 */
export function extractOffers(goals: string): string[] {
  return splitLines(goals).flatMap((line) =>
    [...line.matchAll(OFFER)].map(([offer]) =>
      ensureFullStop(capitalizeFirst(offer.replace(PURPOSE, "").trim())),
    ),
  );
}

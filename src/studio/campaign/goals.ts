import { capitalizeFirst } from "../language/letter-case.ts";
import { ensureFullStop } from "../language/punctuation.ts";
import { splitLines } from "../language/sentences.ts";
import type { CampaignInput } from "#core/generations/campaign/campaign.ts";

/** From an offer to the end of its clause: cut shorter, "20% off the first month" would promise more than the user does. */
const OFFER =
  /(?<![\p{L}\p{N}])(?:\d{1,3}\s?%\s(?:\p{L}+\s){0,2}?(?:off|offer|discount)|free\s(?:trials?|shipping|delivery|samples?|consultations?))(?!\p{L})[^.,;:!?\n]*/giu;
/** What follows is what the business wants, not what the customer gets. */
const PURPOSE =
  /\s(?:(?:in order )?to|and|while|so that|that|which|by)\s(?:\p{L}+\s)?(?:increas|grow|driv|boost|win|get|gain|reach|attract|bring|rais|build|generat|sell|clear|launch|convert|doubl|improv|tripl|acquir)\p{L}*.*$/iu;

/**
 * Offers that the goals name, as sentences. Nothing else of them is shown to customers: "Sell 200 lamps by May" is the
 * business's own matter.
 */
export function offersIn(goals: string): string[] {
  return splitLines(goals).flatMap((line) =>
    [...line.matchAll(OFFER)].map(([offer]) =>
      ensureFullStop(capitalizeFirst(offer.replace(PURPOSE, "").trim())),
    ),
  );
}

const CALLS: readonly (readonly [label: string, pattern: RegExp])[] = [
  ["Sign up", /\b(?:sign[\s-]?ups?|registrations?|subscribers?|enrolments?|enrollments?)\b/i],
  ["Book now", /\b(?:bookings?|appointments?|reservations?)\b/i],
  ["Download", /\b(?:downloads?|installs?|installations of the app)\b/i],
  ["Shop now", /\b(?:sales|sell|orders?|purchases?|online (?:shop|store))\b/i],
];

/** What the ads ask for, as the goals say it in English; empty when the product's own call fits better. */
export function callIn({
  campaignGoals,
  industry,
}: Pick<CampaignInput, "campaignGoals" | "industry">): string {
  const label = CALLS.find(([, pattern]) => pattern.test(campaignGoals))?.[0] ?? "";
  // Software and lessons are sold, too, but in no shop.
  return label === "Shop now" && industry !== "retail" ? "" : label;
}

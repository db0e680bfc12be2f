import type { CampaignInput } from "#core/generations/campaign/campaign.ts";
import { capitalizeFirst } from "../language/letter-case.ts";
import { ensureFullStop } from "../language/punctuation.ts";
import { splitLines } from "../language/sentences.ts";

/**
 * An offer up to the end of its clause: "20% off" alone would promise more than "20% off the first
 * month".
 */
const OFFER =
  /(?<![\p{L}\p{N}])(?:\d{1,3}\s?%\s(?:\p{L}+\s){0,2}?(?:off|offer|discount)|free\s(?:trials?|shipping|delivery|samples?|consultations?))(?!\p{L})[^.,;:!?\n]*/giu;
/** What the business wants to achieve, which follows the offer. */
const PURPOSE =
  /\s(?:(?:in order )?to|and|while|so that|that|which|by)\s(?:\p{L}+\s)?(?:increas|grow|driv|boost|win|get|gain|reach|attract|bring|rais|build|generat|sell|clear|launch|convert|doubl|improv|tripl|acquir)\p{L}*.*$/iu;

/**
 * Extracts the offers to customers from the campaign goals, as sentences. The rest of the goals,
 * such as "Sell 200 lamps by May", is not meant for customers.
 */
export function extractOffers(goals: string): string[] {
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

/** Infers an English call to action from the campaign goals; empty if they name none. */
export function inferCallToAction({
  campaignGoals,
  industry,
}: Pick<CampaignInput, "campaignGoals" | "industry">): string {
  const label = CALLS.find(([, pattern]) => pattern.test(campaignGoals))?.[0] ?? "";
  // Software and lessons are sold, but not in a shop.
  return label === "Shop now" && industry !== "retail" ? "" : label;
}

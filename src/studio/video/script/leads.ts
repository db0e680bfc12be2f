import { countSpokenWords } from "#core/generations/video/pace.ts";
import { containsWord } from "../../language/contains-word.ts";
import type { Material } from "../../text/ads/material.ts";
import { canLead, type Line } from "../../text/ads/line.ts";
import { goalOf } from "../../text/ads/goals.ts";
import type { Facts, Goal } from "../../text/facts/facts.ts";
import type { Value } from "../../text/facts/value.ts";
import type { Phrases } from "./phrases.ts";

/** A conditional discount, which does not answer a question about the price. */
const REDUCTION =
  /=|(?<!\p{L})(?:less|off|weniger|rabatt|moins|réduction|menos|descuento|meno|sconto|desconto|minder|korting|günstiger|billiger|cheaper|goedkoper)(?!\p{L})/iu;
/** Maximum number of words of a statement that answers a question or follows a colon. */
const MAX_ANSWER = 10;
/**
 * Maximum number of words of a price; in a longer statement it may be the price of something else.
 */
const MAX_PRICE = 7;
/** Maximum number of words before the price, beside the product: "only 65 pounds". */
const MAX_BEFORE = 1;
/** Start of a price that is no answer to a question: "And the price? Fixed 89 a month." */
const ADJECTIVE =
  /^(?:fixed|flat|pauschal|fest|fixe|unique|fij[oa]|fiss[oa]|fix[oa]|únic[oa]|vast|vaste)(?!\p{L})/iu;
/** Goals whose next step is free, so the script does not ask about the price. */
const UNPRICED: readonly Goal[] = ["donate", "apply"];

/** Whether a price is what customers pay, so that a script may ask about it. */
export const isSold = (facts: Facts): boolean => !UNPRICED.includes(goalOf(facts));

/** Kinds of phrases before statements; a script has at most one of each. */
export type LeadKind = keyof Phrases;

/**
 * The kind of phrase that can introduce a line in a voice-over, by its facts and length (rules in
 * this file): only that of a short price (`MAX_PRICE`) without a reduction; null for other lines
 * and if nothing is sold (`UNPRICED`). `waysToSay` (`sentences.ts`) calls it; the words are in
 * `*.phrases.ts`.
 */
export function leadOf(line: Line, { facts }: Material): LeadKind | null {
  const { clause, shape } = line;
  const [fact] = line.facts;
  if (!fact || shape === "subjectless" || !canLead(line)) return null;
  if (/[?!:]/u.test(clause) || line.asks || countSpokenWords(clause) > MAX_ANSWER) return null;
  const { kind, values } = fact;
  if (kind !== "price") return null;
  const price = values.find((value) => value.kind === "price");
  // "45 minutes, £52" does not start with its price, "Loan bike for £5" prices another thing.
  const before = price === undefined ? clause : clause.slice(0, clause.indexOf(price.text));
  const isOwn = countSpokenWords(before) <= MAX_BEFORE || containsWord(before, facts.product);
  const isFirst = price !== undefined && isOwn && !before.includes(",") && !ADJECTIVE.test(clause);
  const isShort = countSpokenWords(clause) <= MAX_PRICE && !REDUCTION.test(clause);
  const isAsked = isFirst && isShort && shape !== "sentence";
  return isAsked && isSold(facts) ? "price" : null;
}

/**
 * Number of words of a statement besides some values: two in "Booked by 10, back by 5". `plan.ts`
 * recognizes opening hours by it.
 */
export function wordsBeside(values: readonly Value[], clause: string): number {
  const rest = values.reduce((text, value) => text.replace(value.text, " "), clause);
  return (rest.match(/\p{L}+/gu) ?? []).length;
}

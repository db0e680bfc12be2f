import type { MissingFact } from "#core/generations/copy/platform-copy.ts";
import { countSpokenWords, wordBudget } from "#core/generations/video/pace.ts";
import { printableFacts, printableValues, type FactKind, type Facts } from "./facts.ts";

const KINDS: readonly (readonly [MissingFact, readonly FactKind[]])[] = [
  ["offer", ["offer"]],
  ["number", ["number", "time"]],
  ["proof", ["proof"]],
  ["benefit", ["benefit", "process"]],
];
/** With so many facts a brief suffices for three different ads. */
const ENOUGH = 3;
const MAX_QUESTIONS = 3;
/** Goals for which nobody pays a price or waits for an offer. */
const FREE: readonly (string | null)[] = ["donate", "apply"];

/**
 * Facts that the brief lacks, the most useful first: the price, then `KINDS` (here), last the
 * place; no price or offer if nothing is sold (`FREE`). `writeCampaignCopy` stores them for a
 * platform with too few texts, `questionsFor` asks for some; the words are `missingFactCopy` in
 * `core/generations/copy/platform-copy.ts`.
 */
export function missingFacts(facts: Facts): MissingFact[] {
  const has = (kinds: readonly FactKind[]) => printableFacts(facts, ...kinds).length > 0;
  const sells = !FREE.includes(facts.goal ?? facts.impliedGoal);
  const hasPlace =
    printableValues(facts, "place").length > 0 || facts.productValues.some(({ kind }) => kind === "place");
  return [
    ...(sells &&
    !facts.conflicts.some(({ kind }) => kind === "price") &&
    printableValues(facts, "price").length === 0
      ? (["price"] as const)
      : []),
    ...KINDS.filter(([id, kinds]) => !has(kinds) && (sells || id !== "offer")).map(([id]) => id),
    ...(hasPlace ? [] : (["place"] as const)),
  ];
}

/** Share of a voice-over's words that have to be in the brief. */
const SPOKEN = 0.5;

/**
 * At most `MAX_QUESTIONS` facts to ask the user for; empty for a brief with `ENOUGH` facts and, for
 * a video, enough words. `readBrief` (`modules/generations/brief-reading.ts`) calls it for the
 * form; the words are `missingFactCopy` in `core/generations/copy/platform-copy.ts`.
 * @param seconds length of a video, whose voice needs more than three short facts; 0 for text
 */
export function questionsFor(facts: Facts, seconds = 0): MissingFact[] {
  const stated = printableFacts(facts);
  const words = countSpokenWords(stated.map(({ text }) => text).join(" "));
  if (stated.length >= ENOUGH && words >= SPOKEN * wordBudget(seconds).min) return [];
  return missingFacts(facts).slice(0, MAX_QUESTIONS);
}

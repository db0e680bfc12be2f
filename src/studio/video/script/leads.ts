import { countSpokenWords } from "#core/generations/video/pace.ts";
import type { Material } from "../../text/ads/compose.ts";
import { canLead, type Line } from "../../text/ads/line.ts";
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
/** Goals whose next step is free, so the script does not ask about the price. */
const UNPRICED: readonly (string | null)[] = ["donate", "apply"];

/**
 * Kinds of phrases before or after statements (fields of `Phrases`); a script has at most one of
 * each. `leadOf` and `sentences.ts` choose them.
 */
export type LeadKind = Exclude<keyof Phrases, "and" | "question">;
/** Phrases before a statement that is made for the first time. */
type FirstLead = "price" | "place" | "when" | "soon" | "long" | "steps" | "also";

/**
 * The kind of phrase that can introduce a line in a voice-over, by its facts and length (rules in
 * this file); null for a sentence that is a question or a request itself. `waysToSay`
 * (`sentences.ts`) calls it; the words are in `*.phrases.ts`.
 */
export function leadOf(line: Line, { facts }: Material): FirstLead | null {
  const { clause, shape } = line;
  const [fact] = line.facts;
  if (!fact || shape === "subjectless" || !canLead(line)) return null;
  if (/[?!:]/u.test(clause) || line.asks) return null;
  const { kind, values } = fact;
  if (kind === "process" && shape === "sentence") return "steps";
  if (countSpokenWords(clause) > MAX_ANSWER) return null;
  const starts = (value: Value) => clause.toLowerCase().startsWith(value.text.toLowerCase());
  const ends = (value: Value) => clause.toLowerCase().endsWith(value.text.toLowerCase());
  if (kind === "price") {
    const price = values.find((value) => value.kind === "price");
    // In "45 minutes, £52" the first answer is none about the price.
    const isFirst = price !== undefined && !clause.slice(0, clause.indexOf(price.text)).includes(",");
    const isShort = countSpokenWords(clause) <= MAX_PRICE && !REDUCTION.test(clause);
    const isAsked = isFirst && isShort && shape !== "sentence";
    return isAsked && !UNPRICED.includes(facts.goal) ? "price" : null;
  }
  if (values.some((value) => value.kind === "place" && starts(value))) return "place";
  if (kind === "time") {
    const times = values.filter((value) => value.kind === "time");
    const isSoon = times.some((value) => value.type === "duration" && isWithin(value) && ends(value));
    if (isSoon && shape === "phrase") return "soon";
    if (times.some((value) => value.type === "duration" && starts(value) && isAlone(value, clause)))
      return "long";
    if (times.some((value) => isWhen(value) && starts(value)) && wordsBeside(times, clause) === 0)
      return "when";
  }
  return shape === "phrase" ? "also" : null;
}

/** "in 30 minutes", "within two days"; a plain "30 minutes" is a length. */
const isWithin = ({ text }: Value) => /^\p{L}+\s/u.test(text) && /\d/u.test(text);

const isWhen = (value: Value) =>
  value.kind === "time" && (value.type === "day" || value.type === "clock") && !value.deadline;

/**
 * Number of words of a statement besides some values: two in "Booked by 10, back by 5". `plan.ts`
 * recognizes opening hours by it.
 */
export function wordsBeside(values: readonly Value[], clause: string): number {
  const rest = values.reduce((text, value) => text.replace(value.text, " "), clause);
  return (rest.match(/\p{L}+/gu) ?? []).length;
}

/** Whether a value is the whole statement or its first part. */
const isAlone = ({ text }: Value, clause: string) => /^(?:$|,)/u.test(clause.slice(text.length));

import { countSpokenWords } from "#core/generations/video/pace.ts";
import type { Material } from "../../text/ads/compose.ts";
import { canLead, type Line } from "../../text/ads/lines.ts";
import type { Value } from "../../text/facts/value.ts";
import type { Phrases } from "./phrases.ts";

/** Most words of a statement that answers a question or follows a colon. */
const MAX_ANSWER = 10;
/** Most words of a price; in a longer statement it may be that of something else. */
const MAX_PRICE = 7;
/** Next steps for which nobody asks what they cost. */
const UNPRICED: readonly (string | null)[] = ["donate", "apply"];

/** Phrases around statements, of each of which a script has at most one. */
export type LeadKind = Exclude<keyof Phrases, "and" | "articles" | "question">;
/** Phrases before a statement that is made for the first time. */
type FirstLead = "price" | "place" | "when" | "soon" | "long" | "steps" | "also";

/**
 * The kind of phrase that a line can follow when it is spoken; null for a sentence that has its own
 * question or asks for something.
 */
export function leadOf(line: Line, { facts, grammar }: Material): FirstLead | null {
  const { clause, shape } = line;
  const [fact] = line.facts;
  if (!fact || shape === "subjectless" || !canLead(line)) return null;
  if (/[?!:]/u.test(clause) || grammar.ownCall.test(clause)) return null;
  const { kind, values } = fact;
  if (kind === "process" && shape === "sentence") return "steps";
  if (countSpokenWords(clause) > MAX_ANSWER) return null;
  const starts = (value: Value) => clause.toLowerCase().startsWith(value.text.toLowerCase());
  const ends = (value: Value) => clause.toLowerCase().endsWith(value.text.toLowerCase());
  if (kind === "price") {
    const isAsked = shape !== "sentence" && countSpokenWords(clause) <= MAX_PRICE;
    return isAsked && !UNPRICED.includes(facts.goal) ? "price" : null;
  }
  if (values.some((value) => value.kind === "place" && starts(value))) return "place";
  if (kind === "time") {
    const times = values.filter((value) => value.kind === "time");
    if (times.some((value) => value.type === "duration" && isWithin(value) && ends(value))) return "soon";
    if (times.some((value) => value.type === "duration" && starts(value) && isAlone(value, clause)))
      return "long";
    if (times.some((value) => isWhen(value) && starts(value))) return "when";
  }
  return shape === "phrase" ? "also" : null;
}

/** "in 30 minutes", "within two days"; a bare "30 minutes" is a length. */
const isWithin = ({ text }: Value) => /^\p{L}+\s/u.test(text) && /\d/u.test(text);

const isWhen = (value: Value) =>
  value.kind === "time" && (value.type === "day" || value.type === "clock") && !value.deadline;

/** Whether a value is the whole statement or its first part. */
const isAlone = ({ text }: Value, clause: string) => /^(?:$|,)/u.test(clause.slice(text.length));

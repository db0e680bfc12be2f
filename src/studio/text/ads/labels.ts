import type { Candidate } from "./ad.ts";
import { colonOf, type AdGrammar } from "./grammar.ts";
import { MAX_WEAK, weaknessOfLine } from "./hook-worth.ts";
import { canLead, type Line } from "./line.ts";
import { canFollowComma, readsAsPrice, type NameLine } from "./name-lines.ts";

/**
 * The label of a line with names: its text if it says no more than product and company ("Watch
 * repair at Tick."), which is no sentence to stand between two facts; empty for other lines.
 * `compose.ts` passes it to `withLabel`.
 */
export const labelOf = ({ text, lines, isOpening }: NameLine): string =>
  lines.length === 0 && !isOpening ? text : "";

/** What `withLabel` puts in order. */
interface Labeled {
  /** The first sentences of an ad; the label is the last of them. */
  readonly opening: readonly string[];
  readonly label: string;
  /** The further lines of the ad and their sentences. */
  readonly lines: readonly Line[];
  readonly sentences: readonly string[];
}

/**
 * The sentences of an ad with its label where it reads as part of another one: before the fact or
 * the next step that follows it ("Dog walking from Muddy Paws: £14 per walk."), else at the end,
 * where `closings.ts` joins it to the call to action. `addDraft` (`compose.ts`) calls it.
 */
export function withLabel({ opening, label, lines, sentences }: Labeled, grammar: AdGrammar): string[] {
  const hook = opening.slice(0, -1);
  const [first, ...further] = sentences;
  if (first === undefined) return [...opening];
  if (hook.length === 0) {
    const told = toldOf(label, lines[0], first, grammar);
    return told === null ? [label, ...sentences] : [told, ...further];
  }
  const last = lines.at(-1);
  const asked = last?.asks === true ? toldOf(label, last, sentences.at(-1) ?? "", grammar) : null;
  return asked === null ? [...hook, ...sentences, label] : [...hook, ...sentences.slice(0, -1), asked];
}

/** A sentence that no colon divides; the periods of numbers and abbreviations may be in it. */
const ONE_SENTENCE = /^(?:(?![.!?:]\s)[^!?])+\.$/u;

/** One sentence of the label and the statement; null if the language would need a capital. */
function toldOf(label: string, line: Line | undefined, sentence: string, grammar: AdGrammar): string | null {
  if (line === undefined || grammar.functionWords.size === 0) return null;
  const { inside, shape } = line;
  // German starts a whole sentence after a colon with a capital letter.
  const first = grammar.capitalNouns && shape !== "phrase" ? sentence.slice(0, 1) : inside.slice(0, 1);
  if (!/^[^.:!?]+\.$/u.test(label) || !ONE_SENTENCE.test(sentence)) return null;
  if (!sentence.slice(1).startsWith(inside.slice(1)) || !canFollowComma(inside, grammar)) return null;
  const told = `${label.slice(0, -1)}${colonOf(grammar)} ${first}${sentence.slice(1)}`;
  return readsAsPrice(told) ? null : told;
}

/**
 * Whether an ad starts with the product before a fact that could open it alone, within the
 * characters that are read first. `scoreOf` (`score.ts`) takes points off for it.
 */
export const delaysFact = ({ form, parts, lines: [first] }: Candidate, product: string): boolean =>
  form.startsWith("{product}") &&
  parts[0]?.toLowerCase().startsWith(product.toLowerCase()) === true &&
  first !== undefined &&
  canLead(first) &&
  weaknessOfLine(first) < MAX_WEAK;

/** Forms of lines that say no more than product and company. */
const BARE = /^\{product\}(?: \{(?:from|at)\})?\.$/u;

/**
 * Whether two ads both have a label, joined to a fact or to the call, so that a set would name the
 * product the same way again. `scoreOf` (`score.ts`) takes points off for it.
 */
export const shareLabel = (ad: Candidate, other: Candidate): boolean =>
  BARE.test(ad.form) && BARE.test(other.form);

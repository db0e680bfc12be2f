import { countSpokenWords } from "#core/generations/video/pace.ts";
import { capitalizeFirst } from "../../language/letter-case.ts";
import { ensureFullStop } from "../../language/punctuation.ts";
import { hasRepeatedWord } from "../../language/repeated-word.ts";
import { isIdeographic } from "../../language/script.ts";
import { fillNames } from "../../text/ads/fill-names.ts";
import { visitsCustomers } from "../../text/facts/home-visits.ts";
import type { Material } from "../../text/ads/material.ts";
import { hooksOf } from "../../text/ads/hooks.ts";
import { canLead, insideSentence, type Line } from "../../text/ads/line.ts";
import { containsWord } from "../../language/contains-word.ts";
import { canFollowComma } from "../../text/ads/name-lines.ts";
import { startsOf } from "../../text/ads/sentence-starts.ts";
import type { FactKind } from "../../text/facts/facts.ts";
import type { Phrases } from "./phrases.ts";
import { type LeadKind, leadOf } from "./leads.ts";

/**
 * Minimum length of the start of a sentence that is spoken alone; a shorter one says too little.
 */
const MIN_WORDS = 4;
/**
 * Maximum number of words of a statement that a script repeats (`waysToRepeat`), or that stands
 * beside the company (`namings.ts`).
 */
export const MAX_AGAIN = 7;
/** Length of words, in UTF-16 units, that a phrase does not share with the statement after it. */
const MIN_TOKEN = 5;
/**
 * One or more sentences that are spoken together, with the numbers that drafts are limited and
 * scored by (`draft.ts`, `draft-score.ts`). `say` of `speakerOf` fills every field.
 */
export interface Spoken {
  readonly text: string;
  /** The statements of the brief that it contains. */
  readonly lines: readonly Line[];
  readonly words: number;
  /** Number of words as `spokenTokens` splits them, and how many of them the user has not typed. */
  readonly tokens: number;
  readonly added: number;
  /** Sorted words, equal for "After work too: evenings until 9" and the same in another order. */
  readonly key: string;
  /** The kind of the phrase before the statement, used once per script; empty without a phrase. */
  readonly lead: LeadKind | "";
  readonly hasProduct: boolean;
  readonly hasCompany: boolean;
  /** Whether a word is repeated next to itself, and not by the user: "and and more". */
  readonly hasRepeatedWord: boolean;
}

/**
 * Creates the sentences of one brief. `speakerOf` makes it for `narrate` (`narration.ts`);
 * `namings.ts`, `plan.ts` and this file use it.
 */
export interface Speaker {
  readonly material: Material;
  readonly phrases: Phrases | undefined;
  /** Maximum number of words of one scene. */
  readonly max: number;
  /** Creates a spoken sentence from a text. */
  readonly say: (text: string, lines?: readonly Line[], lead?: LeadKind | "") => Spoken;
}

/**
 * Prepares the sentences of one script, for `narrate` (`narration.ts`). `say` counts the words
 * (`countSpokenWords` in `core/generations/video/pace.ts`) and those that the user has not typed.
 * @param typed everything that the user typed, with the call to action
 * @param max maximum number of words of one scene
 */
export function speakerOf(
  material: Material,
  {
    phrases,
    typed,
    max,
  }: { readonly phrases: Phrases | undefined; readonly typed: string; readonly max: number },
): Speaker {
  const known = new Set(spokenTokens(typed));
  const { product, company } = material.facts;
  const isSpaced = !isIdeographic(material.script);
  const say = (text: string, lines: readonly Line[] = [], lead: LeadKind | "" = ""): Spoken => ({
    text,
    tokens: spokenTokens(text).length,
    lines,
    words: countSpokenWords(text),
    added: isSpaced ? spokenTokens(text).filter((token) => !known.has(token)).length : 0,
    key: spokenTokens(text).toSorted().join(" "),
    lead,
    hasProduct: names(text, product, lines),
    hasCompany: names(text, company, lines),
    hasRepeatedWord: hasRepeatedWord(text, typed),
  });
  return { material, phrases, max, say };
}

/** Whether a text contains a name that its statements do not contain. */
function names(text: string, name: string, lines: readonly Line[]): boolean {
  return containsWord(text, name) && !lines.some(({ lower }) => containsWord(lower, name));
}

/**
 * Words of a sentence of a voice-over in lower case, by which it is compared with the brief and
 * with other sentences.
 */
const spokenTokens = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The ways to say a line for the first time, each at most as long as a scene: as typed, inverted or
 * with its benefit (`ads/hooks.ts`), with a name, and after a phrase (`*.phrases.ts`). `planOf`
 * (`plan.ts`) collects them.
 */
export function waysToSay(line: Line, speaker: Speaker): Spoken[] {
  const { material, phrases, say, max } = speaker;
  // "Free and confidential" makes no "And confidential? Free."
  const hooks = hooksOf(line, material).filter((text) => text === line.text || !CONJUNCTION.test(text));
  const texts = [...new Set(hooks.length > 0 ? hooks : [line.text])];
  // A hook may ask for the price; one such question is enough.
  const asks = (text: string) =>
    line.facts[0]?.kind === "price" && text.indexOf("?") > line.text.indexOf("?");
  const plain = texts.map((text) => say(speakable(text, line, speaker), [line], asks(text) ? "price" : ""));
  const kind = phrases ? leadOf(line, material) : null;
  const named = material.names.filter(
    ({ form, lines }) =>
      lines.length === 1 && lines[0] === line && !/[:,?]/u.test(form) && (kind !== "price" || isRate(line)),
  );
  const led = phrases && kind ? ledBy(kind, phrases[kind], line, speaker) : [];
  return [...plain, ...named.map((name) => say(name.text, [line])), ...led].filter(
    ({ text, words }) => text !== "" && words <= max,
  );
}

const CONJUNCTION = /^(?:and|und|et|y|e|en)\s/iu;

/**
 * Whether the line has a price per hour or piece, which is certainly the product's price. Any other
 * price in the brief may be the price of an extra.
 */
const isRate = ({ facts }: Line) =>
  facts.some(({ values }) => values.some((value) => value.kind === "price" && value.per !== null));

/**
 * The ways to repeat a short line in other words near the end of a script; empty for kinds that are
 * not repeated (`REMEMBERED` here). `planOf` (`plan.ts`) collects them.
 */
export function waysToRepeat(line: Line, speaker: Speaker): Spoken[] {
  const { material, phrases, say } = speaker;
  const { facts, grammar } = material;
  const { clause, shape } = line;
  const kind = line.facts[0]?.kind;
  const isShort = countSpokenWords(clause) <= MAX_AGAIN && !/[?!:]/u.test(clause);
  const isPlain = shape === "phrase" || !grammar.clause.test(clause);
  const isRemembered = kind === "offer" || (isPlain && REMEMBERED.some((other) => other === kind));
  if (!phrases || !isShort || !isRemembered || !canLead(line) || shape === "subjectless") return [];
  const isOne = kind === "offer" && shape === "phrase" && !clause.includes(",") && !visitsCustomers(facts);
  return [
    ...hooksOf(line, material)
      .filter((text) => text !== line.text)
      .map((text) => say(text, [line])),
    // "First week free, at Iron Yard", while "Ten photos, at Paws & Reflect" sounds odd.
    ...(isOne
      ? [
          say(fillNames(`${capitalizeFirst(clause)}, ${grammar.at(facts.company, true)}.`, facts, grammar), [
            line,
          ]),
        ]
      : []),
  ];
}

/** Kinds of statements that are worth repeating; an offer always is. */
const REMEMBERED: readonly FactKind[] = ["price", "objection", "time", "number"];

/**
 * A statement after each of the given phrases: as its own sentence after a question, in lower case
 * after a colon. A word that may be a name keeps its capital letter and does not follow a colon.
 */
function ledBy(kind: LeadKind, leads: readonly string[], line: Line, { material, say }: Speaker): Spoken[] {
  const { script, grammar } = material;
  const { text, shape, clause } = line;
  const inside = shape === "phrase" ? line.inside : insideSentence(clause, grammar);
  // "The price: fixed price of 650 euros" says it twice.
  const said = new Set<string>(spokenTokens(clause));
  const isSaid = (lead: string) =>
    spokenTokens(lead).some((token) => token.length >= MIN_TOKEN && said.has(token));
  return leads.flatMap((lead) => {
    if (isSaid(lead)) return [];
    if (!lead.endsWith(":")) return [say(`${lead} ${text}`, [line], kind)];
    return canFollowComma(inside, grammar)
      ? [say(ensureFullStop(`${lead} ${inside}`, script), [line], kind)]
      : [];
  });
}

/**
 * A line that is short enough to be spoken: whole, else up to a clause that says something of its
 * own; empty if no part is short enough.
 */
function speakable(text: string, { facts: stated }: Line, { max, material }: Speaker): string {
  if (countSpokenWords(text) <= max) return text;
  const { facts, grammar, script } = material;
  const start = startsOf(text, stated, facts, grammar).find((part) => {
    const words = countSpokenWords(part);
    return words <= max && words >= MIN_WORDS;
  });
  return start === undefined ? "" : ensureFullStop(start, script);
}

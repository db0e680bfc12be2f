import { countSpokenWords } from "#core/generations/video/pace.ts";
import { normalizeSpaces } from "../../language/lines.ts";
import type { Material } from "../../text/ads/material.ts";
import { type Line, lineOf } from "../../text/ads/line.ts";
import { isIndependent } from "../../text/ads/sentence-parts.ts";
import { startsOf } from "../../text/ads/sentence-starts.ts";
import { hasWords } from "../../text/facts/lexicon.ts";
import { lexiconFor } from "../../text/facts/lexicons.ts";
import { addsCost } from "../../text/facts/main-clauses.ts";

/** Minimum number of words of each part of a line. */
const MIN_WORDS = 4;

/**
 * Lines for a script, in which each line that is too long for a scene is divided if it can be, and
 * for each later part the line that it continues. `successionsOf` (`sequence.ts`) marks the two,
 * and `draft-score.ts` prefers scripts that keep them together. The longest of a scene is in
 * `limitsOf` (`plan.ts`).
 */
export interface SpeakableLines {
  readonly lines: readonly Line[];
  /** The part before a later part. */
  readonly continued: ReadonlyMap<Line, Line>;
}

/**
 * Divides the lines that are too long for one scene before an independent clause, so that two
 * scenes can say them: "Grandpa's voice is still on it. We save it before the tape crumbles." A
 * line that cannot be divided is said up to its price (`pricedStart`). Other long lines stay and
 * are cut later (`speakable` in `sentences.ts`). `planOf` (`plan.ts`) calls it.
 * @param max maximum number of words of one scene
 */
export function speakableLines(material: Material, max: number): SpeakableLines {
  const continued = new Map<Line, Line>();
  const lines = material.lines.flatMap((line) => {
    if (countSpokenWords(line.text) <= max) return [line];
    const parts = partsOf(line, material, max).map((typed) => partOf(line, typed, material));
    const [first, second] = parts;
    if (!first) return [line];
    if (second) continued.set(second, first);
    return parts;
  });
  return { lines, continued };
}

/**
 * One or two sentences of a line, or its start up to the price; the second sentence is missing if
 * it is too long. Empty if none fits.
 */
function partsOf(line: Line, { facts, grammar }: Material, max: number): string[] {
  const fits = (text: string) => countSpokenWords(text) <= max;
  const [sentence = "", ...others] = line.text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const rest = others.join(" ");
  if (rest !== "") {
    const isAsked = sentence.endsWith("?");
    if (!fits(sentence) || (isAsked && !fits(rest))) return [];
    return fits(rest) ? [sentence, rest] : [sentence];
  }
  const isEnough = (text: string) => fits(text) && countSpokenWords(text) >= MIN_WORDS;
  return (
    startsOf(line.clause, line.facts, facts, grammar)
      .map((start) => [start, line.clause.slice(start.length).replace(/^[,;]\s+/u, "")])
      .find(
        ([start = "", end = ""]) => isEnough(start) && isEnough(end) && isIndependent(end, facts, grammar),
      ) ?? pricedStart(line, facts.language).filter(isEnough)
  );
}

/** "and" by language; "and up" belongs to the price. */
const AND: Readonly<Record<string, RegExp>> = {
  en: /\sand\s(?!up(?!\p{L}))/giu,
  de: /\sund\s(?!mehr(?!\p{L}))/giu,
  fr: /\set\s(?!plus(?!\p{L}))/giu,
  es: /\sy\s(?!más(?!\p{L}))/giu,
  it: /\se\s(?!più(?!\p{L}))/giu,
  pt: /\se\s(?!mais(?!\p{L}))/giu,
  nl: /\sen\s(?!meer(?!\p{L}))/giu,
};

/**
 * The start of a line up to its price, without what else the customer gets: "We clean 20 panels for
 * $189" of "... and send you photos". Empty if the rest could be a cost or a condition.
 */
function pricedStart({ clause, facts }: Line, language: string): string[] {
  const lexicon = lexiconFor(language);
  const price = facts.flatMap(({ values }) => values).find(({ kind }) => kind === "price")?.text;
  const pattern = AND[language];
  if (price === undefined || lexicon === null || pattern === undefined) return [];
  return Array.from(clause.matchAll(pattern), ({ index, 0: and }) => ({
    start: clause.slice(0, index),
    rest: clause.slice(index + and.length),
  }))
    .filter(
      ({ start, rest }) =>
        start.includes(price) && !addsCost(start, rest, lexicon) && !hasWords(rest, lexicon.condition),
    )
    .map(({ start }) => start)
    .slice(0, 1);
}

/**
 * The question of a line that starts with one: "Receipts in a shoebox?", for `planOf` (`plan.ts`)
 * if its answer is the call at the end; null for other lines.
 */
export function questionOf(line: Line, material: Material): Line | null {
  const question = /^[^.!?]+\?/u.exec(line.text)?.[0];
  return question === undefined ? null : partOf(line, question, material);
}

function partOf(line: Line, typed: string, material: Material): Line {
  const { grammar, script, address, facts, hasOtherReaders } = material;
  const stated = line.facts.filter(({ text }) =>
    typed.toLowerCase().includes(normalizeSpaces(text).toLowerCase()),
  );
  return lineOf(
    { typed, facts: stated.length > 0 ? stated : line.facts, isWhole: true, isFragment: false },
    // The line is spelled correctly already.
    { grammar, script, address, isSober: facts.sober, hasOtherReaders, correct: (text) => text },
  );
}

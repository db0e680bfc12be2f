import { firstClauses } from "../../language/first-clauses.ts";
import { containsWord } from "../../language/contains-word.ts";
import { capitalizeFirst } from "../../language/letter-case.ts";
import { hasBalancedMarks } from "../../language/punctuation.ts";
import { sameWords } from "../../language/same-words.ts";
import { shorten } from "../../language/shorten.ts";
import type { Material } from "../../text/ads/material.ts";
import { weaknessOfLine, worthOfLine } from "../../text/ads/hook-worth.ts";
import type { Value } from "../../text/facts/value.ts";
import { canLead, isAsking, isDependent, type Line } from "../../text/ads/line.ts";
import type { FactKind, Facts } from "../../text/facts/facts.ts";
import { hasWords, startsWithWords } from "../../text/facts/lexicon.ts";
import { lexiconFor } from "../../text/facts/lexicons.ts";
import { EN } from "../../text/facts/lexicons/en.ts";
import { fitsScreen, MAX_ON_SCREEN } from "./end-card.ts";
import type { Narration } from "./narration.ts";
import type { Spoken } from "./sentences.ts";

/** Kinds of statements of which a shorter text must not promise more. */
const PROMISES: readonly FactKind[] = ["offer", "price"];
/** Minimum number of words of the start of a statement that is shown alone. */
const MIN_WORDS = 4;
/** Weaker parts of a statement and amounts, such as days and surcharges, say nothing alone. */
const MAX_WEAKNESS = 5;

/**
 * The on-screen text of each of the three scenes, at most `MAX_ON_SCREEN` (`end-card.ts`) units:
 * words that the scene says, in the last one the end card. A scene whose statements are too long to
 * be read shows an amount of them, the product or the company. `writeVideoScript`
 * (`write-video-script.ts`) calls it after `narrate`.
 */
export function onScreenTexts(
  material: Material,
  { scenes, opener, endCard }: Narration,
): readonly [string, string, string] {
  const { product: productName, company } = material.facts;
  const textsOf = (spoken: readonly Spoken[] = []) =>
    spoken
      .filter(({ lines }) => lines.some(({ shape }) => shape !== "tag"))
      .toSorted((a, b) => rank(b) - rank(a))
      .flatMap((spoken) => shownOf(spoken, material));
  const product =
    [capitalizeFirst(productName), company, ...headOf(company)].find(fitsScreen) ??
    shorten(productName, MAX_ON_SCREEN);
  // Viewers see what they hear first, or the product.
  const openings = (scenes[0] ?? []).filter(({ lines }) => opener !== undefined && lines.includes(opener));
  const firsts = openings.length > 0 ? openings : scenes[0];
  const [first = product] = [...textsOf(firsts), ...amountsOf(firsts)];
  // What is not said has to be seen.
  const isNamed = scenes.flat().some(({ text }) => containsWord(text, productName));
  const second = [
    ...(isNamed ? [] : [product]),
    ...textsOf(scenes[1]),
    ...amountsOf(scenes[1]),
    product,
    [company, ...headOf(company)].find(fitsScreen) ?? shorten(company, MAX_ON_SCREEN),
  ].find((text) => !sameWords(text, first));
  const shown = [first, second ?? product];
  // The end card names what was not shown yet.
  const closing = [company, product].find(
    (name) => fitsScreen(name) && !shown.some((text) => sameWords(text, name)),
  );
  return [first, second ?? product, endCard === "" ? (closing ?? product) : endCard];
}

/** "Kanzlei Wiebke Harms" of "Kanzlei Wiebke Harms, Fachanwältin für Arbeitsrecht". */
const headOf = (name: string) => [firstClauses(name, fitsScreen)].filter((head) => head !== null);

const rank = ({ lines }: Spoken) =>
  Math.max(...lines.map((line) => (isDetail(line) ? 0 : worthOfLine(line))));

/** Whether a line says little more than a time or a place: "Mondays and Thursdays". */
const isDetail = (line: Line) =>
  DETAILS.some((kind) => kind === line.facts[0]?.kind) && weaknessOfLine(line) >= MAX_WEAKNESS;
const DETAILS: readonly FactKind[] = ["time", "place"];

/** A spoken statement as on-screen text: whole, else its question or a complete start of it. */
function shownOf({ text, lines: [line] }: Spoken, { facts, lines }: Material): string[] {
  // "And you get photos" says nothing to a reader who has not heard the sentence before it.
  if (!line || (isDependent(line) && !canLead(line))) return [];
  const isAsTyped = text.toLowerCase().includes(line.lower);
  const said = isAsTyped ? line.clause : text.replace(/[.!。]+$/u, "");
  const question = isAsking(line) ? (/^[^?]+\?/u.exec(said)?.[0] ?? "") : "";
  const isPromise = line.facts.some(({ kind }) => PROMISES.includes(kind));
  const canEnd = (part: string) =>
    fitsScreen(part) &&
    part.includes(" ") &&
    !isCondition(part, facts) &&
    !isCut(said.slice(part.length), isPromise, facts);
  const start = firstClauses(said, canEnd) ?? (isPromise ? "" : beforeAnd(said));
  // A clause that ads may state alone.
  const parts = lines
    .filter(
      (part) =>
        part.shape !== "tag" &&
        said.toLowerCase().includes(part.lower) &&
        fitsScreen(part.clause) &&
        !isDetail(part),
    )
    .toSorted((a, b) => worthOfLine(b) - worthOfLine(a))
    .map(({ clause }) => clause);
  return [said, question, start, ...parts].filter(fitsScreen).slice(0, 1).map(capitalizeFirst);
}

/** Amounts of spoken statements that are too long to be read: "£8 a month", "312 families". */
const amountsOf = (spoken: readonly Spoken[] = []): string[] =>
  spoken
    .flatMap(({ text: said, lines }) =>
      lines
        .filter((line) => canLead(line) && weaknessOfLine(line) < MAX_WEAKNESS && !COMPARED.test(line.clause))
        .flatMap(({ facts }) => facts)
        .flatMap(({ text, values }) => values.filter((value) => !isInName(value, text)))
        // The start of a sentence may be said without the amounts of its end.
        .filter(({ text }) => containsWord(said, text)),
    )
    .filter(
      ({ kind, text }) =>
        /\d/u.test(text) &&
        text.split(/\s+/u).length >= (MIN_AMOUNT[kind] ?? Infinity) &&
        // "1 h", "4 mm" and "7 kilos" say nothing alone.
        /\p{L}{3}|\p{Sc}/u.test(text) &&
        !MEASURE.test(text) &&
        !SMALL_CHANGE.test(text),
    )
    .map(({ text }) => capitalizeFirst(text))
    .filter(fitsScreen);
/** Whether a value ends in the middle of a name: "14 Quay" of "14 Quay Street". */
const isInName = ({ text: value }: Value, text: string) =>
  /\s\p{Lu}\p{Ll}+$/u.test(value) && /^\s\p{Lu}\p{Ll}/u.test(text.slice(text.indexOf(value) + value.length));
/** Prices of others, or of earlier. */
const COMPARED =
  /(?<!\p{L})(?:other|others|instead of|elsewhere|usually|anderswo|statt|ailleurs|au lieu|otros|en lugar|altrove|invece|outros|em vez|elders|in plaats)(?!\p{L})/iu;
const MEASURE =
  /^[\d.,]+ ?(?:kilos?|kilogram\p{L}*|gram\p{L}*|met(?:er|re|ro)s?|mètres?|metri|lit(?:er|re|ro)s?|litri|mann|men|hombres|hommes|uomini|homens)$/iu;
const SMALL_CHANGE = /(?:cents?|centimes?|céntimos?|centesim[oi]|cêntimos?|pence)$/iu;
/** Words of an amount that says something alone: "£8 a month" and "312 families". */
const MIN_AMOUNT: Partial<Record<Value["kind"], number>> = { price: 3, number: 2 };

/** Whether a clause is a condition, which says nothing alone: "If the TV keeps getting louder". */
const isCondition = (clause: string, { language }: Facts) =>
  startsWithWords(clause, (lexiconFor(language) ?? EN).subordinate);

/** Whether the rest of a statement is a condition of it, or continues a promise: ", then £6". */
function isCut(rest: string, isPromise: boolean, { language }: Facts): boolean {
  const { condition, dependent, subordinate } = lexiconFor(language) ?? EN;
  return rest
    .split(/[,;:]\s/u)
    .some(
      (clause) =>
        hasWords(clause, condition) ||
        startsWithWords(clause, subordinate) ||
        RELATIVE.test(clause) ||
        (isPromise && startsWithWords(clause, dependent)),
    );
}

/** Start of a clause that says which people or things the one before it means. */
const RELATIVE =
  /^(?:who|which|whose|where|der|die|das|den|dem|denen|deren|dessen|was|wo|qui|que|dont|où|donde|che|cui|dove|onde|dat|waar)(?!\p{L})/iu;

/** "We empty a house in two days" of "... and leave it swept"; empty if it says too little. */
function beforeAnd(text: string): string {
  const head = text.split(/\s(?:and|und|et|y|e|en)\s/iu)[0] ?? "";
  // "Open van dinsdag tot" of "... tot en met zondag" is no thought.
  const isEnough =
    head.split(/\s+/u).length >= MIN_WORDS && hasBalancedMarks(head) && !/ \p{L}{1,3}$/u.test(head);
  return head !== text && isEnough && fitsScreen(head) ? head : "";
}

import { containsWord } from "../../language/contains-word.ts";
import { capitalizeFirst } from "../../language/letter-case.ts";
import { normalizeSpaces } from "../../language/lines.ts";
import { ensureFullStop } from "../../language/punctuation.ts";
import type { Fact, Facts } from "../facts/facts.ts";
import { colonOf, type AdGrammar } from "./grammar.ts";
import { isHead, isListed, isNegated, isPriced, type Item } from "./list-items.ts";
import { insideSentence, lineOf, type Line, type LineStyle } from "./line.ts";
import { productPrice } from "./name-lines.ts";
import { isClumsy, sharesStem } from "./name-score.ts";
import { startsWithPrice } from "./price-openings.ts";
import { USUAL, type Strength } from "./strength/strength.ts";

/** Fewest items after the colon, unless a price is before it. */
const MIN_ITEMS = 2;
/** Longest item after the colon in UTF-16 units. */
const MAX_ITEM = 48;
/** UTF-16 units up to which a sentence takes items, for ads with a call and a further statement. */
const SHORT_LENGTHS = [85, 110];
const MAX_LENGTH = 165;

/** Grade of an opening with the product's name and what belongs to it. */
const OF_NAME = 3;

/** A sentence made of a typed list, and the grades by which ads choose it. */
export interface ListSentence {
  readonly line: Line;
  readonly strength: Strength;
}

/** What `listSentences` makes sentences from; `materialOf` (`write-ads.ts`) passes it. */
interface ListOptions {
  /** The lines of the brief. A fact that none of them states may be hidden. */
  readonly lines: readonly Line[];
  readonly strengths: ReadonlyMap<Line, Strength>;
  readonly facts: Facts;
  readonly style: LineStyle;
}

/**
 * Sentences of the items that an owner typed with commas ("annual boiler service £85, Gas Safe
 * registered, two hour arrival slots"), which read like notes if each is a sentence of its own:
 * "Annual boiler service for £85: Gas Safe registered and two hour arrival slots." They have the
 * strongest items that fit. `materialOf` (`write-ads.ts`) calls it; `compose.ts` opens ads with the
 * sentences.
 */
export function listSentences(options: ListOptions): ListSentence[] {
  const { lines, facts, style } = options;
  if (style.grammar.functionWords.size === 0) return [];
  const stated = lines.flatMap((line) => line.facts);
  const items = facts.all.filter((fact) => stated.includes(fact)).map((fact) => itemOf(fact, options));
  const lists = Map.groupBy(
    items.filter((item) => isListed(item, style.grammar)),
    ({ fact: { sentence } }) => `${sentence.field} ${sentence.start}`,
  );
  return [...lists.values()].flatMap((list) => {
    const [first, ...others] = list;
    if (first === undefined || others.length < MIN_ITEMS || isWrittenShort(list)) return [];
    if (isHead(first, others, { product: facts.product, grammar: style.grammar }))
      return sentencesWithHead(first, others, options);
    const further = list.filter(({ line }) => !sharesWord(facts.product, line.clause));
    // "Cours de yoga pour futures mamans" says more than "yoga prénatal".
    return isClumsy(facts.product) || further[0] !== first ? [] : sentencesWithHead(null, further, options);
  });
}

/** "Pistacchio di Bronte, latte fresco, niente coloranti": a short list typed like a sentence. */
const isWrittenShort = ([first, ...others]: readonly Item[]) =>
  first !== undefined && others.length <= MIN_ITEMS && /^\p{Lu}/u.test(first.fact.text);

/** Whether an item says a word of the product again: "Yoga prénatal: cours de yoga". */
const sharesWord = (product: string, item: string) =>
  sharesStem(product, item) ||
  lettersOf(item).includes(lettersOf(product)) ||
  (product.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => containsWord(item, word));
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");

/** A fact as an item, with the grades of the lines that say no more than it. */
function itemOf(fact: Fact, { lines, strengths, style }: ListOptions): Item {
  const graded = lines
    .filter((line) => line.facts.length === 1 && line.facts.includes(fact))
    .map((line) => strengths.get(line))
    .filter((strength) => strength !== undefined);
  const typed = { typed: normalizeSpaces(fact.text), facts: [fact], isWhole: false, isFragment: false };
  return { fact, line: lineOf(typed, style), strength: graded[0] ?? { opening: USUAL, value: USUAL } };
}

/**
 * Whether a line is a typed list, all items of which stand in sentences of `listSentences`.
 * `materialOf` leaves it out: "End of tenancy cleaning, oven included, price from £160."
 */
export const isCoveredByLists = ({ facts }: Line, listed: readonly ListSentence[]): boolean =>
  facts.length > MIN_ITEMS && facts.every((fact) => listed.some(({ line }) => line.facts.includes(fact)));

/**
 * The first item, or without one the product, and after a colon the strongest others: a sentence
 * for each of the lengths.
 */
function sentencesWithHead(
  first: Item | null,
  others: readonly Item[],
  options: ListOptions,
): ListSentence[] {
  const { facts, style } = options;
  const { grammar } = style;
  const [head = "", ...details] = first?.line.clause.split(BEFORE_DETAIL) ?? [facts.product];
  const opening = first?.strength.opening ?? OF_NAME;
  const price = others.find((item) => priceAfter(item, options) !== null);
  const priced = [first, price].filter((item) => item != null);
  const start = price === undefined ? head : `${head} ${priceAfter(price, options)}`;
  const rest = others.filter(
    (item) =>
      item !== price &&
      item.line.inside.length <= MAX_ITEM &&
      // "Belt change €45: engine from 190" would say that the engine is included.
      !(isPriced(item) && priced.some(isPriced)),
  );
  const sentenceWith = (chosen: readonly Item[]) => {
    const items = [...details, ...chosen.map(({ line }) => line.inside)];
    if (price === undefined && items.length < MIN_ITEMS) return [];
    const end = items.length === 0 ? "" : `${colonOf(grammar)} ${enumerated(items, grammar)}`;
    const clause = `${capitalizeFirst(start)}${end}`;
    return [sentenceOf(clause, opening, [...priced, ...chosen], options)];
  };
  const sentencesOf = (items: readonly Item[]) =>
    [0, ...items.map((_, index) => index + 1)].flatMap((count) => sentenceWith(strongest(items, count)));
  // "No call out charge" can open another ad alone, so that short sentences leave it out.
  const short = sentencesOf(rest.filter((item) => !isNegated(item)));
  const all = sentencesOf(rest);
  const upTo =
    (length: number) =>
    ({ line }: ListSentence) =>
      line.clause.length <= length;
  const chosen = [
    ...SHORT_LENGTHS.map((length) => short.findLast(upTo(length)) ?? all.findLast(upTo(length))),
    all.findLast(upTo(MAX_LENGTH)),
  ];
  return [...new Map(chosen.map((sentence) => [sentence?.line.text, sentence])).values()].filter(
    (sentence) => sentence !== undefined,
  );
}

/**
 * The price of an item that says nothing else, as it follows the product: "from £65", "for £189";
 * null for other items.
 */
function priceAfter({ line }: Item, { facts, style: { grammar } }: ListOptions): string | null {
  const price = productPrice(line, facts, grammar);
  if (price === undefined || !startsWithPrice(line) || PAID_TO_OTHERS.test(facts.offering?.kind ?? ""))
    return null;
  if (/^\p{Ll}/u.test(line.inside)) return line.inside;
  return price.from || grammar.priceWord === null ? null : `${grammar.priceWord} ${line.inside}`;
}

/** The comma before what a head comes with; "£85, plus VAT" stays together. */
const BEFORE_DETAIL = /, (?!(?:plus|excl|exkl|zzgl|zuzüglich|hors|más|più|mais|ex) |(?:excl|exkl|zzgl)\.)/iu;

/** What advertises a wage or a use of donations, which is no price of the product. */
const PAID_TO_OTHERS = /^(?:job|charity)$/u;

/** The items with the highest expected value, in the order of the brief. */
function strongest(items: readonly Item[], count: number): readonly Item[] {
  const chosen = items.toSorted((a, b) => b.strength.value - a.strength.value).slice(0, count);
  return items.filter((item) => chosen.includes(item));
}

/** "and" between two words, in all languages with a grammar. */
const HAS_AND = /(?<!\p{L})(?:and|&|\+|plus|und|et|y|e|ed|en)(?!\p{L})/iu;

/** The items with commas and a last "and", which is left out beside another one. */
function enumerated(items: readonly string[], { language }: AdGrammar): string {
  if (items.slice(-2).some((item) => item.includes(", ") || HAS_AND.test(item))) return items.join(", ");
  // American English has a comma before "and", which a short ad does not need.
  const locale = language.startsWith("en") ? "en-GB" : language;
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(items);
}

/** A line of the items with their facts, which is worth all of them. */
function sentenceOf(
  clause: string,
  opening: number,
  items: readonly Item[],
  { style }: ListOptions,
): ListSentence {
  return {
    line: {
      clause,
      lower: clause.toLowerCase(),
      inside: insideSentence(clause, style.grammar),
      text: ensureFullStop(clause, style.script),
      shape: "sentence",
      felt: null,
      explained: null,
      benefit: null,
      facts: items.map(({ fact }) => fact),
      isWhole: true,
      isFragment: false,
      asks: false,
      isFormality: false,
      hasLoosePronoun: false,
    },
    strength: {
      opening,
      value: items.reduce((sum, { strength }) => sum + Math.max(0, strength.value - USUAL), USUAL),
    },
  };
}

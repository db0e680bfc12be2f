import { kindOf } from "./classify.ts";
import type { FactKind } from "./facts.ts";
import { hasWords, type Lexicon } from "./lexicon.ts";
import { isPraise } from "./praise.ts";
import { type Clause, mergeClauses } from "./segments.ts";
import type { Value } from "./value.ts";

/** Maximum number of words of an item before the last one: "full groom", "cleaning of filters". */
const MAX_ITEM_WORDS = 2;
/** Prepositions inside an item, which `MAX_ITEM_WORDS` does not count: "cleaning of filters". */
const LINK = /(?<!\p{L})(?:of|von|van|de|del|des|di|do|da|della|dei|d[’'])(?!\p{L})/giu;
/** Kinds of clauses that can be an item of a list. */
const ITEMS: readonly FactKind[] = ["feature", "benefit", "process"];
/** Kinds of a clause with a price; "13,50" without a currency is read as a number. */
const PRICED: readonly FactKind[] = ["price", "number"];
const AMOUNT = /^\d+[.,]\d{2}$/u;
/** A word before the price, unlike "at" or "à". */
const WORD = /\p{L}{3,}/u;

/**
 * Merges the items of a list with the price of all of them: "wash, cut, blow dry for £39" is one
 * clause, because "blow dry for £39" alone would be untrue. Returns other clauses unchanged.
 * `readFacts` calls it before `joinClauses`; the pattern is in this file.
 */
export function mergePricedLists(
  text: string,
  clauses: readonly Clause[],
  valuesOf: (range: Clause) => readonly Value[],
  lexicon: Lexicon,
): Clause[] {
  const merged: Clause[] = [];
  let items: Clause[] = [];
  const isItem = (clause: Clause) => {
    const own = text.slice(clause.start, clause.end);
    const words = own.replace(LINK, "").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    return (
      words <= MAX_ITEM_WORDS && valuesOf(clause).length === 0 && ITEMS.includes(kindOf(own, [], lexicon))
    );
  };
  const isPriced = (clause: Clause) => {
    const own = text.slice(clause.start, clause.end);
    const price = valuesOf(clause).find((value) => value.kind === "price" || AMOUNT.test(value.text));
    if (price === undefined || !PRICED.includes(kindOf(own, valuesOf(clause), lexicon))) return false;
    return WORD.test(text.slice(clause.start, price.span.start));
  };
  for (const clause of clauses) {
    const follows = clause.join === "weak" && items[0]?.sentence.start === clause.sentence.start;
    if (!follows) merged.push(...items.splice(0));
    if (follows && isPriced(clause)) {
      const [first = clause] = items;
      items = [];
      merged.push({ ...first, end: clause.end });
    } else if (isItem(clause)) items.push(clause);
    else merged.push(...items.splice(0), clause);
  }
  return [...merged, ...items];
}

/** Most words of a phrase that says for whom or for what a price is. */
const MAX_CONDITION_WORDS = 3;

/**
 * Whether a clause is a short phrase of small letters, such as "cheveux courts", which after a
 * price may say for whom or for what it is. `sentenceLines` (`ads/sentence-lines.ts`) cuts no
 * sentence between the two.
 */
export const canRestrict = (clause: string): boolean =>
  /^\p{Ll}[\p{L}’' -]+$/u.test(clause) && clause.split(/\s+/u).length <= MAX_CONDITION_WORDS;

/**
 * Merges a short phrase with the price before it, which it may restrict: "68 € la coupe + couleur,
 * cheveux courts". A phrase with a value, an offer, a feature, praise (`praise.ts`) or a capital
 * letter is a statement of its own, and so is one after an amount alone. A longer list after a
 * price may restrict it, too, and a price without its condition would be false. Returns other
 * clauses unchanged. `readFacts` calls it before `joinClauses`.
 */
export function mergePriceConditions(
  text: string,
  clauses: readonly Clause[],
  valuesOf: (range: Clause) => readonly Value[],
  lexicon: Lexicon,
): Clause[] {
  const textOf = ({ start, end }: Clause) => text.slice(start, end);
  const restricts = (clause: Clause) => {
    const own = textOf(clause);
    return (
      canRestrict(own) &&
      !isPraise(own) &&
      valuesOf(clause).length === 0 &&
      kindOf(own, [], lexicon) === "feature" &&
      !hasWords(own, lexicon.kinds.feature)
    );
  };
  return mergeClauses(
    clauses,
    (previous, clause) => restricts(clause) && endsInPrice(textOf(previous), valuesOf(previous)),
  );
}

/** Whether a clause says a price and what it is for, and hardly anything after it. */
function endsInPrice(clause: string, values: readonly Value[]): boolean {
  const price = values.at(-1);
  if (price?.kind !== "price") return false;
  const at = clause.lastIndexOf(price.text);
  const [before, after] = [clause.slice(0, at), clause.slice(at + price.text.length)];
  return (
    WORD.test(`${before} ${after}`) &&
    !after.includes(",") &&
    after.split(/\s+/u).length <= MAX_ITEM_WORDS + 2
  );
}

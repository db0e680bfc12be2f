import { capitalizeFirst } from "../language/letter-case.ts";
import { hasBalancedMarks } from "../language/punctuation.ts";
import type { Material } from "../text/ads/compose.ts";
import type { Line } from "../text/ads/line.ts";
import { startsOf } from "../text/ads/sentence-parts.ts";
import type { Fact, FactKind } from "../text/facts/facts.ts";
import { hasWords, startsWithWords } from "../text/facts/lexicon.ts";
import { lexiconFor } from "../text/facts/lexicons.ts";

/** Kinds of facts that are only true as a whole: a condition, both steps of a process. */
const WHOLE: readonly FactKind[] = ["offer", "price", "process", "caution"];
/** Minimum number of words of a start, and of UTF-16 units of one with two words. */
const MIN_WORDS = 3;
const MIN_LENGTH = 15;
const SPLIT = /,\s|;\s/u;

/**
 * The starts of a line that can stand alone (`startsOf` in `text/ads/sentence-parts.ts`; lengths:
 * `MIN_WORDS`, `MIN_LENGTH` here), longest first, and the items of a list without a verb or with a
 * price for each.
 * `short-texts.ts` tries them for fields in which the whole line does not fit. Empty if a part
 * could promise more than the whole, by its kind of fact (`WHOLE` here) or a word of `condition` in
 * the lexicon (`text/facts/lexicons`), for several facts, which have lines of their own, and in a
 * language without a lexicon.
 */
export function clausesOf({ clause, facts: stated }: Line, { facts, grammar }: Material): string[] {
  const lexicon = lexiconFor(facts.language);
  if (!lexicon || stated.length > 1 || /[:?]/u.test(clause)) return [];
  if (hasWords(clause, lexicon.condition)) return [];
  const standsAlone = (part: string) => {
    const words = wordsIn(part);
    return (
      (words >= MIN_WORDS || (words === 2 && part.length >= MIN_LENGTH)) &&
      part !== clause &&
      hasBalancedMarks(part) &&
      !LAST_OF_LIST.test(part) &&
      !isVerbFirst(part, facts.language) &&
      !startsWithWords(part, lexicon.dependent) &&
      !startsWithWords(part, lexicon.subordinate)
    );
  };
  const isWhole = stated.some(({ kind }) => WHOLE.includes(kind));
  if (isWhole)
    return pricesOf(clause, stated[0])
      .filter(standsAlone)
      .map((part) => capitalizeFirst(part));
  // Items without a verb are a list: "Two hours on flat water, seals at arm's length".
  const items = grammar.clause.test(clause) || HEADED.test(clause) ? [] : clause.split(SPLIT);
  return [...startsOf(clause, stated, facts, grammar), ...items]
    .filter(standsAlone)
    .map((part) => capitalizeFirst(part));
}

/** The end of a list, which needs its start: "Buche oder Laminat", "Äthiopien und Honduras". */
const LAST_OF_LIST = /^\p{L}+ (?:and|or|und|oder|et|ou|y|o|e|en|of) \p{L}+$/iu;

/** A condition without "if": "Breekt uw kunstgebit, dan repareren wij het". */
const VERB_FIRST: Readonly<Record<string, RegExp>> = {
  de: /^\p{L}+(?:t|en) (?:ihre?|deine?|d(?:er|ie|as)|eine?|etwas) (?!.*\?)/iu,
  nl: /^\p{L}+(?:t|en) (?:uw|je|jouw|de|het|een|er) (?!.*\?)/iu,
};

const isVerbFirst = (part: string, language: string) => VERB_FIRST[language.slice(0, 2)]?.test(part) === true;

/** A list whose first word belongs to each item: "Inclusief vervoer, kist en crematie". */
const HEADED =
  /^(?:incl\p{L}*|inkl\p{L}*|with|without|mit|ohne|avec|sans|con|sin|senza|com|sem|met|zonder|y compris|dont)(?!\p{L})/iu;

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** The items of a list in which each one has its own price: "£28 single, £42 double". */
function pricesOf(clause: string, fact: Fact | undefined): string[] {
  if (fact?.kind !== "price") return [];
  const items = clause.split(SPLIT);
  const amounts = (item: string) => item.match(AMOUNT)?.length ?? 0;
  const isPriced = (item: string) => amounts(item) === 1 && /\p{L}{3}/u.test(item.replace(AMOUNT, ""));
  return items.length > 1 && items.every(isPriced) ? items : [];
}
const AMOUNT =
  /(?:R\$|\p{Sc}) ?\d[\d.,]*|\d[\d.,]* ?(?:€|eur(?:os?)?(?!\p{L})|pounds?|dollars?|reais|francs?|chf)/giu;

import { capitalizeFirst } from "../language/letter-case.ts";
import { hasBalancedMarks } from "../language/punctuation.ts";
import type { Material } from "../text/ads/material.ts";
import type { Line } from "../text/ads/line.ts";
import { startsOf } from "../text/ads/sentence-starts.ts";
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
 * The starts of a line that can stand alone (`startsOf` in `text/ads/sentence-starts.ts`; lengths:
 * `MIN_WORDS`, `MIN_LENGTH` here), longest first, and the items of a list without a verb.
 * `short-texts.ts` tries them for fields in which the whole line does not fit. Of facts that are
 * only true as a whole (`WHOLE` here), only prices give parts: the items of a list in which each
 * has its own price, and the price without what it includes. Empty if the line has a word of
 * `condition` in the lexicon (`text/facts/lexicons`) or several facts, which have lines of their
 * own, and in a language without a lexicon.
 */
export function clausesOf({ clause, facts: stated }: Line, { facts, grammar }: Material): string[] {
  const lexicon = lexiconFor(facts.language);
  if (!lexicon || stated.length > 1 || /[:?]/u.test(clause)) return [];
  if (hasWords(clause, lexicon.condition)) return [];
  const standsAlone = (part: string) => {
    const words = part.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
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
  // Items without a verb are a list: "Two hours on flat water, seals at arm's length".
  const items = grammar.clause.test(clause) || HEADED.test(clause) ? [] : clause.split(SPLIT);
  const parts = isWhole
    ? stated.flatMap((fact) => [...pricedItems(clause, fact), ...withoutIncluded(clause, fact)])
    : [...startsOf(clause, stated, facts, grammar), ...items];
  return parts.filter(standsAlone).map((part) => capitalizeFirst(part));
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

/** "including" before what a price includes, and everything after it. */
const INCLUDING = /,? (?:including|incl\.?|inklusive|inkl\.?|y compris|inclusief)(?!\p{L}).*$/iu;

/** "A wasp nest costs €120" of "A wasp nest costs €120 including the journey". */
function withoutIncluded(clause: string, { kind, values }: Fact): string[] {
  const start = clause.replace(INCLUDING, "");
  return kind === "price" && values.some((value) => value.kind === "price" && start.includes(value.text))
    ? [start]
    : [];
}

/** The items of a list in which each one has its own price: "£28 single, £42 double". */
function pricedItems(clause: string, { kind, values }: Fact): string[] {
  if (kind !== "price") return [];
  const prices = values.filter((value) => value.kind === "price");
  const items = clause.split(SPLIT);
  const isPriced = (item: string) =>
    prices.filter(({ text }) => item.includes(text)).length === 1 && /\p{L}{3}/u.test(item);
  return items.length > 1 && items.every(isPriced) ? items : [];
}

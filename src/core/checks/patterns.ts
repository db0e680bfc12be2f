/** Helpers for rules that search words: boundaries, sentences around a match, and negation. */
import { eachMatch } from "../each-match.ts";
import type { CheckContext, Span, TextView } from "./rule.ts";

/** Letters and digits of the form that word patterns read: lower case, Latin. */
const LATIN = "a-zªµºß-ɏ";
const BORDERS: Readonly<Record<string, string>> = {
  "‹": `(?<![${LATIN}0-9_])`,
  "›": `(?![${LATIN}0-9_])`,
};

/**
 * Compiles alternatives of word patterns into one expression for `TextView.lower`. `‹` and `›` are
 * borders of words; `\p{L}` and `\p{N}` become short Latin ranges, because the full classes of
 * Unicode compile hundreds of times slower. `findWords`, the rules about words (`rules/`),
 * `topics.ts` and the studio's gate (`gate/claims.ts`) use it.
 */
export function compile(alternatives: readonly string[], flags = "g"): RegExp {
  let isInClass = false;
  const source = alternatives.join("|").replace(/\\p\{([LN])\}|\\.|[[\]‹›]/gsu, (part, category?: string) => {
    if (category) {
      const ranges = category === "L" ? LATIN : "0-9";
      return isInClass ? ranges : `[${ranges}]`;
    }
    if (part === "[" || part === "]") isInClass = part === "[";
    return BORDERS[part] ?? part;
  });
  return new RegExp(source, flags);
}

/** A sentence is cut off at this distance from the match, so that work stays linear. */
const SENTENCE_REACH = 160;
/** Number of characters before a match that are searched. */
const BEFORE_REACH = 30;
/** Maximum number of findings of one rule in a text, so that they do not hide other findings. */
const MAX_MATCHES = 20;

interface Surroundings {
  /** The sentence around the match, in lower case. */
  readonly sentence: string;
  readonly before: string;
  readonly after: string;
}

function surroundings(view: TextView, start: number, end: number): Surroundings {
  const head = view.lower.slice(Math.max(0, start - SENTENCE_REACH), start);
  const tail = view.lower.slice(end, end + SENTENCE_REACH);
  const cut = Math.max(...[". ", "! ", "? ", "… ", "\n"].map((mark) => head.lastIndexOf(mark)));
  const before = cut < 0 ? head : head.slice(cut + 1);
  const after = tail.slice(0, (tail.search(/[.!?…](?:\s|$)|\n/u) + 1 || tail.length + 1) - 1);
  return { before, after, sentence: before + view.lower.slice(start, end) + after };
}

const NEGATORS = new Set(
  (
    "no not never without cannot can't don't doesn't isn't aren't won't wouldn't nor neither nobody nothing hardly " +
    "kein keine keinen keiner keinem keines nicht nie niemals ohne weder " +
    "pas aucun aucune sans jamais ni ne n'est " +
    "sin nunca ningún ninguna ningun tampoco nada " +
    "non senza nessun nessuno nessuna né " +
    "não sem nenhum nenhuma nem nao " +
    "geen niet nooit zonder noch"
  ).split(" "),
);
/** Words after a negator that do not negate the statement: "don't miss", "not only", "why not". */
const NO_DENIAL = compile([
  "‹(?:don't|do not|never|not|nicht|nie|ne|pas|no|non|não|niet)\\s+(?:only|just|miss|wait|forget|settle|hesitate|overpay|worry|nur|bloß|länger|verpass\\p{L}*|vergessen|warten|seulement|ratez|manquez|attendez|hésitez|solo|sólo|te pierdas|lo dudes|esperes|perdere|perderti|aspettare|só|apenas|somente|perca|percas|alleen|missen|wachten)›",
  "‹(?:why|warum|wieso|pourquoi|waarom)\\s+(?:not|nicht|pas|niet)›",
]);
/** Maximum distance in words between a negator and the match that it negates. */
const NEGATION_REACH = 3;
/**
 * German and Dutch deny at the end of a clause: "heilt keine Krankheit", "garantieren wir nicht".
 */
const POST_NEGATORS =
  /^\s*(?:(?:[\p{L}']+\s+){0,4}?(?:nicht|kein\p{L}*|niet|geen)|(?:[\p{L}']+\s+)?(?:pas|nothing|nobody|niemanden|rien|nada|niente|nulla))(?![\p{L}])/u;
/** Words and marks that end the scope of a negation. */
const CLAUSE = /[,;:–—()|]|‹(?:but|and|aber|und|sondern|mais|et|pero|y|ma|mas|e|maar|en)›/u;
const CLAUSE_END = compile([CLAUSE.source]);

/**
 * Whether the words around a match deny it, "no guarantee" or "heilt nicht", so that a rule with
 * `findWords` does not report it.
 */
function isDenied(view: TextView, start: number, end: number): boolean {
  const { before, after } = surroundings(view, start, end);
  const clause = before.replace(NO_DENIAL, " ").split(CLAUSE_END).at(-1) ?? "";
  const words = clause.match(/[\p{L}\p{N}']+\.?/gu) ?? [];
  if (words.slice(-NEGATION_REACH).some((word) => NEGATORS.has(word))) return true;
  return POST_NEGATORS.test(after);
}

/**
 * Options of `findWords`: exceptions, that is matches that do not count. Rules set them; those of
 * categories are in `rules/categories.ts`.
 */
export interface WordOptions {
  /** Matches in a sentence that also matches this pattern do not count. */
  readonly unlessSentence?: RegExp;
  /**
   * Matches after this (tested on the sentence up to the match, so end it with `$`) do not count.
   */
  readonly unlessBefore?: RegExp;
  /** Whether a denial ("no guarantee") cancels the match. */
  readonly deniable?: boolean;
  /** Decides about a match by its text as typed. */
  readonly accept?: (found: string, view: TextView, start: number, context: CheckContext) => boolean;
}

/**
 * Makes the `find` of a rule that looks for words in the lower-case form of a text; at most
 * `MAX_MATCHES` (this file). `WordOptions` has exceptions, such as denials. `categories.ts`,
 * `comparison.ts`, `health.ts`, `offers.ts`, `personal.ts`, `promises.ts`, `proof.ts` and
 * `spelling.ts` in `rules/` use it.
 */
export function findWords(
  alternatives: readonly string[],
  options: WordOptions = {},
): (view: TextView, context: CheckContext) => readonly Span[] {
  const pattern = compile(alternatives);
  const { unlessSentence, unlessBefore, deniable = false, accept } = options;
  return (view, context) => {
    const spans: Span[] = [];
    for (const { index: start, 0: found } of eachMatch(view.lower, pattern)) {
      const end = start + found.length;
      if (accept && !accept(view.plain.slice(start, end), view, start, context)) continue;
      if (unlessSentence ?? unlessBefore) {
        const { sentence, before } = surroundings(view, start, end);
        if (unlessSentence?.test(sentence) || unlessBefore?.test(before.slice(-BEFORE_REACH))) continue;
      }
      if (deniable && isDenied(view, start, end)) continue;
      spans.push({ start, end });
      if (spans.length === MAX_MATCHES) break;
    }
    return spans;
  };
}

/**
 * Makes the `find` of a rule that looks for characters in the text as typed, such as emojis; only
 * `rules/characters.ts` uses it.
 */
export function findCharacters(pattern: RegExp): (view: TextView) => readonly Span[] {
  return ({ raw }) =>
    [...eachMatch(raw, pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

/**
 * Makes the `find` of a rule that looks for a shape, such as an address, in the readable form with
 * its letter case (`TextView.plain`), all matches; `accept` can refuse a match. `characters.ts`,
 * `contact.ts`, `letter-case.ts`, `platform-names.ts` and `spelling.ts` in `rules/` use it.
 */
export function findShapes(
  pattern: RegExp,
  accept: (found: string, view: TextView, start: number) => boolean = () => true,
): (view: TextView) => readonly Span[] {
  return (view) =>
    [...eachMatch(view.plain, pattern)]
      .filter(({ index, 0: found }) => accept(found, view, index))
      .map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

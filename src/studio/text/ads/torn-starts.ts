import type { AdGrammar } from "./grammar.ts";

/** Words by language that show whether a start of a sentence is torn. */
interface TornWords {
  readonly and: string;
  readonly or: string;
  /** Verbs of giving, and what stands before the person who gets something. */
  readonly gives: string;
  readonly to: string;
}

const WORDS: Readonly<Record<string, TornWords>> = {
  en: { and: "and", or: "or", gives: "gives?|brings?|sends?|hands?|delivers?|donates?|offers?", to: "to" },
  de: { and: "und", or: "oder", gives: "gibt|geben|bring\\p{L}*|schick\\p{L}*|spende\\p{L}*", to: "an" },
  fr: {
    and: "et",
    or: "ou",
    gives: "donne\\p{L}*|offr\\p{L}+|envoi\\p{L}+|apporte\\p{L}*|remet\\p{L}*",
    to: "à|aux?",
  },
  es: {
    and: "y|e",
    or: "o",
    gives: "da|damos|entreg\\p{L}+|enví\\p{L}+|regal\\p{L}+|don[ao]\\p{L}*",
    to: "al?",
  },
  it: {
    and: "e",
    or: "o",
    gives: "dà|diamo|regal\\p{L}+|consegn\\p{L}+|invi\\p{L}+|don[aio]\\p{L}*",
    to: "al?|alla|allo|agli|alle|ai",
  },
  pt: {
    and: "e",
    or: "ou",
    gives: "dá|damos|entreg\\p{L}+|envi\\p{L}+|do[aeo]\\p{L}*|oferec\\p{L}+",
    to: "ao?s?|às?",
  },
  nl: { and: "en", or: "of", gives: "gee?[fv]\\p{L}*|breng\\p{L}*|stuu?r\\p{L}*|schenk\\p{L}*", to: "aan" },
};

/** Compiled once, because every sentence of a brief is tested. */
const PATTERNS = new Map(
  Object.entries(WORDS).map(([language, { and, or, gives, to }]) => [
    language,
    {
      furtherItems: new RegExp(`^(?:, \\p{L}[\\p{L}-]*){1,4},? (?:${and}) `, "u"),
      also: new RegExp(`^, [^,]+,? (?:${and}) `, "u"),
      alternatives: new RegExp(`, .* (?:${or}) `, "u"),
      gives: new RegExp(`(?<!\\p{L})(?:${gives})(?!\\p{L})`, "iu"),
      to: new RegExp(`^(?:${to}) `, "iu"),
    },
  ]),
);

/** A short word before the last one or two words of a text: "de" of "de l'espagnol". */
const LAST_PREPOSITION = /(?<!\p{L})(\p{Ll}{1,5}) [\p{L}’'-]+(?: [\p{L}’'-]+)?$/u;

const patternsOf = (language: string) => PATTERNS.get(language.slice(0, 2));

/**
 * Whether a start ends with the first item of a list, of which the other items follow in the
 * sentence: "de temperatuur" before ", luchtvochtigheid en CO2", "de l'espagnol" before ", de
 * l'italien et du portugais". `standsAlone` (`sentence-starts.ts`) and `sentence-lines.ts` make no
 * line of such a start.
 */
export function isBeforeItems(start: string, sentence: string, language: string): boolean {
  const patterns = patternsOf(language);
  if (patterns === undefined || !sentence.startsWith(start)) return false;
  const rest = sentence.slice(start.length);
  if (patterns.furtherItems.test(rest)) return true;
  const preposition = LAST_PREPOSITION.exec(start)?.[1];
  return preposition !== undefined && rest.startsWith(`, ${preposition} `) && patterns.also.test(rest);
}

/**
 * Whether a start ends before a clause that says who gets something, behind a clause that was put
 * in: "gives it" before "with a lock, to a refugee". `startsOf` (`sentence-starts.ts`) and
 * `sentence-lines.ts` make no line of such a start.
 */
export function isBeforeRecipient(start: string, sentence: string, language: string): boolean {
  const patterns = patternsOf(language);
  if (patterns === undefined) return false;
  const clauses = sentence.split(/,\s/u);
  const recipient = clauses.findIndex(
    (clause, index) => index > 1 && patterns.to.test(clause) && patterns.gives.test(clauses[index - 2] ?? ""),
  );
  return recipient !== -1 && start.length <= clauses.slice(0, recipient).join(", ").length;
}

/** Refusals, restrictions and charges in all languages, without which a start promises more. */
const LIMITING =
  /[€£$%]|(?<!\p{L})(?:no|not|never|only|except|excluded|unless|but|provided|extra|charge|surcharge|nicht|nie|nur|außer|kein\p{L}*|aber|sofern|zuschlag|pas|jamais|sauf|seulement|uniquement|mais|majoré\p{L}*|supplément\p{L}*|à condition|nunca|sólo|solo|salvo|excepto|pero|recargo|non|mai|soltanto|tranne|ma|supplemento|não|só|apenas|exceto|mas|niet|nooit|alleen|behalve|geen|maar|toeslag|mits|condition|excluidos?|\p{L}+n[’']t)(?!\p{L})/iu;

/**
 * Whether the rest of a sentence may limit its start: "and since hygiene rules apply, underwear is
 * excluded". `startsOf` (`sentence-starts.ts`) asks it where only the words before the rest show a
 * new sentence.
 */
export const mayLimit = (rest: string): boolean => LIMITING.test(rest);

/** Words from which a clause says enough without the relative clause behind it. */
const MIN_BEFORE_RELATIVE = 7;

/**
 * Whether a short clause needs the relative clause behind it: "We are 34 people" of "We are 34
 * people, who sing every Tuesday". `startsOf` (`sentence-starts.ts`) and `sentence-lines.ts` make
 * no line of it.
 */
export const isBeforeRelative = (clause: string, sentence: string): boolean =>
  clause.split(" ").length < MIN_BEFORE_RELATIVE &&
  /^, (?:who|whose|die|der|das|denen|deren|dessen|qui|dont|que|quienes|che|cui) /u.test(
    sentence.slice(sentence.indexOf(clause) + clause.length),
  );

/**
 * Whether the text before a colon is a list without a verb: "Birth certificate, diploma or licence"
 * before "we translate it". `startsOf` (`sentence-starts.ts`) ends no start there.
 */
export const isListOfNames = (start: string, { language, clause }: AdGrammar): boolean =>
  patternsOf(language)?.alternatives.test(start) === true && !clause.test(start);

import { hasBalancedMarks } from "../../language/punctuation.ts";
import { hasWords, type Lexicon, startsWithWords, wordsPattern } from "./lexicon.ts";
import { MAIN_CLAUSE_WORDS, type MainClauseWords } from "./main-clause-words.ts";
import { asksForStep } from "./next-step.ts";
import type { Range } from "./segments.ts";

/** Longest sentence in UTF-16 units that stays whole: it leaves room for a call in a short ad. */
const MAX_WHOLE = 100;
/** Minimum number of words of a clause that becomes a sentence. */
const MIN_WORDS = 4;
/** Words at the start of a clause among which a pronoun stands for a noun of another clause. */
const NEAR_START = 4;

/**
 * The ranges of the main clauses of a sentence that is too long for a short ad, each a sentence of
 * its own: "We come within 40 minutes, and the price we quote is the price you pay" gives two,
 * without "and". The sentence stays whole if one of its clauses could be a condition or limit of
 * another one, and a clause stays with the one before it if it is too short, or if a pronoun in it
 * needs a noun of that one. `readFacts` (`read-facts.ts`) calls it for key messages; the words are
 * in `main-clause-words.ts`.
 */
export function mainClauses(text: string, sentence: Range, lexicon: Lexicon): Range[] {
  const words = MAIN_CLAUSE_WORDS.get(lexicon.language);
  const said = text.slice(sentence.start, sentence.end);
  if (words === undefined || said.length <= MAX_WHOLE || isLimited(said, words, lexicon)) return [sentence];
  const { starts, isFirst } = patternsOf(words);
  if (!isFirst.test(said)) return [sentence];
  const parts: Range[] = [];
  let from = 0;
  const textOf = ({ start, end }: Range) => said.slice(start, end);
  const push = (part: Range) => {
    const previous = parts.at(-1);
    const clause = textOf(part);
    if (previous === undefined || (standsAlone(clause, words) && isEnough(textOf(previous))))
      parts.push(part);
    else parts[parts.length - 1] = { start: previous.start, end: part.end };
  };
  for (const match of said.matchAll(starts)) {
    const end = match.index + match[0].length;
    const left = said.slice(from, match.index);
    const rest = said.slice(end);
    const [right = ""] = rest.split(/[,;:]\s/u);
    const isBenefit = startsWithWords(match[0].replace(/^[,;]? ?/u, ""), words.so) && DENIES.test(right);
    const before = said.slice(0, match.index);
    // "We do it: we take the mold, match the color and paint": the list stays together.
    const isInList = /\p{L}\s?: /u.test(before) && !/^[;:]/u.test(match[0]);
    const isCut = hasBalancedMarks(before) && !isInList && !isOpen(left, match, lexicon);
    if (!isCut || isBenefit || addsCost(left, rest, lexicon)) continue;
    push({ start: from, end: from + left.trimEnd().length });
    from = end;
  }
  push({ start: from, end: said.length });
  return parts.map(({ start, end }) => ({ start: sentence.start + start, end: sentence.start + end }));
}

const isEnough = (clause: string) => clause.split(/\s+/u).length >= MIN_WORDS;

/**
 * Whether a clause is understood without the one before it: it has enough words, and no pronoun for
 * a noun that is not in the clause.
 */
function standsAlone(clause: string, { anaphor }: MainClauseWords): boolean {
  const [found] = [...clause.matchAll(wordsIn(anaphor))];
  if (!isEnough(clause)) return false;
  if (found === undefined) return true;
  const before = clause.slice(0, found.index).trim().split(/\s+/u);
  return before.length >= NEAR_START && DETERMINER.test(before.slice(0, -1).join(" "));
}

/** A result that says little without its reason: "so there's nothing to add up later". */
const DENIES =
  /(?<!\p{L})(?:no|not|nothing|nobody|never|\p{L}+n[’']t|keine?\p{L}{0,2}|nicht|nichts|nie|pas|rien|jamais|plus|aucune?|nada|nunca|nadie|sin|niente|nessun[ao]?|non|mai|não|nenhuma?|niets|geen|niet|nooit)(?!\p{L})/iu;

/** Articles and possessives, before a noun that a later pronoun of the clause stands for. */
const DETERMINER =
  /(?<!\p{L})(?:the|an?|your|our|every|each|d(?:er|ie|as|en|em)|eine?[mnrs]?|unsere?\p{L}?|ihre?\p{L}?|deine?\p{L}?|le|la|les|une?|votre|vos|el|los|las|una?|tus?|il|lo|gli|i|o|os|as|uma?|de|het|een|je|uw|\d+) \p{L}/iu;

/** Whether a clause of the sentence may limit what another clause promises. */
function isLimited(
  said: string,
  { and, conditional, limiting, subordinator }: MainClauseWords,
  lexicon: Lexicon,
) {
  const { condition, kinds } = lexicon;
  return said.split(/[,;:]\s/u).some((clause, index) => {
    const start = clause.replace(new RegExp(`^(?:${and}) `, "iu"), "");
    if (startsWithWords(start, limiting) && (index === 0 || start !== clause)) return true;
    return [conditional, condition, kinds.caution].some((words) => {
      const found = wordsPattern(words).exec(clause);
      // "A tutor who calls you if you fall behind": the condition is within the relative clause.
      return found !== null && !hasWords(clause.slice(0, found.index), subordinator);
    });
  });
}

/**
 * Whether the clause before a cut is still open: an order to the customer, without which the rest
 * is not true ("bring it in and we mend it"), or a clause of which the next one may be a part: an
 * "and" without a comma may join two clauses after "who" or "because".
 */
function isOpen(left: string, match: RegExpExecArray, { language }: Lexicon): boolean {
  const words = MAIN_CLAUSE_WORDS.get(language);
  if (words === undefined) return true;
  const { isFirst } = patternsOf(words);
  const [last = ""] = left.split(/[,;:]\s/u).slice(-1);
  const [afterColon = ""] = left.split(/[;:]\s/u).slice(-1);
  const isJoined = !/^[,;:]/u.test(match[0]);
  return (
    !isFirst.test(afterColon) ||
    asksForStep(last, language) ||
    (isJoined && (!isFirst.test(last) || hasWords(last, words.subordinator)))
  );
}

const AMOUNT = /[€$£]|\d (?:euros?|pounds|reais|dollars)(?!\p{L})/iu;
/** What the customer pays besides the price. */
const COST =
  /(?<!\p{L})(?:surcharges?|fees?|charged?|billed|pay (?:for|the|a|your|extra)|costs? more|(?:kommen|kommt|kosten|zahlen|tragen|trägst|zahlst|berechnen|verlangen)|aufpreis|zuschlag|à (?:votre|ta) charge|suppléments?|payez|facturons|(?:a|por) (?:tu|su|sua|tua) (?:cargo|cuenta|conta)|pagas|paga|cobramos|a (?:tuo|suo|vostro) carico|paghi|addebitiamo|supplemento|suplemento|(?:voor|op) (?:uw|je|jouw|eigen) (?:rekening|kosten)|in rekening|toeslag|betaalt (?:u|je)?|rekenen)(?!\p{L})/iu;

/**
 * Whether the rest of a sentence may add a cost to the price or offer in the clauses before it,
 * which would then promise more without it: "379 €, livre compris ; les timbres restent à votre
 * charge". Words: `COST` here; `startsOf` (`ads/sentence-starts.ts`) and
 * `video/script/long-lines.ts` ask it, too.
 */
export const addsCost = (left: string, rest: string, { kinds }: Lexicon): boolean =>
  (AMOUNT.test(left) || hasWords(left, kinds.offer)) && (AMOUNT.test(rest) || COST.test(rest));

const wordPatterns = new Map<string, RegExp>();

/** The words anywhere in a text, for `matchAll`. */
function wordsIn(words: string): RegExp {
  const pattern = wordPatterns.get(words) ?? new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "giu");
  wordPatterns.set(words, pattern);
  return pattern;
}

interface Patterns {
  /** What separates a main clause from the one before it. */
  readonly starts: RegExp;
  /** A sentence that starts with a main clause. */
  readonly isFirst: RegExp;
}

const patterns = new WeakMap<MainClauseWords, Patterns>();

function patternsOf(words: MainClauseWords): Patterns {
  const known = patterns.get(words);
  if (known !== undefined) return known;
  const { and, so, pronoun, noun, opening, front } = words;
  const main = `(?:(?:${front})?(?:${pronoun}|${noun})(?!\\p{L}))`;
  const made = {
    starts: new RegExp(
      `(?:, (?:${and}|${so})|; ?(?:${and}|${so})?|:|,(?= (?:${pronoun})(?!\\p{L}))| (?:${and})) (?=${main})`,
      "giu",
    ),
    isFirst: new RegExp(`^(?:${main}|(?:${opening})(?!\\p{L}))`, "iu"),
  };
  patterns.set(words, made);
  return made;
}

import type { Facts } from "../facts/facts.ts";
import { startsWithWords, type Words } from "../facts/lexicon.ts";
import { lexiconFor } from "../facts/lexicons.ts";
import { EN } from "../facts/lexicons/en.ts";
import { CONSEQUENCE_WORDS } from "../facts/segments.ts";
import type { AdGrammar } from "./grammar.ts";
import { isJoined, withoutJoiningWord } from "./joining-words.ts";

/** A statement with a list of what belongs to it. */
export const LISTED = /\p{L}\s?: \p{L}/u;

/** "and" within a clause, which then has the last items of a list: "cut it and take it away". */
const LAST_ITEMS = /\s(?:and|und|et|y|e|en)\s/iu;
/**
 * Whether a text is typed like a sentence (a capital or digit first, a final mark last), not like a
 * list of notes, whose items stand alone. `sentence-lines.ts` keeps lists of such sentences whole.
 */
export const isWritten = (text: string): boolean => /^[\p{Lu}\p{N}].*[.!?]$/u.test(text);

const laterClauses = (sentence: string) => sentence.split(/[,;]\s/u).slice(1);

/**
 * Whether a clause with "and" follows a comma of a text: "Wed-Sat, and we open it while you wait".
 * Of an order to the customer, such a clause is only true after its start; `lines.ts` and
 * `sentence-lines.ts` ask for it.
 */
export const hasJoinedClause = (text: string): boolean => /, (?:and|und|et|y|e|en) /iu.test(text);

/** Whether a clause is a condition, with or without "and" before it. */
export const isCondition = (clause: string, { language }: Pick<Facts, "language">) =>
  startsWithWords(withoutJoiningWord(clause, language), (lexiconFor(language) ?? EN).subordinate);

/**
 * Whether a later clause of a sentence is a condition, so that a clause alone could promise more:
 * "and, if it fails, you get your money back". The words are `subordinate` of the language's
 * lexicon (`facts/lexicons`). `sentenceLines` (`sentence-lines.ts`) keeps such a sentence together.
 */
export const isConditional = (sentence: string, facts: Pick<Facts, "language">): boolean =>
  laterClauses(sentence).some((clause) => isCondition(clause, facts));

/**
 * Whether a sentence of a brief reads best as a whole in ads: it has a condition (`isConditional`),
 * it ends with the last item of a list ("and leave no soot"), or a list follows its colon.
 * `sentenceLines` (`sentence-lines.ts`) calls it.
 */
export function keepsTogether(sentence: string, facts: Pick<Facts, "language">): boolean {
  return (
    LISTED.test(sentence) ||
    isConditional(sentence, facts) ||
    laterClauses(sentence).some(
      (clause) => isJoined(clause, facts.language) || (isWritten(sentence) && LAST_ITEMS.test(clause)),
    )
  );
}

/** What the business does in the clause of a condition: "si se nubla cambiamos la fecha". */
const WE_ACT =
  /(?<!\p{L})(?:we|wir|nous|on|noi|wij)(?!\p{L})|(?<!\p{L})\p{L}+(?:amos|emos|imos|iamo)(?!\p{L})/iu;

/**
 * Whether a part of a conditional sentence comes before its condition and does not depend on it:
 * "29 euros" in "29 euros and, if it fails, your money back", not "Your money back, if it fails".
 * `sentenceLines` (`sentence-lines.ts`) prints such a part alone; the words are `subordinate` of
 * the lexicon.
 */
export function isBeforeCondition(part: string, sentence: string, facts: Pick<Facts, "language">): boolean {
  const condition = laterClauses(sentence).find((clause) => isCondition(clause, facts));
  if (condition === undefined) return true;
  const at = sentence.indexOf(condition);
  // In a typed list, "if it rains we move the date" says nothing of the item before it.
  const isItem = !isWritten(sentence) && WE_ACT.test(condition);
  const isApart =
    isItem ||
    isJoined(condition, facts.language) ||
    TORN_END.test(sentence.slice(0, at).replace(/[,;\s]+$/u, ""));
  return isApart && sentence.includes(part) && sentence.indexOf(part) + part.length <= at;
}

/**
 * Whether a part of a sentence is the condition at its start, which says nothing alone: "If the TV
 * keeps getting louder" (`subordinate` of the lexicon). `sentenceLines` (`sentence-lines.ts`) makes
 * no line of it.
 */
export const isOpeningCondition = (
  part: string,
  sentence: string,
  { language }: Pick<Facts, "language">,
): boolean =>
  sentence.startsWith(part) &&
  /\p{L}/u.test(sentence.slice(part.length)) &&
  startsWithWords(part, (lexiconFor(language) ?? EN).subordinate);

/**
 * Starts of clauses that are sentences of their own after "and": "and the bag is yours to keep",
 * "und wir holen es ab". A verb there would belong to the clause before it.
 */
export const INDEPENDENT =
  /^(?:and|und|et|y|e|en) (?:(?:if|when|wenn|falls|quand|si|cuando|se|quando|als|we|you|it|the|your|our|wir|sie|du|die|der|das|ihre?|deine?|nous|vous|le|la|les|votre|on|te|tú|los|las|el|nosotros|il|lo|gli|o|os|a|as|você|wij|je|u|het|de)(?!\p{L})|l[’'])/iu;

/** "and" before the reason for a new clause: "and because many give up we pair". */
export const AND_BECAUSE =
  /^(?:and (?:because|since)|und weil|et (?:comme|puisque)|y (?:como|porque)|e (?:siccome|poiché|perché)|e (?:como|porque|já que)|en omdat)(?!\p{L})/iu;

/**
 * The same with a phrase before the subject: "and for less than a new one we can", "und nach zwei
 * Wochen holen wir". What the phrase limits is in the clause after it.
 */
export const FRONTED =
  /^(?:and (?:for|from|with|in|on|by|after|at|within|during) [^,]+? (?:we|you|i)(?:[’'](?:ll|ve))? \p{L}+|und (?:für|mit|in|im|nach|ab|bei|von|am|innerhalb|zum) [^,]+? \p{Ll}+(?:n|t|st) (?:wir|sie|du|ihr)|et (?:pour|en|avec|dans|dès|par|à|au|après|chez) [^,]+? (?:nous|vous|on) \p{L}+|y (?:por|en|con|desde|tras|después|a) [^,]+? \p{L}+(?:amos|emos|imos)|e (?:per|in|con|da|dal|dopo|entro|a) [^,]+? \p{L}+iamo|e (?:por|em|com|desde|após|depois|a) [^,]+? \p{L}+[aei]mos|en (?:voor|met|in|na|vanaf|bij|binnen|op|tegen) [^,]+? \p{Ll}+(?:n|t) (?:we|wij|u|je))(?!\p{L})/iu;

/** Prepositions and adverbs of time at the start of a clause, before its subject. */
const PHRASE: Readonly<Record<string, RegExp>> = {
  en: /^(?:for|from|with|in|on|by|after|at|within|during|since|before|then|now) /iu,
  de: /^(?:für|mit|in|im|nach|ab|bei|von|am|innerhalb|zum|seit|vor|danach|dann) /iu,
  fr: /^(?:pour|en|avec|dans|dès|par|à|au|après|chez|depuis|avant|puis|ensuite) /iu,
  es: /^(?:por|para|en|con|desde|tras|después|a|antes de|luego) /iu,
  it: /^(?:per|in|con|da|dal|dopo|entro|a|prima d\p{L}+|poi) /iu,
  pt: /^(?:por|para|em|com|desde|após|depois|a partir de|antes de) /iu,
  nl: /^(?:voor|met|in|na|vanaf|bij|binnen|op|tegen|sinds|daarna|dan) /iu,
};

/** Fewest words of a clause with such a phrase, so that it has a subject and a verb besides. */
const MIN_PHRASED = 6;

/**
 * Whether a clause starts with "and" and a phrase before its subject: "et depuis l'hiver dernier
 * nos étagères sont vides". `sentence-starts.ts` asks it of clauses with a verb.
 */
export const opensWithPhrase = (clause: string, language: string): boolean =>
  isJoined(clause, language) &&
  clause.split(" ").length >= MIN_PHRASED &&
  PHRASE[language.slice(0, 2)]?.test(withoutJoiningWord(clause, language)) === true;

/**
 * Whether the start of a sentence is only such a phrase, which says nothing without the clause
 * behind it: "On the first Wednesday of the month". A price may follow a preposition alone.
 */
export const isPhraseOnly = (
  start: string,
  { language }: Pick<Facts, "language">,
  grammar: AdGrammar,
): boolean =>
  PHRASE[language.slice(0, 2)]?.test(start) === true && !grammar.clause.test(start) && !/[€$£]/u.test(start);

/**
 * Whether a clause without "and" starts with a subject, and not with a condition.
 * `sentence-starts.ts` calls it.
 */
export const hasSubject = (clause: string, subordinate: Words) =>
  INDEPENDENT.test(`and ${clause}`) && !GERMAN_RELATIVE.test(clause) && !startsWithWords(clause, subordinate);

/** A German relative pronoun, which has no noun or adjective behind it as an article has. */
const GERMAN_RELATIVE =
  /^(?:die|der|das|den|dem) (?:jede[nmrs]?|sich|es|ihn|sie|wir|ich|man|uns|ihnen|nicht|nur|schon|noch|gern|gerne|immer|oft|eine?[nmrs]?|keine?[nmrs]?|vor|in|im|am|an|auf|mit|bei|nach|seit|zu|zum|zur|für|von|ohne|aus|über|unter|zwischen|gerade|sonst|dann|auch)(?!\p{L})/iu;

/**
 * Whether a clause at the end of a sentence, with or without "and" before it, can be a sentence of
 * its own: it starts with a subject (`INDEPENDENT` here) and has a verb (`clause` of the grammar).
 * `long-lines.ts` of the scripts divides sentences there.
 */
export function isIndependent(
  clause: string,
  { language }: Pick<Facts, "language">,
  grammar: AdGrammar,
): boolean {
  const { subordinate } = lexiconFor(language) ?? EN;
  return hasSubject(withoutJoiningWord(clause, language), subordinate) && grammar.clause.test(clause);
}

/** Start of a clause that was cut from the clause from which it follows. */
const CONSEQUENCE = new RegExp(`^(?:${CONSEQUENCE_WORDS})(?!\\p{L})`, "iu");
/** The German word is a consequence, the English one is not. */
const GERMAN_ALSO = /^also(?!\p{L})/iu;

const isConsequence = (clause: string, language: string) =>
  CONSEQUENCE.test(clause) || (language.startsWith("de") && GERMAN_ALSO.test(clause));

/**
 * Whether what follows a part of a sentence is its benefit: "Wij zuigen vanaf de grond" before
 * "dus geen ladder tegen je gevel". `sentenceLines` (`sentence-lines.ts`) makes no line of such a
 * part.
 */
export const isBeforeConsequence = (
  part: string,
  sentence: string,
  { language }: Pick<Facts, "language">,
): boolean =>
  sentence.startsWith(part) && isConsequence(sentence.slice(part.length).replace(/^[,;\s]+/u, ""), language);

/** End of a clause that was cut from the clause after it, also behind words that are put in. */
const TORN_END =
  /(?<!\p{L})(?:and|or|that|which|who|where|if|und|oder|dass|wenn|et|ou|que|qui|y|e|o|en que|em que|si|se|che|en|of|dat)$|(?<!\p{L})(?:and|und|et|y|e|en), [^,;:]+$/iu;

/** A contrast to the clause before it: "not on the doorstep", "non per quella della strada". */
const CONTRAST =
  /^(?:not|nicht|pas|non|n[ãa]o|niet|no) (?:the|el|la|los|las|il|les?|celui|der|die|das|de|het|for|from|on|at|by|just|only|für|von|auf|aus|im|nur|pour|sur|dans|chez|seulement|per|dal?|sull?[ao]?|solo|para|con|por|na|em|só|voor|van|op|alleen)(?!\p{L})/iu;

/** A participle before a price, which says nothing alone: "partendo da 1.900 €". */
const PRICED_PARTICIPLE =
  /^(?:starting|beginning|priced|costing|beginnend|angefangen|ausgehend|partant|démarrant|débutant|commençant|partiendo|empezando|comenzando|partendo|iniziando|cominciando|partindo|começando|uitgaande|te beginnen)(?!\p{L}).*\d/iu;

/** A clause about the word before it, and no question: "which adds £35". */
const RELATIVE =
  /^(?:which|whose|welche[rsn]?|deren|dessen|lesquel(?:le)?s|laquelle|lequel|l[oa]s? cual(?:es)?|el cual|cuy[oa]s?|il quale|la quale|i quali|o qual|a qual|os quais|as quais|cuj[oa]s?|(?-i:lo que|o que|ce qu[ei]|il che))(?!\p{L})(?!.*[?,])/iu;

/** A second verb of the sentence before it: "tell you what we can get back". */
const SECOND_PART = /^(?:tell|send|show|give|bring|teach|email|text) (?:you|u)(?!\p{L})/iu;

/** Whether a text is a remark in brackets: "(contains nuts)". `sentence-lines.ts` calls it. */
export const isBracketed = (text: string): boolean => /^[([]/u.test(text);

/**
 * Whether a clause reads like part of a sentence: "and two hours costs £890", "60 nights and", also
 * in brackets. The words are in `joining-words.ts` and this file (`CONSEQUENCE`, `CONTRAST`,
 * `RELATIVE`, `SECOND_PART`, `PRICED_PARTICIPLE`, `TORN_END`). `sentence-lines.ts` leaves such
 * clauses out.
 */
export const isTorn = (clause: string, { language }: Pick<Facts, "language">): boolean =>
  isBracketed(clause) ||
  isJoined(clause, language) ||
  isConsequence(clause, language) ||
  CONTRAST.test(clause) ||
  RELATIVE.test(clause) ||
  SECOND_PART.test(clause) ||
  PRICED_PARTICIPLE.test(clause) ||
  TORN_END.test(clause.replace(/[\s.,;:]+$/u, ""));

/**
 * Sentences longer than this, in UTF-16 units, leave no room for a call in the shorter ads, whose
 * limit is in `AD_LENGTHS` of `write-ads.ts`. `sentenceLines` (`sentence-lines.ts`) then also
 * offers a start or clauses.
 */
export const MAX_BESIDE_CALL = 104;

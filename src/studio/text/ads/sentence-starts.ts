import { endsWithinStatement } from "../../language/first-clauses.ts";
import { normalizeSpaces } from "../../language/lines.ts";
import type { Fact, FactKind, Facts } from "../facts/facts.ts";
import { hasWords, startsWithWords } from "../facts/lexicon.ts";
import { lexiconFor } from "../facts/lexicons.ts";
import { EN } from "../facts/lexicons/en.ts";
import { addsCost } from "../facts/main-clauses.ts";
import { asksForStep } from "../facts/next-step.ts";
import { kindOf } from "../facts/classify.ts";
import type { AdGrammar } from "./grammar.ts";
import { isJoined } from "./joining-words.ts";
import { startsBeforeSecondVerb } from "./second-verbs.ts";
import {
  AND_BECAUSE,
  FRONTED,
  hasSubject,
  INDEPENDENT,
  isCondition,
  isConditional,
  isTorn,
  isWritten,
  LISTED,
  MAX_BESIDE_CALL,
  isPhraseOnly,
  opensWithPhrase,
} from "./sentence-parts.ts";
import {
  isBeforeItems,
  isBeforeRecipient,
  isBeforeRelative,
  isListOfNames,
  mayLimit,
} from "./torn-starts.ts";

/** Longest start of a sentence, in UTF-16 units, and its fewest words. */
const MAX_START = 113;
const MIN_WORDS = 4;

/** Starts of clauses that say what follows from the clause before, or stress it. */
const RESULT =
  /^(?:so|so that|even|sodass|damit|sogar|selbst|donc|même|así que|incluso|quindi|così|anche|assim|mesmo|zodat|zelfs)(?!\p{L})/iu;
/** Starts of clauses that say what readers do meanwhile: "while you shop". */
const MEANWHILE =
  /^(?:while you|während (?:sie|du)|pendant que (?:vous|tu)|mientras (?:tú|usted)|mentre (?:tu|voi|lei)|enquanto (?:você|tu))(?!\p{L})/iu;
/** Starts of clauses that give the reason for the clause before, which is true without it. */
const REASON =
  /^(?:because|weil|parce que|car|puisque|porque|ya que|perché|poiché|pois|já que|omdat|want|terwijl)(?!\p{L})/iu;
/** What a price includes, without which it promises no more: "inclusief koffie". */
const INCLUDED =
  /^(?:including|inklusive|inkl\.?|y compris|incluid[oa]s?|inclus[oaie]|compres[oaie]|incluindo|inclusief|incl\.?)(?!\p{L})/iu;
/** Starts of clauses that tell more about the word before their comma: "que cozemos no forno". */
const RELATIVE = /^(?:which|who|whose|qui|que|qu[’']\p{L}+|dont|où|che|di cui|onde) /iu;
/** Words before the next of several steps: ", then try a pair at home". */
const NEXT =
  /^(?:and )?(?:then|(?:und )?dann|(?:et )?(?:puis|ensuite)|(?:y )?luego|(?:e )?poi|(?:e )?depois|(?:en )?daarna) /iu;

/** Whether a clause is the reader's next step, and no cost or reward: "then the club renews". */
const isNextStep = (clause: string, language: string) =>
  NEXT.test(clause) && asksForStep(clause.replace(NEXT, ""), language);
/** What people wrongly think, which the rest of the sentence corrects. */
const OPINION =
  /^(?:(?:many|most|a lot of|lots of) people (?:think|believe|assume)|(?:viele|die meisten)(?: \p{L}+)? (?:denken|glauben|meinen)|(?:beaucoup|la plupart)(?: de gens| des gens)? (?:pensent|croient)|mucha gente (?:cree|piensa)|(?:molti|tanti) (?:pensano|credono)|(?:muita|toda a|quase toda a) gente (?:pensa|acha|julga)|(?:veel mensen|velen) denken)(?!\p{L})/iu;
/** The truth beside such an opinion. */
const CORRECTS =
  /(?<!\p{L})(?:but|truth|actually|in fact|aber|tatsächlich|in wahrheit|dabei|mais|en réalité|or|pero|verdad|realidad|ma|in realtà|verità|mas|verdade|na realidade|maar|in werkelijkheid|eigenlijk)(?!\p{L})/iu;
/** What only announces the words after a colon: "Here's how it goes". */
const ANNOUNCES =
  /(?<!\p{L})(?:how (?:it|this|that) (?:goes|works)|so (?:geht|läuft|funktioniert)(?:[’']?s| es| das)?|comment ça (?:marche|se passe)|(?:así|cómo) (?:funciona|es|va)|come funziona|(?:como|assim) (?:funciona|é)|(?:zo|hoe) (?:werkt|gaat)(?: het)?(?: in zijn werk)?)$/iu;
const COLON = /\s?: (?=\p{L})/u;

/** What the business does: "we replace the pane", "sostituiamo il vetro". */
const WE_DO = /^(?:we|wir|wij|nous|on|noi|nosotros|nós|\p{L}+(?:amos|emos|imos|iamo))(?!\p{L})/iu;

/**
 * What follows the colon of a sentence that names things or problems without a verb before it:
 * "we replace the pane" of "Broken pane, fogged glazing: we replace the pane"; null for others. The
 * names alone promise nothing, so `sentenceLines` (`sentence-lines.ts`) prints the answer alone. An
 * offer or a price may be for those whom the sentence names first: "Students, carers: half price".
 * @param stated the facts of the sentence
 */
export function answerOf(sentence: string, stated: readonly Fact[], grammar: AdGrammar): string | null {
  const [names = "", answer = "", ...others] = sentence.split(COLON);
  const isList = /,\s/u.test(names) && !grammar.clause.test(names) && !/\d/u.test(names);
  const isOffer = stated.some(({ kind }) => kind === "offer" || kind === "price");
  return isList && !isOffer && others.length === 0 && WE_DO.test(answer) ? answer : null;
}

/** Kinds of facts that a phrase after them may restrict: "20% off, for members". */
const PROMISES: readonly FactKind[] = ["offer", "price", "objection"];

/** The parts of a brief that decide where a sentence may end. */
type SentenceContext = Pick<Facts, "company" | "product" | "language">;

/**
 * The starts of a sentence, longest first, that end before a clause with its own statement or
 * before its list, so that no promise loses its condition. Lines of ads (`sentence-lines.ts`),
 * short texts (`copy/clauses.ts`) and scripts call it. Words of conditions are in the lexicons,
 * those of new sentences in `INDEPENDENT` (`sentence-parts.ts`).
 * @param stated the facts of the sentence
 */
export function startsOf(
  sentence: string,
  stated: readonly Fact[],
  { company, product, language }: SentenceContext,
  grammar: AdGrammar,
): string[] {
  const lexicon = lexiconFor(language) ?? EN;
  const { condition, dependent, subordinate } = lexicon;
  const isNamed = (clause: string) =>
    [company, product].some((name) =>
      clause
        .replace(/^\p{L}+ /u, "")
        .toLowerCase()
        .startsWith(name.toLowerCase()),
    );
  const clauses = sentence.replace(/[\s.]+$/u, "").split(/,\s/u);
  // "Translation of diplomas in 5 days, legalization included" has no verb that a cut could tear.
  const isListed = isLong(sentence) && isWritten(sentence) && !grammar.clause.test(sentence);
  const candidates = clauses.flatMap((clause, index) => {
    if (index === 0) return [];
    const start = clauses.slice(0, index).join(", ");
    const isPromise = stated.some(({ kind, text, values }) => {
      if (!PROMISES.includes(kind) || !start.includes(normalizeSpaces(text).slice(0, MIN_SHARED)))
        return false;
      if (start.includes(normalizeSpaces(text))) return true;
      // The promise may be in the clause after the start: "in a day, for a fixed price".
      const within = values.filter((value) => start.includes(normalizeSpaces(value.text)));
      return PROMISES.includes(kindOf(start, within, lexicon));
    });
    // Where only its first words show a new sentence, the rest must not limit the start.
    const mayEnd = !mayLimit(clauses.slice(index).join(", "));
    const isReason = (later: string) => REASON.test(later) || (mayEnd && MEANWHILE.test(later));
    const isPhrased = opensWithPhrase(clause, language) && grammar.clause.test(clause);
    const isNewSentence =
      !isPhraseOnly(start, { language }, grammar) &&
      (INDEPENDENT.test(clause) ||
        FRONTED.test(clause) ||
        (mayEnd && (isPhrased || AND_BECAUSE.test(clause))) ||
        (isJoined(clause, language) && isNamed(clause)) ||
        (hasSubject(clause, subordinate) && grammar.clause.test(clause)));
    const isAddition =
      RESULT.test(clause) ||
      isReason(clause) ||
      INCLUDED.test(clause) ||
      isNextStep(clause, language) ||
      (!isPromise && startsWithWords(clause, dependent) && !startsWithWords(clause, subordinate));
    // "and, if it fails" needs the clause after it, and so does "If it fails".
    const previous = clauses[index - 1] ?? "";
    const isAfterCondition = isCondition(previous, { language }) && !RELATIVE.test(previous);
    if (isAfterCondition && (index > 1 || !isJoined(clause, language))) return [];
    // "We come to you, even on Sundays, if you live in Leeds": the condition is for all of it.
    const dropsCondition = clauses
      .slice(index)
      .some(
        (later) => (startsWithWords(later, subordinate) && !isReason(later)) || hasWords(later, condition),
      );
    const isFurtherItem =
      isListed &&
      !isPromise &&
      !PRICED.test(start) &&
      lastOf(clauses.slice(0, index)).split(" ").length >= MIN_ITEM_WORDS &&
      !AND_AT_START.test(clause) &&
      !startsWithWords(clause, dependent);
    const isLastRelative =
      index === clauses.length - 1 &&
      RELATIVE.test(clause) &&
      !isPromise &&
      isLong(sentence) &&
      !hasWords(clause, condition);
    const canEnd =
      isLastRelative ||
      isNewSentence ||
      ((isAddition || isFurtherItem) && !isJoined(clause, language) && !dropsCondition);
    return canEnd ? [start] : [];
  });
  const [list = ""] = sentence.split(COLON);
  const isComplete =
    LISTED.test(sentence) &&
    !ANNOUNCES.test(list) &&
    !isListOfNames(list, grammar) &&
    answerOf(sentence, stated, grammar) === null;
  const beforeList = isComplete ? [list] : [];
  const isAlone = (start: string) =>
    !hasWords(sentence.slice(start.length), condition) && !isConditional(sentence, { language });
  // "...; if we have none, we order it" ends before its second half or after it.
  const isHalf = (start: string) => {
    const second = /;\s([^;]*)$/u.exec(start)?.[1];
    return second !== undefined && (isCondition(second, { language }) || startsWithWords(second, dependent));
  };
  const beforeVerb = isLong(sentence) ? startsBeforeSecondVerb(sentence, language).filter(isAlone) : [];
  return [...candidates, ...beforeList, ...beforeVerb]
    .filter(
      (start) =>
        !isTorn(start, { language }) &&
        !(OPINION.test(start) && CORRECTS.test(sentence.slice(start.length))) &&
        !isBeforeRecipient(start, sentence, language) &&
        !isBeforeItems(start, sentence, language) &&
        !isBeforeRelative(start, sentence) &&
        !endsWithinStatement(start) &&
        !isHalf(start) &&
        !addsCost(start, sentence.slice(start.length), lexicon),
    )
    .toSorted((one, other) => other.length - one.length);
}

/**
 * The longest of the starts of a sentence that leaves room for a call in the shorter ads
 * (`MAX_START`) and has at least `MIN_WORDS` words; null if none does. `sentenceLines`
 * (`sentence-lines.ts`) makes a line of it.
 */
export function shortStartOf(starts: readonly string[]): string | null {
  const fits = (start: string) => start.length <= MAX_START && start.split(" ").length >= MIN_WORDS;
  return starts.find(fits) ?? null;
}

/**
 * Whether a clause of a long written sentence can stand alone: a complete start of it, or a clause
 * with a subject. "We check stove" of "We check stove, pipe and flue" cannot. `sentenceLines`
 * (`sentence-lines.ts`) makes no line of such a clause; the words of subjects are in `INDEPENDENT`
 * (`sentence-parts.ts`).
 * @param starts the complete starts of the sentence
 */
export function standsAlone(
  part: string,
  sentence: string,
  starts: readonly string[],
  { language }: Pick<Facts, "language">,
): boolean {
  if (!sentence.startsWith(part)) return hasSubject(part, (lexiconFor(language) ?? EN).subordinate);
  const isLongClause = !part.includes(",") && part.split(" ").length >= MIN_CLAUSE_WORDS;
  return (isLongClause && !isBeforeItems(part, sentence, language)) || starts.includes(part);
}

/** A price, which a further item may limit: "£25 a head, groups of six or more". */
const PRICED = /\p{Sc}|\d ?(?:euros?|pounds?|dollars?|reais)(?!\p{L})|(?<!\p{L})half[- ]price/iu;
/** Fewest words of the item before a further one, so that no list of single things is torn. */
const MIN_ITEM_WORDS = 3;
/** "and" among the first words of an item, which closes the list: "certificati e patenti". */
const AND_AT_START = /^(?:\S+ ){1,3}(?:and|or|und|oder|et|ou|y|e|o|en|of) /iu;
const lastOf = (clauses: readonly string[]) => clauses.at(-1) ?? "";

const isLong = (sentence: string) => sentence.length > MAX_BESIDE_CALL;

/** Words from which the first clause of a sentence has a verb and what belongs to it. */
const MIN_CLAUSE_WORDS = 7;
/** UTF-16 units by which the text of a fact is found in a sentence. */
const MIN_SHARED = 12;

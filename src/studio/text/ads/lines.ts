import { containsWord } from "../../language/contains-word.ts";
import { capitalizeFirst } from "../../language/letter-case.ts";
import { normalizeSpaces } from "../../language/lines.ts";
import { ensureFullStop } from "../../language/punctuation.ts";
import type { Script } from "../../language/script.ts";
import { sameWords } from "../../language/same-words.ts";
import { asksForStep } from "../facts/next-step.ts";
import { isShortQuestion } from "../facts/questions.ts";
import { textOf, type Brief } from "../facts/brief.ts";
import { isOfMessage, printableFacts, type Fact, type FactKind, type Facts } from "../facts/facts.ts";
import { withoutMarkup } from "../facts/unfit.ts";
import { isForeign } from "./foreign.ts";
import { wordCount } from "./hook-worth.ts";
import type { AdGrammar } from "./grammar.ts";
import { lineOf, startsMessage, type Line, type LineStyle, type TypedLine } from "./line.ts";
import { byImportance, MAX_LINE, MAX_TOGETHER, sentenceLines, type Sentence } from "./sentence-lines.ts";
import { hasJoinedClause, MAX_BESIDE_CALL } from "./sentence-parts.ts";

/** Input for the lines of ads. */
interface LineOptions {
  readonly brief: Brief;
  readonly facts: Facts;
  readonly style: LineStyle;
}

/** Sentences of a key message from which each ad has one or two of them. */
const MIN_SENTENCES = 2;
/** Sentences beside the only one of a key message, with which three ads differ enough. */
const MIN_DETAILS = 3;

/**
 * The lines of a brief in its order: each whole sentence that is short enough, and each clause of a
 * sentence with several facts (limits: `MAX_LINE` and `MAX_TOGETHER` in `sentence-lines.ts`). What
 * the notes forbid is left out, and so are cautions and sentences in another language if others
 * remain. `materialOf` (`write-ads.ts`) calls it.
 */
export function linesOf({ brief, facts, style }: LineOptions): Line[] {
  const { grammar, script } = style;
  const stated = sentencesOf(brief, facts, statableFacts(facts, grammar));
  const sentences = withAnswers(stated, facts, script);
  const lines: TypedLine[] = [];
  for (let index = 0; index < sentences.length; index++) {
    const [sentence, next] = sentences.slice(index, index + 2);
    if (sentence === undefined) break;
    // Without the sentence before it, "Then $9 a month" is not understood.
    if (continues(sentence.typed ?? "")) continue;
    const pair = next === undefined ? null : pairOf(sentence, next, script);
    if (pair === null) {
      lines.push(...sentenceLines(sentence, facts, grammar));
      continue;
    }
    lines.push(pair);
    if (needsPrevious(next?.typed ?? "") || wordCount(next?.typed ?? "") < MIN_ECHOED) index++;
  }
  return unique(lines.map((line) => lineOf(line, style))).filter(
    (line) => line.isWhole || ![TINY, PAST].some((pattern) => pattern.test(line.clause)),
  );
}

/** A pronoun and a verb, or an article and a noun, of a longer sentence: "si cena", "la carte". */
const TINY =
  /^(?:si|se|on|wir|we|wij|man|nous|il|elle|the|der|die|das|les|la|el|los|las|gli|lo|het)\s\p{L}+$|^l[’']\p{L}+$/iu;

/** The start of a sentence about the past, without what happened: "L'an dernier". */
const PAST =
  /^(?:last (?:year|week|month|spring|summer|autumn|fall|winter|season)|(?:letzte[nrsm]?|vorige[nrsm]?) (?:jahr|woche|monat|frühjahr|frühling|sommer|herbst|winter|saison)|l[’']an(?:née)? (?:dernier|dernière|passée?)|(?:la|le) (?:semaine|mois|saison) (?:dernière?|passée?)|(?:el|la) (?:año|mes|semana|temporada|primavera|verano|otoño|invierno) pasad[oa]|l[’']anno scorso|la (?:settimana|stagione|primavera|estate) scorsa|n[oa] (?:an[oa]|mês|semana|primavera|verão|outono|inverno) passad[oa]|(?:an[oa]|mês|semana|primavera|verão) passad[oa]|na (?:primavera|semana|época) passada|(?:vorig|afgelopen|vorige) (?:jaar|week|maand|seizoen|zomer|winter|lente|herfst))$/iu;

/** The facts that ads may print, in the language of the ads if there are any. */
function statableFacts(facts: Facts, grammar: AdGrammar): readonly Fact[] {
  const allowed = printableFacts(facts).filter(
    (fact) =>
      !isForbidden(fact.text, facts) &&
      !isForbiddenSubject(fact, facts) &&
      !isOtherContact(fact, facts) &&
      ![facts.company, facts.product].some((name) => sameWords(name, fact.text)),
  );
  const native = allowed.filter(
    ({ kind, text, values }) =>
      // A price is understood in every language.
      kind !== "caution" && (values.some((value) => value.kind === "price") || !isForeign(text, grammar)),
  );
  return native.length > 0 ? native : allowed;
}

/** Whether a fact names a telephone number or address that ads leave out (`facts/contacts.ts`). */
const isOtherContact = ({ text, values }: Fact, { contacts }: Facts) =>
  values.some(({ kind }) => kind === "contact") && !contacts.some(({ bare }) => text.includes(bare));

/** The facts by sentence, each with its sentence as typed unless that has something to hide. */
function sentencesOf(brief: Brief, facts: Facts, stated: readonly Fact[]): Sentence[] {
  const hidden = facts.all.filter((fact) => !stated.includes(fact));
  const typedOf = ({ sentence }: Fact) => {
    const typed = normalizeSpaces(withoutMarkup(textOf(brief, sentence)));
    const sharesNote = hidden.some(
      ({ span }) => span.field === sentence.field && span.start < sentence.end && span.end > sentence.start,
    );
    return !sharesNote && !isForbidden(typed, facts) ? typed : null;
  };
  const isLeft = (fact: Fact) => !isTornFromOrder(fact, normalizeSpaces(textOf(brief, fact.sentence)), facts);
  const groups = [
    ...Map.groupBy(stated.filter(isLeft), ({ sentence }) => `${sentence.field} ${sentence.start}`).values(),
  ];
  const hasSeveral = groups.filter((group) => group.some(isOfMessage)).length >= MIN_SENTENCES;
  return groups.flatMap((group) =>
    group.slice(0, 1).map((first) => ({
      typed: typedOf(first),
      facts: group,
      hasOthers: hasSeveral || !isOfMessage(first),
      hasDetails: groups.length > MIN_DETAILS,
      isAnswered: false,
      property: null,
    })),
  );
}

/**
 * The sentences, each short question joined with the sentence directly behind it: "Not happy? We
 * cut it again for free." promises nothing to others. Both go if the answer is hidden. An answer
 * with a contact may also stand alone, because a call to action promises nothing, and so may a long
 * one behind the question that opens the message (`opensMessage`).
 */
function withAnswers(sentences: readonly Sentence[], { all }: Facts, script: Script): Sentence[] {
  return sentences.reduceRight<Sentence[]>((later, question) => {
    const [asked] = question.facts;
    if (asked === undefined || question.typed === null || !isShortQuestion(question.typed))
      return [question, ...later];
    const { field, end } = asked.sentence;
    const behind = all.find(({ span }) => span.field === field && span.start >= end);
    const [answer, ...others] = later;
    // Of the details, only a hook for customers ends them (`isHookQuestion` in `questions.ts`).
    if (behind === undefined) return [question, ...later];
    if (answer?.facts.includes(behind) !== true) return later;
    if (answer.typed === null) return others;
    const typed = `${ensureFullStop(question.typed, script)} ${capitalizeFirst(answer.typed)}`;
    const joined = {
      ...answer,
      typed,
      facts: [...answer.facts, ...question.facts],
      isAnswered: true,
      property: isProperty(answer) ? answer.typed : null,
    };
    const isContact = answer.facts.some(({ values }) => values.some(({ kind }) => kind === "contact"));
    const standsAlone = !answer.isAnswered && (isContact || opensMessage(question, answer, typed));
    return [joined, ...(standsAlone ? later : others)];
  }, []);
}

/**
 * Whether a question only opens the message ("Drive for Uber? We file your return for $149 flat")
 * and leaves a short ad no room for its answer. Elsewhere a question may be a condition.
 */
const opensMessage = ({ typed: asked, facts: [first] }: Sentence, answer: Sentence, both: string) =>
  first !== undefined &&
  startsMessage(first) &&
  both.length > MAX_BESIDE_CALL &&
  !DENIES.test(asked ?? "") &&
  !REPLIES.test(answer.typed ?? "") &&
  wordCount(answer.typed ?? "") >= MIN_ANSWER_WORDS;
const MIN_ANSWER_WORDS = 8;
/** "Not happy?", "Pas satisfait ?": a condition of the answer. */
const DENIES = /^(?:not?|nicht|keine?|pas|non|ne|sin|não|geen|niet)(?!\p{L})/iu;
/** "That's fine", "Dann sind Sie hier richtig": an answer that needs its question. */
const REPLIES =
  /^(?:that|this|then|so|yes|no|sure|fine|same|it|they|das|dies|dann|ja|nein|es|kein problem|no problem|pas de problème|ningún problema|nessun problema|sem problema|geen probleem|ça|c[’']est|cela|alors|oui|eso|esto|entonces|sí|questo|allora|sì|isso|então|sim|dat|dan|ja|nee|het)(?!\p{L})/iu;

/** Whether an answer describes the product, whatever was asked: "The light follows the sun." */
const isProperty = ({ typed, facts }: Sentence) =>
  PROPERTY.test(typed ?? "") && facts.every(({ kind }) => PLAIN.includes(kind));
const PLAIN: readonly FactKind[] = ["feature", "benefit", "time"];
const PROPERTY =
  /^(?:(?:the|der|die|das|le|la|les|el|los|las|il|lo|gli|i|o|os|a|as|de|het) |l[’'])\p{L}+ \p{L}\P{N}*$/iu;

/**
 * Whether a fact is the end of an order to the customer whose start is hidden: "Wed-Sat, and we
 * open it while you wait" of "Bring it to our bench, Wed-Sat, and we open it while you wait".
 */
const isTornFromOrder = ({ text, span, sentence }: Fact, whole: string, { all, language }: Facts) =>
  hasJoinedClause(text) &&
  asksForStep(whole, language) &&
  all.some(
    (other) => !other.printable && other.sentence.start === sentence.start && other.span.start < span.start,
  );

/** Longest sentence in UTF-16 units that a short one behind it stresses. */
const MAX_ECHOED = 48;
/** Fewest words of a sentence that is understood without the one that it stresses. */
const MIN_ECHOED = 3;

/** Starts of sentences that are only true after the one before: "Then $9 a month." */
const CONTINUED =
  /^(?:well,|na ja,|enfin,|bueno,|beh,|bem,|nou,|then|after that|danach|dann|ensuite|puis|luego|después(?! de)|dopo(?! \p{L}|$)|poi|depois(?! d[aeo])|daarna)(?!\p{L})/iu;

/** Most words of a sentence that only stresses the one before it: "A sério.", "Every time." */
const MAX_ECHO = 2;
const isEcho = (before: string, { typed, facts: [first] }: Sentence) =>
  before.length <= MAX_ECHOED &&
  first !== undefined &&
  isOfMessage(first) &&
  first.kind === "feature" &&
  wordCount(typed ?? "") <= MAX_ECHO;

/** Ends of sentences that point to the one before them: "On part de là." */
const POINTS_BACK = /(?<!\p{L})(?:de là|de ça|from there|von da|von dort|de ahí|da lì|daí)[\s.!]*$/iu;

/** A short sentence that only adds an alternative: "O al papà.", "Or at your office." */
const ALTERNATIVE =
  /^(?:or|oder|ou|of|o(?= (?:al?|alla|allo|con|en|per|in) )) (?:[\p{L}’']+ ){0,3}[\p{L}’']+[.!]?$/iu;

/** An amount that the sentence before it names: "dan krijg je dat bedrag terug". */
const AMOUNT_BEFORE =
  /(?<!\p{L})(?:that amount|(?:diese[rn]|de[rn]) betrag|ce montant|esa cantidad|ese importe|(?:quell[’']|tale )importo|esse (?:valor|montante)|dat bedrag)(?!\p{L})/iu;

/** A pronoun for the product, which is not understood after another noun: "Er kostet 120 Euro". */
const PRONOUN = /^(?:Er|Il|Elle|Hij) (?:kostet|dauert|coûte|dure|comprend|kost|duurt)(?!\p{L})/u;

/** Whether a sentence is only true or understood after the one before it; it never stands alone. */
const continues = (sentence: string) =>
  [CONTINUED, POINTS_BACK, ALTERNATIVE, AMOUNT_BEFORE].some((pattern) => pattern.test(sentence));
/** Whether a sentence is best said right after the one before it. */
const needsPrevious = (sentence: string) => continues(sentence) || PRONOUN.test(sentence);

/** A line of a sentence and its continuation; null for others. */
function pairOf(first: Sentence, next: Sentence, script: Script): TypedLine | null {
  if (first.typed === null || next.typed === null) return null;
  if (first.facts[0]?.span.field !== next.facts[0]?.span.field) return null;
  if (next.facts.some((fact) => first.facts.includes(fact))) return null;
  const typed = `${ensureFullStop(first.typed, script)} ${capitalizeFirst(next.typed)}`;
  const belong = needsPrevious(next.typed) || isEcho(first.typed, next);
  if (!belong || typed.length > MAX_LINE || next.facts.length > MAX_TOGETHER) return null;
  const facts = [...first.facts, ...next.facts];
  return { typed, facts: byImportance(facts), isWhole: true, isFragment: false };
}

/** Whether a fact is about a subject that the notes forbid: "do not mention the price". */
function isForbiddenSubject({ kind, values }: Fact, { rules }: Facts): boolean {
  const has = (value: string) => values.some((found) => found.kind === value);
  return (
    (rules.avoidTopics.includes("price") && has("price")) ||
    (rules.avoidTopics.includes("discount") && (kind === "offer" || has("percent")))
  );
}

/**
 * Whether a text has a word that the notes of the brief forbid (`avoid`, which `readRules` in
 * `facts/read-rules.ts` collects). `linesOf`, `word-lines.ts` and `write-copy.ts` leave such texts
 * out; texts of a provider are checked by `copy/gate/notes.ts`.
 */
export function isForbidden(text: string, { rules }: Pick<Facts, "rules">): boolean {
  return rules.avoid.some((word) => containsWord(text, word));
}

function unique(lines: readonly Line[]): Line[] {
  const seen = new Set<string>();
  return lines.filter(({ lower }) => {
    if (lower === "" || seen.has(lower)) return false;
    seen.add(lower);
    return true;
  });
}

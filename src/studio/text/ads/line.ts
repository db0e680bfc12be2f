import { capitalizeFirst } from "../../language/letter-case.ts";
import { ensureFullStop, removeUnbalancedMarks, stripOuterQuotes } from "../../language/punctuation.ts";
import type { Script } from "../../language/script.ts";
import type { Fact } from "../facts/facts.ts";
import { asksForStep } from "../facts/next-step.ts";
import { isFormality } from "../facts/formality.ts";
import { asksToBring } from "../facts/to-bring.ts";
import { isBarePlace } from "../facts/values/place-names.ts";
import { calmCapitals } from "../spelling/calm-capitals.ts";
import type { BenefitStyle } from "./benefits/benefit.ts";
import { benefitOf } from "./benefits/benefits.ts";
import type { AdGrammar } from "./grammar.ts";
import { asImperative } from "./imperatives.ts";
import { hasLoosePronoun } from "./pronouns.ts";
import { rephrase } from "./rephrase.ts";

/**
 * How a line can be used: a sentence only stands alone, a phrase may also follow a name, and a
 * subjectless one ("Sends polite reminders") needs a name before it. A tag, a place or a single
 * word, stands beside a name only. `shapeOf` in this file decides it for `lineOf`; `tellingLines`
 * makes further tags.
 */
export type LineShape = "sentence" | "phrase" | "subjectless" | "tag";

/**
 * A statement of the brief that can stand in an ad, whole or within a sentence. `linesOf`
 * (`lines.ts`) selects the statements and `lineOf` fills every field; ads, short texts and scripts
 * are made of them.
 */
export interface Line {
  /** As typed, without outer quotation marks and final punctuation. */
  readonly clause: string;
  /** The clause in small letters, and as it is written in the middle of a sentence. */
  readonly lower: string;
  readonly inside: string;
  /** A sentence: capitalized, with its final punctuation mark. */
  readonly text: string;
  readonly shape: LineShape;
  /** The statement with its benefit, as a sentence; null if no benefit is known. */
  readonly felt: string | null;
  /** The same with the statement before its benefit, for the middle of an ad. */
  readonly explained: string | null;
  /** A sentence after it that says its benefit: "You don’t pay twice."; null if none is known. */
  readonly benefit: string | null;
  /** The facts that the line states; the first one is the most important. */
  readonly facts: readonly Fact[];
  /** Whether the line is a whole sentence of the brief, not a clause of one. */
  readonly isWhole: boolean;
  /** Whether ads state its whole sentence instead, because that is short or a list. */
  readonly isFragment: boolean;
  /** Whether it tells the reader what to do next. */
  readonly asks: boolean;
  /** Whether nobody reads an ad for it: "VAT invoice". */
  readonly isFormality: boolean;
  /** Whether it has a pronoun for a noun of another sentence: "We open them with you". */
  readonly hasLoosePronoun: boolean;
}

/**
 * Whether a line starts with a question of the brief, alone or with its answer. Scripts open with
 * such a line (`plan.ts`), show its question (`on-screen.ts`) and repeat it before the company at
 * the end (`namings.ts`).
 */
export const isAsking = ({ text }: Line): boolean => /^[^.!?]+\?/u.test(text);

/**
 * What `lineOf` needs beside the statement: grammar, script, address and the spelling
 * (`spellingFor` in `spelling/spelling.ts`) of its brief. `linesOf` (`lines.ts`) and
 * `video/script/long-lines.ts` pass it; `addressOf` in `text/ads/write-ads.ts` decides the address.
 */
export interface LineStyle extends BenefitStyle {
  readonly script: Script;
  readonly correct: (text: string) => string;
}

/**
 * A statement as typed, with the facts that it states. `sentenceLines` (`sentence-lines.ts`) and
 * `pairOf` in `lines.ts` make it; `lineOf` turns it into a line.
 */
export interface TypedLine extends Pick<Line, "facts" | "isWhole" | "isFragment"> {
  readonly typed: string;
}

/**
 * Makes a line of a statement for `linesOf` (`lines.ts`): in correct spelling
 * (`spelling/spelling.ts`) and better grammar (`imperatives.ts`, `rephrase.ts`), with its shape and
 * its benefit (`benefits/benefits.ts`).
 */
export function lineOf({ typed, facts: stated, isWhole, isFragment }: TypedLine, style: LineStyle): Line {
  const { grammar, script, address, correct } = style;
  const marked = removeUnbalancedMarks(
    stripOuterQuotes(typed.replace(OFFER_LABEL, "").replace(YES, "")),
  ).replace(/([!?])[!?]+/gu, "$1");
  const spelled = correct(calmCapitals(marked));
  const cased = (grammar.correctCase?.(spelled) ?? spelled).replace(/^[\s,;:–—-]+(?!\p{N})/u, "");
  const request = asImperative(cased, grammar.language, address);
  const sentence = rephrase(request, stated, grammar).replace(/(?<=[?!] )\p{Ll}/gu, (letter) =>
    letter.toLocaleUpperCase(),
  );
  const clause = sentence.replace(/[\s.,;:!…。！،-]+$/u, "");
  const inside = startsWithPlace(clause, stated) ? clause : insideSentence(clause, grammar);
  const text = ensureFullStop(capitalizeFirst(sentence), script);
  const felt = benefitOf({ clause, inside, text, isSingle: stated.length === 1 }, style);
  return {
    clause,
    lower: clause.toLowerCase(),
    inside,
    text,
    shape: shapeOf(clause, grammar),
    felt: felt?.first ?? null,
    explained: felt?.last ?? null,
    benefit: felt?.following ?? null,
    facts: stated,
    isWhole,
    isFragment,
    asks: !asksToBring(clause) && (request !== cased || asksForStep(clause, grammar.language)),
    isFormality: isFormality(clause),
    hasLoosePronoun: hasLoosePronoun(clause, grammar.language),
  };
}

/** A label before an offer: "Promo: third duvet at half price". */
const OFFER_LABEL =
  /^(?:promo(?:tion|ción|zione|ção)?|offer|special offer|angebot|aktion|offre|oferta|offerta|aanbieding|actie)\s*:\s*/iu;

/** An answer whose question is not in the brief: "Yes we travel", "Ja, auch am Samstag". */
const YES =
  /^(?:yes|ja|oui|sí|sì|sim),? (?=(?:we|i|also|on|wir|auch|am|im|nous|on|aussi|también|hacemos|tenemos|anche|abbiamo|facciamo|também|temos|fazemos|we|wij|ook|op)(?!\p{L}))/iu;

const startsWithPlace = (clause: string, stated: readonly Fact[]) =>
  stated.some(({ values }) => values.some(({ kind, text }) => kind === "place" && clause.startsWith(text)));

function shapeOf(clause: string, grammar: AdGrammar): LineShape {
  if (isBarePlace(clause) || isSingleWord(clause, grammar)) return "tag";
  if (grammar.subjectless?.test(clause)) return "subjectless";
  if (/[?!=]/u.test(clause) || clause.split(" ").length > 12) return "sentence";
  return grammar.nounPhrase.test(clause) && !grammar.clause.test(clause) ? "phrase" : "sentence";
}

/** Whether a line is one word, too little for a sentence, in languages with a grammar. */
function isSingleWord(clause: string, { functionWords }: AdGrammar): boolean {
  return functionWords.size > 0 && /^\p{L}[\p{L}’'-]*$/u.test(clause);
}

/**
 * A clause of a brief for the middle of a sentence of an ad, headline or script: its first word
 * loses the capital letter that only the start of a sentence gave it. Which words lose it is
 * decided by `functionWords` and `isCommonWord` of the language's `*.grammar.ts`; others, which may
 * be names, keep it.
 */
export function insideSentence(clause: string, grammar: AdGrammar): string {
  const first = /^[\p{L}’'-]+/u.exec(clause)?.[0] ?? "";
  const small = first.toLowerCase();
  const rest = clause.slice(first.length);
  if (grammar.functionWords.has(small) || grammar.isCommonWord?.(first, rest.trimStart()) === true)
    return small + rest;
  return clause;
}

/**
 * Starts of sentences that need the one before them: "It also cleans itself". Pronouns, and words
 * that join, of the languages with a grammar.
 */
const DEPENDENT =
  /^(?:e(?=\s)|after that|more than that|danach|ensuite|luego|después|dopo|poi|depois|daarna|it|its|they|them|their|these|those|so|and|but|or|also|because|however|plus|then|otherwise|sonst|ansonsten|sinon|altrimenti|senão|anders(?= )|which|he|she|his|her|es|er|und|aber|denn|deshalb|auch|elles?|ce|cela|et|ou|donc|aussi|esto|eso|y|pero|también|ello|questo|anche|isso|isto|mas|também|dit|dat|deze|maar|ook)(?!\p{L})/iu;

/** "If not, we tell you": the verb is in the sentence before. A guarantee stands alone. */
const ELLIPTIC =
  /^(?:if (?:it(?:[’']s| is)? )?not|wenn nicht|falls nicht|si ce n[’']est pas le cas|sinon|si no|se não|se non|als (?:het |dat )?niet)(?: \p{L}+)?, (?!.*(?:free|pay|money|refund|kostenlos|zahl|geld|gratis|gratuit|rembours|pag|devol|rimbors|betaal|terug))/iu;

/** A thing that only the sentence before names: "The first is free". */
const ORDINAL =
  /^(?:the (?:first|second|other)(?: one)?|(?:der|die|das) (?:erste|zweite|andere)|l(?:a|e) (?:premi(?:er|ère)|deuxième|seconde?)|l[’']autre|(?:el|la) (?:primer[oa]|segund[oa]|otr[oa])|(?:il|la) (?:prim[oa]|second[oa])|l[’']altr[oa]|[oa] (?:primeir[oa]|segund[oa]|outr[oa])|de (?:eerste|tweede|andere)) (?:is|ist|est|es|è|é|costs|kostet|coûte|cuesta|costa|custa|kost)(?!\p{L})/iu;

/**
 * Whether a fact is in the owner's first sentence about the product. Such a sentence may open an ad
 * in forms that are weak elsewhere (`canLead` here, `weakness` in `hook-worth.ts`).
 */
export const startsMessage = ({ sentence }: Fact): boolean =>
  sentence.field === "keyMessage" && sentence.start === 0;

const TRIES =
  /^(?:try|prob(?:ier|eer)\p{L}*|essay\p{L}+|prueba|pruebe|prova|provi|experimenta|experimente) /iu;

/**
 * Whether a line is a promise and no next step, although it asks: "Try the wheel for two hours" as
 * the first sentence of a message. `addDraft` (`compose.ts`) then adds a call.
 */
export const isPromiseToTry = ({ clause, facts }: Line): boolean =>
  TRIES.test(clause) && facts.some(startsMessage);

/**
 * Whether a line needs the sentence before it (`DEPENDENT` here and `pronouns.ts`): "It also
 * cleans itself", "We open them with you". `sequence.ts` of the scripts keeps it there.
 */
export const isDependent = (line: Line): boolean =>
  DEPENDENT.test(line.clause) ||
  ELLIPTIC.test(line.clause) ||
  ORDINAL.test(line.clause) ||
  NOTHING_ELSE.test(line.clause) ||
  REFERS_BACK.test(line.clause) ||
  line.hasLoosePronoun;

/** "Nothing else.": what the sentence before does not leave out. */
const NOTHING_ELSE =
  /^(?:and )?(?:nothing (?:else|more)|sonst nichts|rien d[’']autre|nada más|nient[’']altro|mais nada|(?:verder )?niets anders)$/iu;
/** "We charge by the minute after that": a time that the sentence before names. */
const REFERS_BACK =
  /(?<!\p{L})(?:after (?:that|this)|danach|après cela|después de eso|dopo di ciò|depois disso|daarna)(?=$|[,;])/iu;

/**
 * Whether a line can start an ad or a script, or be the headline of a picture: it needs no sentence
 * before it (`DEPENDENT` here), and is no tag, formality or caution.
 */
export function canLead(line: Line): boolean {
  const { clause, facts, shape, isFormality: isFormal } = line;
  return (
    shape !== "tag" &&
    (facts.some(startsMessage) || !isDependent(line)) &&
    !isFormal &&
    !/\s(?:too|as well)$/iu.test(clause) &&
    facts.every(({ kind, values }) => kind !== "caution" && values.every((value) => value.kind !== "contact"))
  );
}

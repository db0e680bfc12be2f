import { capitalizeFirst } from "../../../language/letter-case.ts";
import { sharesStem } from "../name-score.ts";
import { type Address, addressIn, type AdGrammar } from "../grammar.ts";
import type { Benefit, Felt } from "./benefit.ts";
import { DE_BENEFITS } from "./de.benefits.ts";
import { DE_EXTRAS } from "./de.extras.ts";
import { EN_BENEFITS } from "./en.benefits.ts";
import { EN_EXTRAS } from "./en.extras.ts";
import { ES_BENEFITS } from "./es.benefits.ts";
import { ES_EXTRAS } from "./es.extras.ts";
import { FR_BENEFITS } from "./fr.benefits.ts";
import { FR_EXTRAS } from "./fr.extras.ts";
import { IT_BENEFITS } from "./it.benefits.ts";
import { IT_EXTRAS } from "./it.extras.ts";
import { NL_BENEFITS } from "./nl.benefits.ts";
import { NL_EXTRAS } from "./nl.extras.ts";
import { PL_BENEFITS, SV_BENEFITS } from "./other.benefits.ts";
import { PT_BENEFITS } from "./pt.benefits.ts";
import { PT_EXTRAS } from "./pt.extras.ts";

/** The first pattern that matches decides, so narrow ones stand first. */
const BENEFITS: Readonly<Record<string, readonly Benefit[]>> = {
  en: [...EN_EXTRAS, ...EN_BENEFITS],
  de: [...DE_EXTRAS, ...DE_BENEFITS],
  fr: [...FR_EXTRAS, ...FR_BENEFITS],
  es: [...ES_EXTRAS, ...ES_BENEFITS],
  it: [...IT_EXTRAS, ...IT_BENEFITS],
  pt: [...PT_EXTRAS, ...PT_BENEFITS],
  nl: [...NL_EXTRAS, ...NL_BENEFITS],
  sv: SV_BENEFITS,
  pl: PL_BENEFITS,
};

/** Longest statement in UTF-16 units that is said with its benefit in one sentence. */
const MAX_CLAUSE = 64;

/**
 * A statement with what it means for the reader, in both orders: "Just turn up: no appointment
 * needed." Null if the statement does not carry a benefit that is known. Used by `linesOf`, for ads
 * and scripts.
 * @param inside the statement as it is written in the middle of a sentence
 * @param address null takes the usual address of the language
 */
export function benefitOf(
  clause: string,
  inside: string,
  grammar: AdGrammar,
  address: Address | null,
): Felt | null {
  if (clause.length > MAX_CLAUSE || /[?!:]/u.test(clause)) return null;
  const found = BENEFITS[grammar.language]?.find(([pattern]) => pattern.test(clause));
  if (!found) return null;
  const meaning = addressed(found[1], addressIn(clause, grammar) ?? address ?? usualAddress(grammar));
  const says = withoutAlso(meaning, clause);
  const isSentence = /\{clause\}/iu.test(says);
  if (isSentence ? CONTRAST.test(says) && CONDITION.test(clause) : sharesStem(says, clause)) return null;
  const filled = (text: string) =>
    spaced(text.replace("{clause}", inside).replace("{Clause}", capitalizeFirst(clause)), grammar);
  if (isSentence) return { first: filled(says), last: filled(says) };
  return { first: filled(`${capitalizeFirst(says)}: {clause}.`), last: filled(`{Clause}: ${says}.`) };
}

/** "Ready in 3 days, not weeks." */
const CONTRAST = /\{Clause\}, (?:not|nicht|pas|no|non|não|niet|inte|nie) /u;
/** What happens within a time only if something else does, so that it is no promise of speed. */
const CONDITION =
  /(?<!\p{L})(?:if|or|wenn|falls|oder|si|sinon|ou|o|se|als|of|om|jeśli|cancel\p{L}*|storn\p{L}*|annul\p{L}*)(?!\p{L})/iu;
/** Words that say nothing twice. */
const ALSO_WORDS =
  /(?<!\p{L})(?:also|even|too|auch|schon|aussi|même|también|anche|também|mesmo|ook|även|także)(?!\p{L})/iu;
const ALSO_START = /^(?:also|even|auch|schon|aussi|même|también|anche|também|mesmo|ook|även|także) /u;

/** The meaning without the "also" that the statement has: "Weekends too: on your day off." */
const withoutAlso = (says: string, clause: string) =>
  ALSO_WORDS.test(clause) ? says.replace(ALSO_START, "") : says;

/** How an ad speaks where neither the brief nor the voice decides. */
const usualAddress = ({ language }: AdGrammar): Address =>
  language === "fr" || language === "pt" ? "formal" : "informal";

const addressed = (text: string, address: Address) =>
  text.replace(/\[([^|\]]*)\|([^\]]*)\]/gu, address === "formal" ? "$1" : "$2");

const spaced = (text: string, { spaceBeforeMarks }: AdGrammar) =>
  spaceBeforeMarks ? text.replace(/[ \u00A0]*([:?!])(?=\s|$)/gu, "\u00A0$1") : text;

import { capitalizeFirst } from "../../../language/letter-case.ts";
import { sharesStem } from "../name-score.ts";
import { type Address, addressIn, type AdGrammar } from "../grammar.ts";
import type { Benefit } from "./benefit.ts";
import { DE_BENEFITS } from "./de.benefits.ts";
import { EN_BENEFITS } from "./en.benefits.ts";
import { ES_BENEFITS } from "./es.benefits.ts";
import { FR_BENEFITS } from "./fr.benefits.ts";
import { IT_BENEFITS } from "./it.benefits.ts";
import { NL_BENEFITS } from "./nl.benefits.ts";
import { PL_BENEFITS, SV_BENEFITS } from "./other.benefits.ts";
import { PT_BENEFITS } from "./pt.benefits.ts";

const BENEFITS: Readonly<Record<string, readonly Benefit[]>> = {
  en: EN_BENEFITS,
  de: DE_BENEFITS,
  fr: FR_BENEFITS,
  es: ES_BENEFITS,
  it: IT_BENEFITS,
  pt: PT_BENEFITS,
  nl: NL_BENEFITS,
  sv: SV_BENEFITS,
  pl: PL_BENEFITS,
};

/** Longest statement in UTF-16 units that is said with its benefit in one sentence. */
const MAX_CLAUSE = 64;

/**
 * A statement with what it means for the reader: "Just turn up: no appointment needed." Null if the
 * statement does not carry a benefit that is known. Used by `linesOf`, for ads and scripts.
 * @param inside the statement as it is written in the middle of a sentence
 * @param address null takes the usual address of the language
 */
export function benefitOf(
  clause: string,
  inside: string,
  grammar: AdGrammar,
  address: Address | null,
): string | null {
  const { language, spaceBeforeMarks } = grammar;
  if (clause.length > MAX_CLAUSE) return null;
  const found = BENEFITS[language]?.find(([pattern]) => pattern.test(clause));
  if (!found) return null;
  const usual = language === "fr" ? "formal" : "informal";
  const isFormal = (addressIn(clause, grammar) ?? address ?? usual) === "formal";
  const sentence = found[1]
    .replace(/\[([^|\]]*)\|([^\]]*)\]/gu, isFormal ? "$1" : "$2")
    .replace("{clause}", inside)
    .replace("{Clause}", capitalizeFirst(clause));
  // "Stop whenever you like: stop whenever you like." A contrast of units repeats one on purpose.
  if (!/\d/u.test(clause) && sharesStem(found[1], clause)) return null;
  return spaceBeforeMarks ? sentence.replace(/ (?=[:?!])/gu, "\u00A0") : sentence;
}

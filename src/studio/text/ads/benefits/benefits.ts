import { capitalizeFirst } from "../../../language/letter-case.ts";
import { sharesStem } from "../name-score.ts";
import { type Address, addressIn, type AdGrammar } from "../grammar.ts";
import type { Benefit, Felt } from "./benefit.ts";
import { DE_BENEFITS } from "./de.benefits.ts";
import { EN_BENEFITS } from "./en.benefits.ts";
import { ES_BENEFITS } from "./es.benefits.ts";
import { FR_BENEFITS } from "./fr.benefits.ts";
import { IT_BENEFITS } from "./it.benefits.ts";
import { NL_BENEFITS } from "./nl.benefits.ts";
import { PL_BENEFITS, SV_BENEFITS } from "./other.benefits.ts";
import { PT_BENEFITS } from "./pt.benefits.ts";

/** The first matching pattern decides, so narrow patterns come first. */
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
const MAX_CLAUSE = 72;

/**
 * A statement with its benefit, in both orders: "Just turn up: no appointment needed." Null for a
 * long statement (`MAX_CLAUSE`), a question, or one without a known benefit. `lineOf` (`line.ts`)
 * calls it for each line of ads and scripts; patterns and words are in `*.benefits.ts`.
 * @param inside the statement as it is written in the middle of a sentence
 * @param address null for the usual form of address in the language
 */
export function benefitOf(
  clause: string,
  inside: string,
  grammar: AdGrammar,
  address: Address | null,
): Felt | null {
  if (clause.length > MAX_CLAUSE || /[?!:]/u.test(clause)) return null;
  const known = BENEFITS[grammar.language] ?? [];
  const find = (text: string) => known.find(([pattern]) => pattern.test(text));
  const items = clause.split(/,\s/u);
  const found = find(clause) ?? find(items.at(-1) ?? "") ?? find(items[0] ?? "");
  if (!found) return null;
  const [pattern, meaning] = found;
  const says = withoutAlso(
    addressed(meaning, addressIn(clause, grammar) ?? address ?? usualAddress(grammar)),
    clause,
  );
  const isSentence = /\{clause\}/iu.test(says);
  if (!isSentence && repeats(says, clause, grammar)) return null;
  const filled = (text: string) =>
    spaced(
      text
        .replace("{clause}", () => abbreviated(inside))
        .replace("{Clause}", () => capitalizeFirst(abbreviated(clause))),
      grammar,
    );
  const first = filled(isSentence ? says : `${capitalizeFirst(says)}: {clause}.`);
  const last = filled(isSentence ? says : `{Clause}: ${says}.`);
  const at = items.findIndex((item) => pattern.test(item));
  if (items.length === 1 || at < 0) return { first, last };
  // Before another item of a list, a benefit would be read as that item's.
  if (at === items.length - 1) return { first: last, last };
  return at === 0 && !isSentence ? { first, last: first } : null;
}

/** Whether a meaning says a word of the statement again: "easy parking: easy to get to". */
function repeats(says: string, clause: string, { functionWords }: AdGrammar): boolean {
  const long = (text: string) =>
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !functionWords.has(word));
  const said = new Set(long(clause));
  return sharesStem(says, clause) || long(says).some((word) => said.has(word));
}

/** A clause without the full stop of its abbreviated last word: "2 Gläser Honig inkl." */
const abbreviated = (clause: string) => clause.replace(/(?<!\p{L})(?:inkl|incl|zzgl|exkl)$/iu, "$&.");

/** Words for "also", which must not be repeated. */
const ALSO_WORDS =
  /(?<!\p{L})(?:also|even|too|auch|schon|aussi|même|también|anche|também|mesmo|ook|även|także)(?!\p{L})/iu;
const ALSO_START = /^(?:also|even|auch|schon|aussi|même|también|anche|também|mesmo|ook|även|także) /u;

/** The benefit without "also" if the statement already has it: "Weekends too: on your day off." */
const withoutAlso = (says: string, clause: string) =>
  ALSO_WORDS.test(clause) ? says.replace(ALSO_START, "") : says;

/** Form of address if neither the brief nor the voice decides it. */
const usualAddress = ({ language }: AdGrammar): Address =>
  language === "fr" || language === "pt" ? "formal" : "informal";

const addressed = (text: string, address: Address) =>
  text.replace(/\[([^|\]]*)\|([^\]]*)\]/gu, address === "formal" ? "$1" : "$2");

const spaced = (text: string, { spaceBeforeMarks }: AdGrammar) =>
  spaceBeforeMarks ? text.replace(/[ \u00A0]*([:?!])(?=\s|$)/gu, "\u00A0$1") : text;

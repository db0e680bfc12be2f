import { capitalizeFirst } from "../../../language/letter-case.ts";
import { sharesStem } from "../name-score.ts";
import { type Address, addressIn, type AdGrammar } from "../grammar.ts";
import type { BenefitStyle, BenefitTable, Felt } from "./benefit.ts";
import { DE_BENEFITS, DE_CALM_BENEFITS } from "./de.benefits.ts";
import { EN_BENEFITS, EN_CALM_BENEFITS } from "./en.benefits.ts";
import { ES_BENEFITS, ES_CALM_BENEFITS } from "./es.benefits.ts";
import { FR_BENEFITS, FR_CALM_BENEFITS } from "./fr.benefits.ts";
import { IT_BENEFITS, IT_CALM_BENEFITS } from "./it.benefits.ts";
import { NL_BENEFITS, NL_CALM_BENEFITS } from "./nl.benefits.ts";
import { PL_BENEFITS, SV_BENEFITS } from "./other.benefits.ts";
import { PT_BENEFITS, PT_CALM_BENEFITS } from "./pt.benefits.ts";

/** The first matching pattern decides, so narrow patterns come first. */
const BENEFITS: Readonly<Record<string, BenefitTable>> = {
  en: { calm: EN_CALM_BENEFITS, others: EN_BENEFITS },
  de: { calm: DE_CALM_BENEFITS, others: DE_BENEFITS },
  fr: { calm: FR_CALM_BENEFITS, others: FR_BENEFITS },
  es: { calm: ES_CALM_BENEFITS, others: ES_BENEFITS },
  it: { calm: IT_CALM_BENEFITS, others: IT_BENEFITS },
  pt: { calm: PT_CALM_BENEFITS, others: PT_BENEFITS },
  nl: { calm: NL_CALM_BENEFITS, others: NL_BENEFITS },
  sv: { calm: [], others: SV_BENEFITS },
  pl: { calm: [], others: PL_BENEFITS },
};

/** Longest statement in UTF-16 units that is said with its benefit in one sentence. */
const MAX_CLAUSE = 72;
/** Longest statement with a sentence after it that says its benefit, in UTF-16 units. */
const MAX_EXPLAINED = 170;

/** A statement of the brief, as `lineOf` (`line.ts`) writes it. */
interface Statement {
  readonly clause: string;
  /** The clause as it is written in the middle of a sentence. */
  readonly inside: string;
  /** The clause as a sentence. */
  readonly text: string;
  /** Whether it states a single fact. */
  readonly isSingle: boolean;
}

/**
 * A statement with its benefit, in both orders: "Just turn up: no appointment needed." A benefit
 * that is a sentence of its own follows the statement. Null for a long statement (`MAX_CLAUSE`,
 * `MAX_EXPLAINED`), a question, or one without a known benefit. `lineOf` (`line.ts`) calls it for
 * each line of ads and scripts; patterns and words are in `*.benefits.ts`.
 */
export function benefitOf(statement: Statement, style: BenefitStyle): Felt | null {
  const { clause, text } = statement;
  if (text.endsWith("?") || REFUSED.test(clause)) return null;
  const { calm, others } = BENEFITS[style.grammar.language] ?? { calm: [], others: [] };
  const known = style.isSober ? calm : [...calm, ...others];
  const find = (part: string) => known.find(([pattern]) => pattern.test(part));
  const items = clause.split(/,\s/u);
  const found = find(clause) ?? find(items.at(-1) ?? "") ?? find(items[0] ?? "");
  if (!found) return null;
  const [pattern, meaning] = found;
  if (style.hasOtherReaders && meaning.includes("[")) return null;
  const says = withoutAlso(
    addressed(meaning, addressIn(clause, style.grammar) ?? style.address ?? usualAddress(style.grammar)),
    clause,
  );
  if (!says.endsWith(".") || /\{clause\}/iu.test(says)) {
    return statement.isSingle ? asOneSentence(says, pattern, statement, style) : null;
  }
  const isPlain =
    pattern.test(clause) &&
    !UNCERTAIN.test(clause) &&
    !EXPLAINED.test(clause) &&
    !repeats(says, clause, style.grammar);
  return isPlain && `${text} ${says}`.length <= MAX_EXPLAINED
    ? { first: null, last: null, following: says }
    : null;
}

/** The benefit before and after the statement; null beside another item of a list. */
function asOneSentence(
  says: string,
  pattern: RegExp,
  { clause, inside }: Statement,
  { grammar }: BenefitStyle,
): Felt | null {
  if (clause.length > MAX_CLAUSE || /[?!:]/u.test(clause)) return null;
  const items = clause.split(/,\s/u);
  const isText = /\{clause\}/iu.test(says);
  if (!isText && repeats(says, clause, grammar)) return null;
  const filled = (form: string) =>
    spaced(
      form
        .replace("{clause}", () => abbreviated(inside))
        .replace("{Clause}", () => capitalizeFirst(abbreviated(clause))),
      grammar,
    );
  const first = filled(isText ? says : `${capitalizeFirst(says)}: {clause}.`);
  const last = filled(isText ? says : `{Clause}: ${says}.`);
  const at = items.findIndex((item) => pattern.test(item));
  if (items.length === 1 || at < 0) return { first, last, following: null };
  // Before another item of a list, a benefit would be read as that item's.
  if (at === items.length - 1) return { first: last, last, following: null };
  return at === 0 && !isText ? { first, last: first, following: null } : null;
}

/** A favor that the business does not do: "no free cancellation", "Anfahrt nicht inklusive". */
const REFUSED =
  /(?<!\p{L})(?:no|not|isn[’']t|aren[’']t|without|kein\p{L}*|nicht|ohne|pas|non|sans|sin|senza|não|sem|geen|niet|zonder) (?:(?:de|d[’']|hay|é|há|is|es|è|est) ?)?(?:\p{L}+ ){0,1}(?:free|kostenlos\p{L}*|gratis|grátis|gratuit\p{L}*|offert\p{L}*|inclu\p{L}+|inbegriffen|inklusive|kostenfrei\p{L}*|compris\p{L}*|compres[aoie]|inbegrepen|inclusief)(?!\p{L})/iu;

/** Words of a benefit that not every reader has: "loan machine possible for offices". */
const UNCERTAIN =
  /(?<!\p{L})(?:subject to|if available|on request|possib\p{L}*|selon disponib\p{L}*|sur demande|según dispon\p{L}*|bajo petición|sujeit\p{L}*|se houver|secondo disponib\p{L}*|su richiesta|nach (?:verfügbarkeit|absprache)|auf (?:anfrage|wunsch)|op aanvraag|indien beschikbaar|mogelijk)(?!\p{L})/iu;

/** Words before what a statement means for the reader, which it then says itself. */
const EXPLAINED =
  /(?<!\p{L})(?:so (?:that )?(?:you|it|they|your)|damit|so ?dass|pour que|donc|comme ça|para que|así(?: que)?|così|per non|pra você|para não|zodat|dus)(?!\p{L})/iu;

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

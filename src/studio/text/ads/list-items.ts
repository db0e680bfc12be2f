import { isContinued, isDuration, type Fact } from "../facts/facts.ts";
import { isAddress } from "../facts/formality.ts";
import { isContact } from "./channel.ts";
import type { AdGrammar } from "./grammar.ts";
import { isReason } from "./hook-worth.ts";
import type { Line } from "./line.ts";
import { canFollowComma } from "./name-lines.ts";
import { sharesStem } from "./name-score.ts";
import type { Strength } from "./strength/strength.ts";
import { isOnlyTime } from "./telling-lines.ts";

/** Longest first item in UTF-16 units. */
const MAX_HEAD = 60;

/** An item of a typed list: a fact as a line of its own, and its expected value in an ad. */
export interface Item {
  readonly line: Line;
  readonly fact: Fact;
  readonly strength: Strength;
}

/** Items that are no noun phrase by the grammar, but stand in lists: "no call out charge". */
const NEGATED = /^(?:no|kein\p{L}*|ohne|sans|aucune?|pas de|sin|senza|nessun\p{L}*|sem|geen|zonder) /iu;

/** Whether an item only says what is not there (`NEGATED` here): "no call out charge". */
export const isNegated = ({ line }: Item): boolean => NEGATED.test(line.clause);

/** "Snap your receipts on your phone": mostly an order to the reader. */
const YOURS =
  /(?<!\p{L})(?:your|deine?\p{L}*|ihre?\p{L}?|vos|votre|tus?|tuo|tua|seus?|suas?|je|jouw|uw)(?!\p{L})/iu;
const ABBREVIATED = /(?<!\p{L})(?:incl|inkl|ca|approx|max|min)\. /iu;
/** A verb or subject that makes a statement of its own: "no appointment is needed". */
const STATES =
  /(?<!\p{L})(?:we|you|i|is|are|wir|sie|ist|sind|nous|vous|on|est|sont|es|son|si|è|sono|é|são|wij|u|je|zijn)(?!\p{L})/iu;

/** Whether a fact can be an item: a reason to read on, in a few words and without a verb. */
export function isListed({ line, fact }: Item, grammar: AdGrammar): boolean {
  const { clause, inside, shape } = line;
  // "New patient exam £49 incl. x-rays"
  const isAbbreviated = ABBREVIATED.test(clause) && !grammar.clause.test(clause);
  const isNoun = shape === "phrase" && !YOURS.test(clause);
  const isPhrase = isNoun || isAbbreviated || (NEGATED.test(clause) && !STATES.test(clause));
  return (
    isPhrase &&
    fact.kind !== "place" &&
    !isDuration(fact) &&
    !isOnlyTime(fact) &&
    isReason(fact) &&
    !line.asks &&
    !ADDED.test(clause) &&
    !isContact(fact) &&
    !isAddress(fact.text) &&
    !/[:;!?()]/u.test(clause) &&
    clause.length <= MAX_HEAD &&
    (canFollowComma(inside, grammar) || isNamed(clause))
  );
}

/** "Gas Safe registered": capital letters of a name. */
const isNamed = (clause: string) => /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(clause);

/** "Also gluten-free", "oude noren ook": an item that adds to the one before it. */
const ADDED =
  /^(?:also|auch|aussi|también|anche|também|ook) |(?<!\p{L})(?:too|as well|auch|aussi|también|anche|também|ook)(?=,|$)/iu;

/**
 * Whether the first item is about the product itself, so that a colon can stand before the others,
 * and is not of their kind: "Akkordeons stimmen, Bälge abdichten".
 */
export function isHead(
  { line, fact }: Item,
  others: readonly Item[],
  { product, grammar }: { readonly product: string; readonly grammar: AdGrammar },
): boolean {
  const [head, ...details] = line.clause.split(", ");
  const [second = others[0]?.line.clause ?? ""] = details;
  const ending = (clause = "") => /\p{Ll}{2}$/u.exec(clause)?.[0];
  return (
    !isContinued(fact) &&
    sharesStem(line.clause, product) &&
    !OF_ANOTHER.test(line.clause) &&
    // "Blocked drains, sinks, toilets" are alike, "bouncy castles, delivered" are not.
    details.every((detail) => detail.includes(" ") || isParticiple(detail, grammar)) &&
    (ending(head) === undefined || ending(head) !== ending(second)) &&
    // "Haircut £14, haircut and beard £20"
    !(fact.kind === "price" && sharesStem(head ?? "", second)) &&
    !(grammar.capitalNouns && INFINITIVE.test(head ?? "")) &&
    !INCLUDES.test(head ?? "")
  );
}
/** Whether an item names a price, also without its currency (`AMOUNT` here): "rib 15 each". */
export const isPriced = ({ fact }: Item): boolean =>
  fact.values.some(({ kind }) => kind === "price") || AMOUNT.test(fact.text);
const AMOUNT =
  /(?<!\S)\d{1,4}[.,]\d{2}$|(?<!\S)\d{1,4}(?:[.,]\d{2})? (?:l[’']un[ao]|each|ea|pro stück|(?:la )?pièce|cad\p{L}*|cada|per stuk)(?!\p{L})|(?<!\p{L})(?:from|ab|dès|desde|da|a partir de|vanaf) \d{2,4}(?!\p{L}|\d)/iu;
/** An amount, or a phrase that belongs to another statement: "$24 a dozen", "for repairs". */
const OF_ANOTHER =
  /^(?:\p{Sc}|R\$|\d|(?:for|from|with|für|von|ab|mit|pour|dès|avec|de|por|desde|para|con|per|da|com|van|voor|vanaf|met) )/iu;
/** "Neu beziehen und aufpolstern": German work, not a thing. */
const INFINITIVE = /(?<!\p{L})\p{Ll}+(?:en|ern|eln)$/u;
/** A verb whose objects the other items are: "il weekend comprende due notti, la cena". */
const INCLUDES =
  /(?<!\p{L})(?:includ\p{L}+|umfass\p{L}+|enthält|enthalten|comprend(?:s|re|ons)?|inclut|incluye|comprende|inclui|inclou|omvat|bevat)(?!\p{L})/iu;

/** Ends of phrases that describe another noun: "Gas Safe registered", "Helme inklusive". */
const PARTICIPLES: Readonly<Record<string, RegExp>> = {
  en: /(?:ed|done|built|included)$/iu,
  de: /\p{Ll}(?:t|en|bar|frei|inklusive)$/u,
  fr: /(?:[ée]e?s?|is|ise|ises|compris|inclus)$/iu,
  es: /(?:[ai]d[oa]s?)$/iu,
  it: /(?:at[oaie]|ut[oaie]|it[oaie]|inclus[oaie]|compres[oaie])$/iu,
  pt: /(?:[ai]d[oa]s?|incluso|inclusa)$/iu,
  nl: /(?:d|t|bar|inclusief|inbegrepen)$/iu,
};

/** Whether a phrase ends with such a word in small letters. */
function isParticiple(clause: string, { language }: AdGrammar): boolean {
  const last = clause.split(" ").at(-1) ?? "";
  return /^\p{Ll}/u.test(last) && PARTICIPLES[language.slice(0, 2)]?.test(last) === true;
}

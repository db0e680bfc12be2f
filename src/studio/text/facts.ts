import { countEmojis, stripEmojis } from "../language/emoji.ts";
import { capitalizeFirst } from "../language/letter-case.ts";
import { ensureFullStop, isQuestion, stripOuterQuotes } from "../language/punctuation.ts";
import type { Script } from "../language/script.ts";
import { splitLines, splitSentences } from "../language/sentences.ts";
import { shorten } from "../language/shorten.ts";
import type { TextBrief } from "./brief.ts";
import { withoutInstructions } from "./instructions.ts";
import { joinListItems } from "./list-items.ts";

export interface Fact {
  /** A whole sentence of the user's own, ready to stand in an ad. */
  readonly text: string;
  readonly kind: "statement" | "question" | "offer" | "action";
  readonly source: "message" | "details";
}

/** UTF-16 units. Three such sentences and the frame around them stay under the limit of an ad. */
const MAX_FACT = 180;
const MAX_FACTS = 12;
const MAX_SLOGAN = 75;

const OFFER =
  /\d\s?(?:%|€|\$|£|¥)|[€$£¥]\s?\d|(?<!\p{L})(?:off|discount|offer|sale|deal|early[\s-]bird|coupon|rabatt|angebot|aktion|gutschein|remise|promo\p{L}*|offre|oferta|descuento|sconto|offerta|desconto|korting|aanbieding)(?!\p{L})|割引|セール|优惠|折扣|خصم|عرض|скидк/iu;
const CONTACT =
  /https?:\/\/|www\.|(?<![\p{L}\p{N}-])[\w-]+\.(?:com|net|org|io|co|app|shop|store|example|de|fr|es|it|pt|nl|eu|uk|jp)(?![\p{L}\p{N}])|\S@\S|\+?\d[\d\s()/-]{6,}\d/iu;
/** Only among the details: "Start your day with a stretch" as a key message is the message, not the call. */
const CALL =
  /^(?:visit|call|book|order|shop|sign up|register|dm|contact|buy|download|subscribe|join|get in touch|reserve|schedule|jetzt|besuchen|buchen|bestellen|réservez|commandez|visitez|appelez|reserva|visita|llama|compra|prenota|chiama|visite|ligue|bestel|boek|bezoek|bel)(?!\p{L})/iu;
/** Sentences that lean on the one before ("It also cleans itself") are kept together with it. */
export const LEANING =
  /^(?:it|its|they|them|their|this|that|these|those|so|and|but|or|also|because|however|plus|then|which|he|she|his|her|es|er|sie|das|dies\p{L}*|und|aber|denn|deshalb|auch|ils?|elles?|ce|cela|et|mais|donc|aussi|esto|eso|y|pero|también|ello|questo|e|ma|anche|isso|isto|mas|também|dit|dat|deze|maar|ook)(?!\p{L})/iu;

/**
 * The user's statements in the user's order, the key message before the details, each fit to stand alone.
 * @param longest UTF-16 units; longer sentences are shortened
 */
export function readFacts(brief: TextBrief, script: Script, longest = MAX_FACT): Fact[] {
  const facts: Fact[] = [];
  for (const source of ["message", "details"] as const) {
    const field = source === "message" ? brief.keyMessage : brief.additionalDetails;
    const names = [brief.productName, brief.companyName];
    for (const text of standingSentences(field, { source, script, names, longest })) {
      if (facts.length < MAX_FACTS && !facts.some((fact) => sameWords(fact.text, text))) {
        facts.push({ text, kind: kindOf(text, source), source });
      }
    }
  }
  return facts;
}

interface Rules {
  readonly source: Fact["source"];
  readonly script: Script;
  readonly names: readonly string[];
  readonly longest: number;
}

function standingSentences(field: string, rules: Rules): string[] {
  const { source, longest } = rules;
  const merged: string[] = [];
  for (const sentence of joinListItems(splitLines(field)).flatMap(splitSentences)) {
    const own = withoutInstructions(sentence, source);
    if (own === null) continue;
    const text = tidy(own, rules);
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const previous = merged.at(-1);
    const leans = LEANING.test(text) || (source === "message" && isSlogan(field));
    if (previous === undefined || !leans) merged.push(text);
    else if (previous.length + text.length < longest) merged[merged.length - 1] = `${previous} ${text}`;
  }
  return merged;
}

/** "Relax. Unwind. Repeat." is one thought: taken apart, each piece says nothing. Questions still stand alone. */
function isSlogan(message: string): boolean {
  return message.trim().length <= MAX_SLOGAN && !/[?？؟\n]/u.test(message);
}

function tidy(sentence: string, { script, names, longest }: Rules): string {
  const calm = countEmojis(sentence) > 1 ? stripEmojis(sentence) : sentence;
  const plain = stripOuterQuotes(calm.replace(/([!?！？])[!?！？]+/gu, "$1").replace(/\.{4,}/g, "…")).trim();
  const contact = asContact(plain);
  if (contact !== null) return contact;
  const opened = names.some((name) => plain.startsWith(name)) ? plain : capitalizeFirst(plain);
  return ensureFullStop(shorten(opened, longest), script);
}

/** A bare address or number is no sentence: it gets a sign in front instead of a full stop behind. */
function asContact(text: string): string | null {
  const bare = text.replace(/[.,;\s]+$/u, "");
  if (/^\+?\d[\d\s()/-]{6,}$/u.test(bare)) return `📞 ${bare}`;
  return /^\S+$/u.test(bare) && CONTACT.test(bare) ? `👉 ${bare}` : null;
}

function kindOf(text: string, source: Fact["source"]): Fact["kind"] {
  if (isQuestion(text)) return "question";
  if (CONTACT.test(text) || (source === "details" && CALL.test(text))) return "action";
  return OFFER.test(text) ? "offer" : "statement";
}

function sameWords(one: string, other: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(" ") ?? "";
  return words(one) === words(other);
}

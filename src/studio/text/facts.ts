import { countEmojis, stripEmojis } from "../language/emoji.ts";
import { capitalizeFirst } from "../language/letter-case.ts";
import { ensureFullStop, isQuestion, stripOuterQuotes } from "../language/punctuation.ts";
import { sameWords } from "../language/same-words.ts";
import type { Script } from "../language/script.ts";
import { splitLines, splitSentences } from "../language/sentences.ts";
import { shorten } from "../language/shorten.ts";
import type { TextBrief } from "./brief.ts";
import { stripInstructions } from "./instructions.ts";
import { joinListItems } from "./list-items.ts";

/** A statement of the user's. */
export interface Fact {
  /** A whole sentence, ready for an ad. */
  readonly text: string;
  readonly kind: "statement" | "question" | "offer" | "action";
  readonly source: "message" | "details";
}

/** UTF-16 units; three such sentences with their connecting words are below the limit of an ad. */
const MAX_FACT = 180;
const MAX_FACTS = 12;
/** UTF-16 units. */
const MAX_SLOGAN = 75;

const OFFER =
  /\d\s?(?:%|€|\$|£|¥)|[€$£¥]\s?\d|(?<!\p{L})(?:off|discount|offer|sale|deal|early[\s-]bird|coupon|rabatt|angebot|aktion|gutschein|remise|promo\p{L}*|offre|oferta|descuento|sconto|offerta|desconto|korting|aanbieding)(?!\p{L})|割引|セール|优惠|折扣|خصم|عرض|скидк/iu;
const CONTACT =
  /https?:\/\/|www\.|(?<![\p{L}\p{N}-])[\w-]+\.(?:com|net|org|io|co|app|shop|store|example|de|fr|es|it|pt|nl|eu|uk|jp)(?![\p{L}\p{N}])|\S@\S|\+?\d[\d\s()/-]{6,}\d/iu;
/**
 * Only looked for in the details: a key message that begins like a call ("Start your day ...") is
 * no call.
 */
const CALL =
  /^(?:visit|call|book|order|shop|sign up|register|dm|contact|buy|download|subscribe|join|get in touch|reserve|schedule|jetzt|besuchen|buchen|bestellen|réservez|commandez|visitez|appelez|reserva|visita|llama|compra|prenota|chiama|visite|ligue|bestel|boek|bezoek|bel)(?!\p{L})/iu;
/** Starts of sentences that need the one before ("It also cleans itself"). */
export const DEPENDENT_START =
  /^(?:it|its|they|them|their|this|that|these|those|so|and|but|or|also|because|however|plus|then|which|he|she|his|her|es|er|sie|das|dies\p{L}*|und|aber|denn|deshalb|auch|ils?|elles?|ce|cela|et|mais|donc|aussi|esto|eso|y|pero|también|ello|questo|e|ma|anche|isso|isto|mas|também|dit|dat|deze|maar|ook)(?!\p{L})/iu;

/**
 * Extracts the user's statements in their order, key message first. Each can stand alone;
 * duplicates and notes to the writer are left out.
 * @param longest UTF-16 units; longer sentences are shortened
 */
export function extractFacts(brief: TextBrief, script: Script, longest = MAX_FACT): Fact[] {
  const facts: Fact[] = [];
  for (const source of ["message", "details"] as const) {
    const field = source === "message" ? brief.keyMessage : brief.additionalDetails;
    const names = [brief.productName, brief.companyName];
    for (const text of independentSentences(field, { source, script, names, longest })) {
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

function independentSentences(field: string, rules: Rules): string[] {
  const { source, longest } = rules;
  const merged: string[] = [];
  for (const sentence of joinListItems(splitLines(field)).flatMap(splitSentences)) {
    const own = stripInstructions(sentence, source);
    if (own === null) continue;
    const text = tidy(own, rules);
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const previous = merged.at(-1);
    const dependent = DEPENDENT_START.test(text) || (source === "message" && isSlogan(field));
    if (previous === undefined || !dependent) merged.push(text);
    else if (previous.length + text.length < longest) merged[merged.length - 1] = `${previous} ${text}`;
  }
  return merged;
}

/**
 * Whether a message is a slogan such as "Relax. Unwind. Repeat.", which only makes sense as a
 * whole.
 */
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

/** Puts an emoji before a bare address or telephone number; null for any other text. */
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

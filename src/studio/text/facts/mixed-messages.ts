import { isLeftOut } from "./left-out.ts";
import type { Lexicon } from "./lexicon.ts";
import { noteScore } from "./note-model/note-model.ts";
import { isOrder } from "./notes.ts";
import { isProductionNote } from "./production-notes.ts";
import { sentencesOf } from "./segments.ts";

/** Log-odds of the note model from which a part of a message is meant for the writer. */
const CLEAR_NOTE = 2;
/** Fewer words say too little. */
const MIN_WORDS = 5;
/** An amount or a promise of one: terms of an offer read like notes ("not combinable"). */
const PRICED =
  /[£$€%]|\d ?(?:euros?|pounds?|dollars?)(?!\p{L})|money[- ]back|your money (?:back|again)|geld zurück|rembours(?:é|ons|e)|devolv(?:o|emos) (?:o|el) (?:dinheiro|dinero)|(?:restituiamo|rimborsiamo|rimborsat\p{L})|geld terug/iu;
/** What customers need not do, or only this: "così non ci dovete pensare più". */
const RELIEVED =
  /(?<!\p{L})(?:you (?:only|just) (?:need|have) to|you (?:don[’']t|never) (?:need|have) to|(?:sie|du|ihr) (?:müssen|musst|müsst|brauchen|brauchst|braucht) (?:nur|nichts|sich um nichts)|vous n[’']avez (?:plus|rien|qu)|(?:solo|sólo|no) (?:tienes|tiene|tenéis|tendrás) que|non ci (?:devi|deve|dovete|dovrete|pensi|pensate)|non (?:devi|deve|dovete) (?:più|fare|portare)|(?:você|vocês)? ?(?:só|não) (?:precisa|precisas|precisam|tem|tens) (?:de |que )|(?:je|u) hoeft (?:alleen|niets|nergens|nooit))(?!\p{L})/iu;
/** Verbs about the text: "you don't need to mention that". */
const ABOUT_TEXT =
  /(?<!\p{L})(?:please|bitte|por favor|per favore|graag|make|sound|klingen|cont|habl|parl|fal|mention|say|write|includ|print|name|explain|use|erwähn|schreib|sag|nenn|mentionn|dire|écri|cit|indiqu|mencion|dec|dig|escri|pon|scriv|menzion|metter|diz|escrev|noem|zeg|schrij|vermeld)/iu;

/** Marks between the items of a list. */
const LISTED = /[;|•·]|\s[–—-]{1,2}\s/u;
/** What stands in brackets. */
const ASIDE = /\(([^()]+)\)/gu;

/**
 * Whether a key message also speaks to the writer, which few do: one of its sentences, items or
 * brackets after the first item is an order (`isOrder`), about making the ad, or a clear note for
 * the note model (`CLEAR_NOTE` here). `readFacts` then looks for notes in all of the message as it
 * does in the details.
 */
export function speaksToWriter(message: string, lexicon: Lexicon): boolean {
  const sentences = sentencesOf(message).map(({ start, end }) => message.slice(start, end));
  const [, ...items] = sentences.flatMap((sentence) => sentence.split(LISTED));
  const asides = [...message.matchAll(ASIDE)].map(([, aside = ""]) => aside);
  const isNoted = [...sentences.slice(1), ...items, ...asides].some((text) => isNote(text.trim(), lexicon));
  return isNoted || opensWithNote(message, lexicon) || partsOf(message).some(isCertainNote);
}

/** Greetings of all languages. `tidyBrief` (`spelling/tidy-brief.ts`) leaves them out. */
export const GREETINGS =
  "hallo|hi|hello|hey|moin|servus|guten tag|bonjour|salut|hola|buenas|ciao|salve|buongiorno|olá|oi|bom dia|beste|goedendag|hoi|dag";
/** A greeting, with which owners start a message to the person who makes the ad. */
const GREETING = new RegExp(`^\\s*(?:${GREETINGS})(?: \\p{L}+)?\\s?[,!.:]\\s*`, "iu");

/**
 * Whether a message starts with a greeting and a note: "Hi, nothing too loud please." `readFacts`
 * then takes the first sentence for no fact.
 */
export function opensWithNote(message: string, lexicon: Lexicon): boolean {
  const greeting = GREETING.exec(message)?.[0].length ?? 0;
  if (greeting === 0) return false;
  const [first] = sentencesOf(message.slice(greeting));
  if (first === undefined) return false;
  const text = message.slice(greeting + first.start, greeting + first.end).trim();
  return isOrder(text, lexicon) || noteScore(text) >= CLEAR_NOTE;
}

/** Log-odds from which even a part of the first sentence is a note, and what divides its parts. */
const CERTAIN_NOTE = 4;
const partsOf = (text: string) => text.split(/[,;.!?]\s/u);

/** "so please do not write organic"; customers are asked not to wait or worry. */
const POLITE_ORDER =
  /(?<!\p{L})(?:please (?:do not|don[’']?t|never)|bitte (?:nicht|nie)|merci de ne (?:pas|jamais)|por favor,? (?:no|n[ãa]o|nunca)|per favore,? (?:non|mai)|alsjeblieft (?:niet|nooit)) (?:write|say|mention|promise|schreiben|sagen|erwähnen|versprechen|écrire|dire|mentionner|promettre|escrib\p{L}+|dig\p{L}+|mencion\p{L}+|promet\p{L}+|escrev\p{L}+|scriv\p{L}+|menzion\p{L}+|schrijven|zeggen|noemen|beloven)(?!\p{L})/iu;

/**
 * Whether a clause of a message is a note whatever sentence it is in, also of the first: "and we
 * are not certified, so please do not write organic" (`POLITE_ORDER` and the log-odds
 * `CERTAIN_NOTE` here). `readFacts` asks it.
 */
export const isCertainNote = (clause: string): boolean =>
  canBeNote(clause) && (POLITE_ORDER.test(clause) || noteScore(clause) >= CERTAIN_NOTE);

/** Whether a text has enough words to be judged, and no amount and no relief for customers. */
const canBeNote = (text: string) =>
  text.split(/\s+/u).length >= MIN_WORDS &&
  !PRICED.test(text) &&
  (!RELIEVED.test(text) || ABOUT_TEXT.test(text));

const isNote = (text: string, lexicon: Lexicon): boolean =>
  isOrder(text, lexicon) ||
  (canBeNote(text) && (noteScore(text) >= CLEAR_NOTE || isProductionNote(text, lexicon.language)));

/** Log-odds from which a sentence of one or two words is a note beside others: "Say died." */
const SHORT_NOTE = -0.3;

/**
 * Whether a short sentence is a note, in a message that speaks to the writer: it names what the ad
 * shall not show ("No red, no wings.") or is a note for the model although it has one or two words
 * (`SHORT_NOTE` here). `readFacts` asks it of sentences that no other rule makes a note.
 */
export function isShortNote(sentence: string): boolean {
  const parts = sentence.split(/[,،，、]/u).map((part) => part.replace(/[\s.!]+$/u, "").trim());
  if (parts.every(isLeftOut)) return true;
  return sentence.trim().split(/\s+/u).length <= 2 && noteScore(sentence) >= SHORT_NOTE;
}

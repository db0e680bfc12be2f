import type { BriefField } from "./brief.ts";
import { kindOf } from "./classify.ts";
import { refersBack } from "./for-writer.ts";
import { isFromInside } from "./inside-remarks.ts";
import { isLeftOut } from "./left-out.ts";
import { hasWords, type Lexicon, startsWithWords } from "./lexicon.ts";
import { isDetailOrder, STYLE_ORDER } from "./note-forms.ts";
import { isFactLike, judgeClause } from "./note-model/note-model.ts";
import { speaksToWriter } from "./mixed-messages.ts";
import { isNoteOfDetails, isReasonedRequest, isRequest, isTone, labeledKind, readSentence } from "./notes.ts";
import { isProductionNote } from "./production-notes.ts";
import { clausesOf, type Range, sentencesOf } from "./segments.ts";
import { ordersText } from "./text-orders.ts";
import type { Value } from "./value.ts";
import { findContacts } from "./values/numbers.ts";

/** Marks between the items of a list, strongest first, and the number from which they make one. */
const STRONG = { mark: /[;；؛|•·/]/u, fewest: 2 };
const DASHES = { mark: /\s[–—-]{1,2}\s/u, fewest: 2 };
/** Commas also stand inside of orders and facts: "Never mention prices, discounts or offers". */
const COMMAS = { mark: /[,،，、]/u, fewest: 1 };
const MARKS: readonly Mark[] = [STRONG, DASHES, COMMAS];
/** Of a message, a sentence with a note between its commas is hidden as a whole. */
const MESSAGE_MARKS: readonly Mark[] = [STRONG, DASHES];

interface Mark {
  readonly mark: RegExp;
  readonly fewest: number;
}

/** What limits the note before it, by language: "linkedin and facebook, nothing else". */
const GOES_ON: Readonly<Record<string, RegExp>> = {
  en: /^(?:nothing else|so|because|since (?:we|they|it)|we(?: are|[’']re) (?:an?|the|not|only|just|no)|otherwise|and|or|but|not|that|which)(?![\p{L}-])/iu,
  de: /^(?:nichts anderes|wir sind (?:eine?|kein|nur|nicht|ja)|ich bin (?:eine?|kein|nur)|sonst|also|denn|weil|und|oder|aber|dass)(?![\p{L}-])/iu,
  fr: /^(?:rien d[’']autre|nous sommes (?:une?|pas|juste)|on est (?:une?|pas|juste)|donc|car (?:on|nous|il|elle|c[’']est)|et|ou|mais|que|qui)(?![\p{L}-])/iu,
  es: /^(?:nada más|somos (?:un|una|solo)|así|porque|y|o|pero|que)(?![\p{L}-])/iu,
  it: /^(?:nient[’']altro|siamo (?:un|una|solo)|quindi|perché|o|ma|che)(?![\p{L}-])/iu,
  pt: /^(?:mais nada|somos (?:um|uma|só)|então|por isso|porque|ou|mas|que)(?![\p{L}-])/iu,
  nl: /^(?:verder niets|w(?:ij|e) zijn (?:een|geen|maar|gewoon)|dus|want|en|of|maar|dat)(?![\p{L}-])/iu,
};

/** Whether a few words after a note belong to it: "a bit of warmth" after "Tone calm". */
const isUnclear = (item: string) =>
  !/\d/u.test(item) && item.split(/\s+/u).length <= MAX_UNCLEAR_WORDS && !isFactLike(item);
const MAX_UNCLEAR_WORDS = 4;

/** German articles also start a relative clause, and are among the dependent words. */
const ARTICLE = /^d(?:ie|er|as|en|em) /iu;
/** An item of more words is a statement, not a condition: "if it rains we come back for free". */
const MAX_CONDITION_WORDS = 5;

/**
 * Items from which a list says several things; what follows an order in a shorter one is its
 * reason.
 */
const LONG_LIST = 4;

/** No owner types a longer list; the work on any text stays bounded. */
const MAX_CLAUSES = 40;

interface Reading {
  readonly text: string;
  /** Values of the field, which no mark divides. */
  readonly values: readonly Value[];
  readonly lexicon: Lexicon;
  /** Marks that divide a sentence, strongest first. */
  readonly marks: readonly Mark[];
}

/**
 * The ranges of the sentences of a brief's field (`sentencesOf`). A sentence of the details with
 * two or more dashes or semicolons is divided into its items, with their conditions. Between commas
 * only notes are divided from the rest: "no emojis, cups are compostable". A key message that also
 * speaks to the writer (`mixed-messages.ts`) is divided in the same way, but never between commas.
 * `readFacts` and `readContacts` call it.
 * @param values values of the field, such as "9 - 18 Uhr", which no mark divides
 */
export function statementRanges(
  text: string,
  field: BriefField,
  values: readonly Value[],
  lexicon: Lexicon,
): Range[] {
  const sentences = sentencesOf(text);
  const marks = field === "additionalDetails" ? MARKS : MESSAGE_MARKS;
  const isRead = field === "additionalDetails" || (field === "keyMessage" && speaksToWriter(text, lexicon));
  if (!isRead) return sentences;
  return sentences.flatMap((sentence) => divided(sentence, { text, values, lexicon, marks }));
}

function divided(sentence: Range, reading: Reading): Range[] {
  const { text, values, lexicon, marks } = reading;
  const textOf = ({ start, end }: Range) => text.slice(start, end);
  const clauses = clausesOf(
    text,
    sentence,
    values.map(({ span }) => span),
  );
  if (clauses.length > MAX_CLAUSES) return [sentence];
  const gapBefore = (at: number) => text.slice(clauses[at - 1]?.end, clauses[at]?.start);
  const level = marks.find(
    ({ mark, fewest }) => clauses.filter((_, at) => at > 0 && mark.test(gapBefore(at))).length >= fewest,
  );
  if (level === undefined) return [sentence];
  const separate = joined(clauses, (at) => !level.mark.test(gapBefore(at)));
  const isNoted = separate.map((item) => isNote(textOf(item), lexicon));
  const all = joined(separate, (at) => {
    const item = textOf(separate[at]!);
    if (level === COMMAS) return GOES_ON[lexicon.language]?.test(item) === true && !isNoted[at];
    // "12.10. / 26.10. / 9.11."
    if (!/\p{L}{2}/u.test(item) && findContacts(item).length === 0) return true;
    return !isNoted[at - 1] && !isNoted[at] && isConditionOf(separate[at - 1]!, separate[at]!, reading);
  });
  const found = all.map((item, at) => {
    const known = isNoted[separate.indexOf(item)];
    return (at === 0 && startsAsNote(textOf(item), lexicon)) || (known ?? isNote(textOf(item), lexicon));
  });
  if (level === COMMAS && all.length < LONG_LIST && isReasonedRequest(textOf(sentence), lexicon))
    return [sentence];
  const isBeside = (at: number) => found[at - 1] === true || found[at + 1] === true;
  const noted = all.filter(
    (item, at) =>
      found[at] ||
      (isLeftOut(textOf(item)) && isBeside(at)) ||
      // "We are three brothers, don't mention it"
      (at + 1 < all.length && refersBack(textOf(all[at + 1]!))) ||
      (level === COMMAS && found[at - 1] === true && isUnclear(textOf(item))),
  );
  const isOpen = (item: Range) => noted.includes(item) && !isClosedNote(textOf(item), lexicon);
  const open = level === COMMAS ? all.findIndex(isOpen) : -1;
  const isEnd = (item: Range, at: number) => at > open && judgeClause(textOf(item)) === "fact";
  const end = open < 0 || all.length < LONG_LIST ? -1 : all.findIndex(isEnd);
  // What stands before or after "never mention prices" may belong to it, up to a clear statement,
  // so the list has to start with a note that is complete.
  if (open >= 0 && end < 0 && noted[0] === all[open]) return [sentence];
  const items = joined(all, (at) => open >= 0 && at > open && (end < 0 || at < end));
  if (items.length === 1 || all.length === noted.length) return [sentence];
  if (level === COMMAS && noted.length === 0) return [sentence];
  const notes = items.filter(({ start }) => noted.some((note) => note.start === start));
  const isFact = (item: Range | undefined) => item !== undefined && !notes.includes(item);
  const parts = joined(items, (at) => level === COMMAS && isFact(items[at - 1]) && isFact(items[at]));
  return parts.flatMap((part) => (notes.includes(part) ? divided(part, reading) : [part]));
}

/** The ranges, each joined with the one before it if `belongs` is true for its index. */
function joined(ranges: readonly Range[], belongs: (index: number) => boolean): Range[] {
  const result: Range[] = [];
  for (const [index, range] of ranges.entries()) {
    const previous = result.at(-1);
    if (previous === undefined || !belongs(index)) result.push(range);
    else result[result.length - 1] = { start: previous.start, end: range.end };
  }
  return result;
}

/** Whether an item restricts the one before it: "with code HELLO", "new members only". */
function isConditionOf(before: Range, item: Range, { text, values, lexicon }: Reading): boolean {
  const own = text.slice(item.start, item.end);
  if (own.split(/\s+/u).length > MAX_CONDITION_WORDS) return false;
  if (startsWithWords(own, lexicon.dependent) && !ARTICLE.test(own)) return true;
  const stated = values.filter(({ span }) => span.start >= before.start && span.end <= before.end);
  const kind = kindOf(text.slice(before.start, before.end), stated, lexicon);
  return (kind === "offer" || kind === "price") && hasWords(own, lexicon.condition);
}

/** Whether the first item is a note: more words make one at the start of a sentence. */
const startsAsNote = (text: string, lexicon: Lexicon): boolean =>
  ["note", "audience"].includes(readSentence(text, "additionalDetails", lexicon).kind);

const isNote = (text: string, lexicon: Lexicon): boolean =>
  labeledKind(text, lexicon) !== null || isDetailOrder(text) || isNoteOfDetails(text, lexicon);

/** Starts of verbs in orders that take a list: "please never mention prices or discounts". */
const SAYING =
  /(?<!\p{L})(?:mention|say|use(?!\p{L})|using|writ|promis|claim|name(?!\p{L})|talk|show|focus|highlight|includ|avoid|erwähn|nenn|sag|schreib|versprech|zeig|verwend|beton|dire|parl|écri|promett|cite|évit|utilis|mett|mencion|decir|diga|habl|promet|evit|poner|ponga|scriv|indic|menzion|nomin|fale|diz|escrev|noem|zeg|schrijf|gebruik|beloof|vermeld|laat)\p{L}*/iu;
/** "Por favor" alone belongs to what follows. */
const MIN_REQUEST_WORDS = 4;

/** An order about one word, which takes no list: "dont use the word adventure". */
const ONE_WORD =
  /(?<!\p{L})(?:the word|das wort|le mot|la palabra|la parola|a palavra|het woord) ["'“‘„«]?\p{L}+["'”’“»]?(?: (?:nicht )?(?:verwenden|benutzen|schreiben|sagen|vermeiden|please|bitte|niet gebruiken|vermijden))?$/iu;

/** How the text shall not sound, which takes no list either: "avoid sounding twee". */
const SOUNDING =
  /(?<!\p{L})(?:sound(?:ing)?|klingen|rüberkommen|suen(?:e|en)|suonare|suoni|soar|soe|klinken|gnangnan)(?!\p{L})/iu;

/** Whether a note is complete, so that what follows a comma does not belong to it. */
function isClosedNote(text: string, lexicon: Lexicon): boolean {
  const [head = ""] = text.split(/[,،，、]/u);
  return (
    isLeftOut(head) ||
    STYLE_ORDER.test(head) ||
    isTone(head, lexicon) ||
    hasWords(head, lexicon.notes.short) ||
    ONE_WORD.test(head) ||
    SOUNDING.test(head) ||
    ordersText(head) ||
    isFromInside(head) ||
    isProductionNote(head, lexicon.language) ||
    (text.split(" ").length >= MIN_REQUEST_WORDS &&
      (isRequest(text, lexicon) || startsWithWords(text, lexicon.notes.please)) &&
      !SAYING.test(text))
  );
}

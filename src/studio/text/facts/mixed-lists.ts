import type { BriefField } from "./brief.ts";
import { isAim, isForWriter } from "./for-writer.ts";
import { hasWords, type Lexicon, startsWithWords } from "./lexicon.ts";
import { isDetailOrder, STYLE_ORDER } from "./note-forms.ts";
import { isOrder, isRequest, isTone, labeledKind, readSentence } from "./notes.ts";
import { isProductionNote } from "./production-notes.ts";
import { isRemark } from "./remarks.ts";
import { clausesOf, type Range, sentencesOf } from "./segments.ts";

/** Marks between the items of a list, strongest first, and the number from which they make one. */
const LEVELS = [
  { mark: /[;；؛|•·/]/u, fewest: 2 },
  { mark: /\s[–—-]{1,2}\s/u, fewest: 2 },
  { mark: /[,،，、]/u, fewest: 1 },
] as const;
/** Commas also stand inside of orders and facts: "Never mention prices, discounts or offers". */
const COMMAS = 2;
/** What explains or limits the note before it: "linkedin and facebook, nothing else". */
const GOES_ON =
  /^(?:nothing else|so|because|since|otherwise|and|or|but|not|that|which|nichts anderes|sonst|also|denn|weil|und|oder|aber|dass|rien d[’']autre|donc|car|et|ou|mais|que|qui|nada más|así|porque|y|o|pero|nient[’']altro|quindi|perché|e|ma|che|mais nada|então|por isso|mas|verder niets|dus|want|en|of|maar|dat)(?!\p{L})/iu;
/** "Nothing cheerful", "nada de brasileirismos" beside a note, but not "no booking fee". */
const NEGATION =
  /^(?:no|nothing|kein(?:e|en)?|nichts|pas de|pas d[’']|rien de|rien d[’']|nada de|sin|niente|sem|geen|niets)(?!\p{L})/iu;
const MAX_NEGATED_WORDS = 4;
/** What customers like to be spared, in all languages of the lexicons. */
const SPARED =
  /(?<!\p{L})(?:fees?|charges?|costs?|contracts?|bookings?|appointments?|deposits?|call[- ]?outs?|extras?|wait\p{L}*|queues?|obligation|experience|commitment|minimum|need\p{L}*|\p{L}*gebühr\p{L}*|\p{L}*kosten|vertrag\p{L}*|anmeldung|termin\p{L}*|anzahlung|wartezeit\p{L}*|mindest\p{L}*|vorkenntnisse|nötig|frais|engagement|contrat|rendez-vous|attente|acompte|coste\p{L}*|compromiso|permanencia|cita|espera|matrícula|contrato|cost[oi]|impegno|vincol[oi]|appuntamento|attesa|caparra|custos?|compromisso|fidelização|marcação|taxas?|afspraak|wachttijd\p{L}*|aanbetaling|verplichting\p{L}*|nodig)(?!\p{L})/iu;

const isLeftOut = (item: string) =>
  NEGATION.test(item) &&
  !SPARED.test(item) &&
  !/\d/u.test(item) &&
  item.split(/\s+/u).length <= MAX_NEGATED_WORDS;

/** German articles also start a relative clause, and are among the dependent words. */
const ARTICLE = /^d(?:ie|er|as|en|em) /iu;
/** A longer item says something of its own: "if it rains we come back for free". */
const MAX_CONDITION_WORDS = 5;

/** Whether an item is a condition of the one before it: "with code HELLO". */
const isCondition = (text: string, { dependent }: Lexicon) =>
  startsWithWords(text, dependent) && !ARTICLE.test(text) && text.split(/\s+/u).length <= MAX_CONDITION_WORDS;

/**
 * The ranges of the sentences of a brief's field (`sentencesOf`). A sentence of the details that
 * lists notes and facts is divided: "no emojis - cups are compostable - use our green". Items
 * between dashes and semicolons are ranges of their own; between commas only notes are, so that
 * facts keep their conditions. `readFacts` and `readContacts` call it.
 */
export function statementRanges(text: string, field: BriefField, lexicon: Lexicon): Range[] {
  const sentences = sentencesOf(text);
  if (field !== "additionalDetails") return sentences;
  return sentences.flatMap((sentence) => divided(text, sentence, lexicon));
}

function divided(text: string, sentence: Range, lexicon: Lexicon): Range[] {
  const clauses = clausesOf(text, sentence, []);
  const gapBefore = (index: number) => text.slice(clauses[index - 1]?.end, clauses[index]?.start);
  const level = LEVELS.findIndex(
    ({ mark, fewest }) => clauses.filter((_, at) => at > 0 && mark.test(gapBefore(at))).length >= fewest,
  );
  const mark = LEVELS[level]?.mark;
  if (mark === undefined) return [sentence];
  const textOf = ({ start, end }: Range) => text.slice(start, end);
  const continues = (item: Range) =>
    level === COMMAS
      ? GOES_ON.test(textOf(item))
      : isCondition(textOf(item), lexicon) && !isNote(textOf(item), false, lexicon);
  const separate = joinedUnless(clauses, (at) => mark.test(gapBefore(at)));
  const all = joinedUnless(separate, (at) => !continues(separate[at]!));
  const found = all.map((item, at) => isNote(textOf(item), at === 0, lexicon));
  const isBeside = (at: number) => found[at - 1] === true || found[at + 1] === true;
  const noted = all.filter((item, at) => found[at] || (isLeftOut(textOf(item)) && isBeside(at)));
  const isOpen = (item: Range) => noted.includes(item) && !isClosedNote(textOf(item), lexicon);
  const open = level === COMMAS ? all.findIndex(isOpen) : -1;
  // What stands before or after "never mention prices" may belong to it, so the list has to start
  // with a note that is complete.
  if (open >= 0 && noted[0] === all[open]) return [sentence];
  const items = joinedUnless(all, (at) => open < 0 || at <= open);
  if (items.length === 1 || all.length === noted.length) return [sentence];
  if (level === COMMAS && noted.length === 0) return [sentence];
  const notes = items.filter(({ start }) => noted.some((note) => note.start === start));
  const isBorder = (at: number) =>
    level !== COMMAS || items.slice(at - 1, at + 1).some((item) => notes.includes(item));
  const parts = joinedUnless(items, isBorder);
  return parts.flatMap((part) => (notes.includes(part) ? divided(text, part, lexicon) : [part]));
}

/** Joins neighboring ranges but for those before which `isBorder` says so. */
function joinedUnless(ranges: readonly Range[], isBorder: (index: number) => boolean): Range[] {
  const joined: Range[] = [];
  for (const [index, range] of ranges.entries()) {
    const previous = joined.at(-1);
    if (previous === undefined || isBorder(index)) joined.push(range);
    else joined[joined.length - 1] = { start: previous.start, end: range.end };
  }
  return joined;
}

/** Whether an item is a note; more words make one at the start of a sentence than inside. */
function isNote(text: string, isFirst: boolean, lexicon: Lexicon): boolean {
  return (
    (isFirst && ["note", "audience"].includes(readSentence(text, "additionalDetails", lexicon).kind)) ||
    labeledKind(text, lexicon) !== null ||
    isOrder(text, lexicon) ||
    isRequest(text, lexicon) ||
    isAim(text, lexicon.language) ||
    isForWriter(text) ||
    isDetailOrder(text) ||
    isRemark(text, lexicon.language)
  );
}

/** Verbs of orders that take a list: "please never mention prices, discounts or offers". */
const SAYING =
  /(?<!\p{L})(?:mention|say|us|writ|promis|claim|nam|talk|show|focus|highlight|includ|avoid|erwähn|nenn|sag|schreib|versprech|zeig|verwend|beton|dire|parl|écri|promett|cit|évit|utilis|mett|mencion|dec|dig|habl|promet|evit|pon|scriv|indic|menzion|nomin|fal|diz|escrev|noem|zeg|schrijf|gebruik|beloof|vermeld|laat)\p{L}*/iu;

/** "Por favor" alone belongs to what follows. */
const MIN_REQUEST_WORDS = 4;

/** Whether a note is complete, so that what follows a comma does not belong to it. */
function isClosedNote(text: string, lexicon: Lexicon): boolean {
  const [head = ""] = text.split(/[,،，、]/u);
  return (
    isLeftOut(head) ||
    STYLE_ORDER.test(head) ||
    isTone(head, lexicon) ||
    hasWords(head, lexicon.notes.short) ||
    isProductionNote(head, lexicon.language) ||
    (text.split(" ").length >= MIN_REQUEST_WORDS &&
      (isRequest(text, lexicon) || startsWithWords(text, lexicon.notes.please)) &&
      !SAYING.test(text))
  );
}

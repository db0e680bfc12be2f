import type { BriefField } from "./brief.ts";
import { hasWords, type Lexicon, startsWithWords, wordsPattern } from "./lexicon.ts";
import { isAboutLiking, isAboutStatement } from "./about-statements.ts";
import { isAddress } from "./formality.ts";
import { isAim, isForWriter, isGoal } from "./for-writer.ts";
import { asksForStep, isForOwner, isStepOfDetails, lengthOfStepLabel } from "./next-step.ts";
import { isAboutCustomers, isRemark } from "./remarks.ts";
import { isDetailOrder, STYLE_ORDER } from "./note-forms.ts";
import { judgeClause } from "./note-model/note-model.ts";
import { isProductionNote } from "./production-notes.ts";
import { asksOpinion } from "./questions.ts";
import { CONSEQUENCE_WORDS, type Range } from "./segments.ts";
import { findContacts } from "./values/numbers.ts";

/**
 * Kind of a sentence: meant for the writer, for the writer with a statement inside, or neither.
 * `readSentence` finds it, `readFacts` follows it.
 */
export type Reading =
  | { readonly kind: "note" }
  | { readonly kind: "audience" }
  /** "Mention that we deliver on Sundays": the statement after the order. */
  | { readonly kind: "mention"; readonly statement: Range }
  | { readonly kind: "statement" };

const LABEL = /^[^:=\n]{0,40}[:=](?!\/\/)/u;
/** Who a label speaks to: "Hinweis an den Texter", "Note for the designer". */
const TO_WHOM =
  " (?:to|for|an|für|pour|à|au|para|al|per|ao|à|voor|aan) (?:\\p{L}+ )?(?:writer|copywriter|designer|agency|texter\\p{L}*|agentur|redaktion|rédact\\p{L}+|graphiste|agence|redactor\\p{L}*|diseñador\\p{L}*|agencia|grafico|agenzia|redator\\p{L}*|agência|tekstschrijver|vormgever|bureau)";

/** Marks between statements that have nothing to do with each other, or a list of four. */
const LISTED = /[;|•·]|\s[–—-]\s|,\s[^,]+,\s[^,]+,\s/u;
/** Words of a sentence that is only about the tone: "A warm, friendly tone". */
const MAX_TONE_WORDS = 9;

/**
 * Whether a sentence of a brief is a statement, a note to the writer, names the audience, or
 * mentions a statement after words such as "mention that". `readFacts` and `readContacts` call it.
 * The words are `notes` of the lexicons (`lexicons/<language>.ts`), in `note-forms.ts`,
 * `production-notes.ts`, `remarks.ts` and `next-step.ts`; the model of `note-model/` joins them.
 */
export function readSentence(text: string, field: BriefField, lexicon: Lexicon): Reading {
  const { notes } = lexicon;
  const stepLabel = lengthOfStepLabel(text);
  if (stepLabel > 0) return { kind: "mention", statement: { start: stepLabel, end: text.length } };
  const unasked = text.replace(wordsPattern(`^(?:${notes.please})`), "").trimStart();
  if (
    [text, unasked].some((step) => asksForStep(step, lexicon.language)) &&
    findContacts(text).length > 0 &&
    !isForOwner(text)
  )
    return { kind: "statement" };
  const labeled = labeledKind(text, lexicon);
  if (labeled !== null) return { kind: labeled };
  const details = field === "additionalDetails" || field === "campaignGoals";
  if (isOrder(text, lexicon)) return { kind: "note" };
  if (namesAudience(text, lexicon, details)) return { kind: "audience" };
  if (!details) return { kind: "statement" };
  if (isDetailOrder(text) || asksOpinion(text) || isAboutStatement(text)) return { kind: "note" };
  if (isAboutCustomers(text, lexicon.language)) return { kind: "note" };
  const mention = lengthOfStart(text, notes.mention);
  if (mention > 0 && !startsWithWords(text, notes.use) && !hasWords(text, notes.meta)) {
    const start = mention + (/^qu[’']/iu.exec(text.slice(mention))?.[0].length ?? 0);
    if (/\p{L}+\s+\p{L}+/u.test(text.slice(start)))
      return { kind: "mention", statement: { start, end: text.length } };
  }
  // The clauses from which the model is learned are details; goals are other sentences.
  const judged = field === "additionalDetails" ? judgeClause(text) : null;
  return { kind: isNoteSentence(text, judged, lexicon) ? "note" : "statement" };
}

/** What the note model says of a clause. */
type Judgment = ReturnType<typeof judgeClause>;

/** Whether the model makes a text a note; lists know next steps, addresses and awards better. */
const isJudgedNote = (text: string, judged: Judgment, language: string) =>
  judged === "note" && !isStepOfDetails(text, language) && !isAddress(text) && !AWARD.test(text);

/** "Won 2nd at the Atlanta Hot Sauce Fair"; "silver, please check the year" is a note. */
const AWARD =
  /^(?!.*[,;?])(?:(?:we(?:[’']ve)? )?won (?!['"“‘])|winners? of |voted |finalists? |(?:gold|silver|bronze) (?:at|medal (?:at|in)) |ausgezeichnet |(?:gold|silber|bronze)(?:medaille)? (?:bei|beim) |médaille d[’']|élue?s? |lauréate?s? |medalla de |medaglia (?:d[’']|di )|vincit(?:ore|rice) |medalha de |vencedor\p{L}* |bekroond |winnaar |uitgeroepen )/iu;

/** Whether a sentence of the details without a known order is a note; a list is read in parts. */
function isNoteSentence(text: string, judged: Judgment, lexicon: Lexicon): boolean {
  const { notes, language } = lexicon;
  const isList = LISTED.test(text);
  if (!isList && (isProductionNote(text, language) || isJudgedNote(text, judged, language))) return true;
  if (isTone(text.split(/[,;]/u)[0] ?? "", lexicon)) return true;
  if (judged === "fact") return false;
  return (
    (startsWithWords(text, notes.orderStarts) && !isPriced(text, lexicon)) ||
    (!isList && isRemark(text, language)) ||
    isRequest(text, lexicon)
  );
}

/** "Simple cremation £1,395": a product, although words of tone can start an order. */
const isPriced = (text: string, { notes }: Lexicon) =>
  /[£$€] ?\d|\d ?(?:€|euros?(?!\p{L}))/iu.test(text) &&
  notes.tones.some(([, words]) => startsWithWords(text, words));

/**
 * What the label at the start of a text says it is: "Tone: warm" is a note, "For: families" names
 * the audience; null without such a label. The words are `notes.labels` of the lexicons.
 */
export function labeledKind(text: string, lexicon: Lexicon): "note" | "audience" | null {
  const { notes } = lexicon;
  const label = (LABEL.exec(text)?.[0].slice(0, -1) ?? "").replace(/^[([]/u, "").trim();
  if (label === "" || !startsWithWords(label, `${notes.labels}(?:${TO_WHOM})?$`)) return null;
  if (isContactLabel(label, lexicon)) return null;
  return startsWithWords(label, `(?:${notes.audienceLabels})$`) ? "audience" : "note";
}

/**
 * Whether a sentence or clause of the details ends like a request to the writer: "no health claims
 * please" (words: `please` of the lexicons, `lexicons/`). `readFacts` makes such a clause a note
 * unless the note model takes it for a fact (`judgeClause`).
 */
export const isRequest = (text: string, { notes }: Lexicon): boolean =>
  wordsPattern(`(?:${notes.please})[.!\\s]*$`).test(text);

/**
 * Whether a text of a brief is an order to the writer in any field: "never mention Uber", "warm
 * tone". The words are `notes` of the lexicons (`lexicons/<language>.ts`) and `STYLE_ORDER`
 * (`note-forms.ts`). `readFacts` then makes it a note, `readRules` reads what it asks for.
 */
export function isOrder(text: string, lexicon: Lexicon): boolean {
  const { notes } = lexicon;
  if (STYLE_ORDER.test(text) || startsWithWords(text, notes.orders)) return true;
  if (notes.avoidAround !== "" && startsWithWords(text.replace(/[.!\s]+$/u, ""), notes.avoidAround))
    return true;
  const words = text.match(/[\p{L}'’-]+/gu) ?? [];
  if (words.length > MAX_TONE_WORDS || !hasWords(text, notes.toneNouns)) return false;
  const tone = notes.tones.some(([, pattern]) => hasWords(text, pattern));
  return tone && (startsWithWords(text, notes.toneNouns) || isTone(text, lexicon));
}

/** A clause that follows from the one before it, which the model cannot judge alone. */
const FOLLOWS = new RegExp(`^(?:${CONSEQUENCE_WORDS}|dass|dat) `, "iu");

/**
 * Whether a clause of the details is a note to the writer: an order, a request, an aim of the
 * business, or a remark (`for-writer.ts`, `remarks.ts`). Beside these lists of words, the model of
 * `note-model/` decides clear cases. `readFacts` hides a note, `mixed-lists.ts` divides it from
 * facts beside it.
 */
export function isNoteOfDetails(clause: string, lexicon: Lexicon): boolean {
  const { language } = lexicon;
  if (isOrder(clause, lexicon) || isForWriter(clause) || isProductionNote(clause, language)) return true;
  if (isGoal(clause, language) || isAim(clause, language) || isAboutLiking(clause)) return true;
  const judged = judgeClause(clause);
  if (judged === "fact") return false;
  return (
    (isJudgedNote(clause, judged, language) && !FOLLOWS.test(clause)) ||
    isRemark(clause, language) ||
    isRequest(clause, lexicon)
  );
}

/** A number that is no year. */
const AMOUNT = /(?<!\d)(?!(?:19|20)\d\d(?!\d))\d/u;

/** A reason that speaks of what the request names: "no word about the pier, it's being rebuilt". */
const REFERS_BACK =
  /^(?:it(?:[’']s| is| was)|they(?:[’']re| are)|that(?:[’']s| is)|(?:die|der|das|sie|er|es) (?:ist|sind|wird|werden|war|waren|hat|haben)|denn|weil|elles? (?:est|sont)|ils? (?:est|sont)|ça|c[’']est|parce que|es que|porque|perch[ée]|pois|(?:dat|het|hij|ze|die) (?:is|zijn|wordt|worden|was)|want)(?!\p{L})/iu;

/** Thanks to something are a statement: "Grazie al forno a legna, la crosta resta croccante". */
const THANKS_TO = /^(?:grazie|merci) (?:al?|alla|allo|agli|alle|ai|all[’']|à|aux?)(?!\p{L})/iu;

/**
 * Whether a sentence of the details is a request to the writer with its reason ("Please be gentle,
 * many donors have just lost someone") or with a remark about what it names (`REFERS_BACK` here).
 * `mixed-lists.ts` does not divide such a sentence, and `readFacts` makes all of it a note.
 */
export function isReasonedRequest(sentence: string, lexicon: Lexicon): boolean {
  const [request = "", ...reasons] = sentence.trim().split(/,\s/u);
  return (
    reasons.length > 0 &&
    !AMOUNT.test(sentence) &&
    (startsWithWords(request, lexicon.notes.please) || REFERS_BACK.test(reasons[0] ?? "")) &&
    !THANKS_TO.test(request) &&
    isNoteOfDetails(request, lexicon)
  );
}

/**
 * Whether a text of a brief consists of words of tone: "Respectful", "warm and a bit funny"; words:
 * `tones` of the lexicons. `readSentence` makes it a note, `mixed-lists.ts` asks too.
 */
export function isTone(text: string, { notes }: Lexicon): boolean {
  let rest = text;
  let found = false;
  for (const [, pattern] of notes.tones) {
    const next = rest.replace(new RegExp(wordsPattern(pattern).source, "giu"), " ");
    found ||= next !== rest;
    rest = next;
  }
  if (!found) return false;
  rest = rest.replace(
    new RegExp(wordsPattern(`${notes.toneFillers}|an?|${notes.toneNouns}`).source, "giu"),
    " ",
  );
  return !/\p{L}/u.test(rest);
}

/** "For bookings: 01234 ..." is no note although "for" can label one. */
function isContactLabel(label: string, { notes }: Lexicon): boolean {
  return label.includes(" ") && startsWithWords(label, notes.audience) && !hasWords(label, notes.people);
}

/**
 * "Made for nervous dog owners": people only, so that "made for small kitchens" stays a feature.
 */
function namesAudience(text: string, { notes }: Lexicon, details: boolean): boolean {
  const lead = lengthOfStart(text, notes.audience);
  if (lead === 0) return false;
  const rest = text.slice(lead);
  return hasWords(rest, notes.people) || (details && !/\d/u.test(rest));
}

/**
 * UTF-16 units of a lexicon's words at the start of a text and of the spaces and colons after them;
 * 0 without them. `readSentence` and `readRules` (`read-rules.ts`) cut off words such as "mention".
 */
export function lengthOfStart(text: string, words: string): number {
  if (words === "") return 0;
  const match = wordsPattern(words).exec(text);
  if (match === null || match.index !== 0) return 0;
  return match[0].length + (/^[\s:]*/u.exec(text.slice(match[0].length))?.[0].length ?? 0);
}

import type { Clause } from "./segments.ts";
import type { FactKind } from "./facts.ts";
import { refersBack } from "./for-writer.ts";
import { continuesList, continuesListing, endsInCondition } from "./listings.ts";
import { hasWords, type Lexicon, startsWithWords } from "./lexicon.ts";
import { continuesObjects } from "./object-lists.ts";
import { isPraise } from "./praise.ts";
import type { Value } from "./value.ts";
import { isBarePlace } from "./values/place-names.ts";

/** Kinds that make two neighboring clauses separate facts. */
const STRONG: readonly FactKind[] = ["offer", "objection", "price", "proof", "time", "number", "place"];
/** Kinds of which two neighboring clauses are two facts. */
const SEPARATE: readonly FactKind[] = ["offer", "objection", "proof"];

/** A customer's or a newspaper's words with their source. */
const QUOTED = /^["“„«][^"“”„«»]{2,}["”“»]\s*[\p{Pd},(]?\s*\p{L}/u;

/**
 * Main kind of fact of a clause by its values and the words in `kinds` of the lexicon
 * (`lexicons/<language>.ts`), quotations (`QUOTED`) and what nobody has to accept
 * (`NO_RESTRICTION`) by the patterns here; the order of the tests here decides between several.
 * `joinClauses` calls it while a brief is read, and so does `priced-lists.ts`.
 */
export function kindOf(text: string, values: readonly Value[], { kinds }: Lexicon): FactKind {
  const has = (kind: Value["kind"]) => values.some((value) => value.kind === kind);
  if (hasWords(text, kinds.caution) && !NO_RESTRICTION.test(text) && !has("price") && !has("percent"))
    return "caution";
  const objects = hasWords(text, kinds.objection) && !hasWords(text, kinds.notObjection);
  if (objects && startsWithWords(text, kinds.objection)) return "objection";
  if (hasWords(text, kinds.offer)) return "offer";
  if (objects) return "objection";
  if (has("price")) return "price";
  if (QUOTED.test(text)) return "proof";
  if (hasWords(text, kinds.proof) || values.some((value) => value.kind === "time" && value.type === "year"))
    return "proof";
  if (values.some(isNotedTime(text))) return "time";
  if (has("number") || has("percent")) return "number";
  if (has("place") || isBarePlace(text)) return "place";
  if (hasWords(text, kinds.process)) return "process";
  return hasWords(text, kinds.benefit) ? "benefit" : "feature";
}

/** A waiting list and a minimum order are cautions; "no waiting list" is not. */
const NO_RESTRICTION =
  /^(?:no|keine?n?|ohne|sans|pas de|sin|senza|nessuna?|sem|geen|zonder) (?:waiting|wart|liste|lista|wacht|minimum|min\.? order|mindest|m[íi]nim|cancellation (?:fee|charge)|late fee|storno(?:kosten|gebühr)|deposit|anzahlung|acompte|fianza|caparra|caução|aanbetaling)/iu;

/** UTF-16 units; a longer sentence is cut at its commas. */
const MAX_JOINED = 240;

/**
 * A clause of a brief with its kind of fact. `joinClauses` makes it; `readFacts` turns it into a
 * fact.
 */
export interface Classified extends Clause {
  readonly kind: FactKind;
}

/**
 * Gives each clause its kind (`kindOf`) and joins clauses that need each other: "First lesson free,
 * with code HELLO" stays one fact, so that no condition is lost; "14-day trial, no card needed" are
 * two. `readFacts` calls it for each sentence; the words are in `lexicons/<language>.ts` and in the
 * patterns of this file, and nothing is joined beyond `MAX_JOINED` units.
 * @param isNote whether a clause is meant for the writer of the ad
 */
export function joinClauses(
  text: string,
  clauses: readonly Clause[],
  valuesOf: (range: Clause) => readonly Value[],
  lexicon: Lexicon,
  isNote: (clause: string) => boolean,
): Classified[] {
  const joined: Classified[] = [];
  const lists = listsOf(text, clauses, valuesOf, lexicon);
  for (const clause of clauses) {
    const own = text.slice(clause.start, clause.end);
    const kind = kindOf(own, valuesOf(clause), lexicon);
    const previous = joined.at(-1);
    const sameSentence = previous?.sentence.start === clause.sentence.start;
    if (previous?.kind === "note" && sameSentence) {
      // "Never mention prices, discounts or offers": the rest of the sentence belongs to the order.
      joined[joined.length - 1] = { ...previous, end: clause.end };
      continue;
    }
    const before = previous === undefined ? "" : text.slice(previous.start, previous.end);
    const isListed = sameSentence && continuesList(before, own, lexicon);
    if (!isListed && isNote(own)) {
      if (previous !== undefined && sameSentence && refersBack(own))
        joined[joined.length - 1] = { ...previous, kind: "note" };
      joined.push({ ...clause, kind: "note" });
      continue;
    }
    const isSplit = () =>
      previous !== undefined &&
      !(endsList(before, own) && isOfList(own, lexicon) && !says(valuesOf(clause))) &&
      !DANGLING.test(own) &&
      !continuesObjects(before, own) &&
      (/\p{L}/u.test(own) || hasPrice(valuesOf(clause))) &&
      !CONTINUED.test(own) &&
      !isListSubject(before, own) &&
      !isListed &&
      !(continuesListing(before, own, clause.join, kind) && !says(valuesOf(clause))) &&
      !endsInCondition(before) &&
      !(lacksCurrency(own, lexicon) && hasPrice(valuesOf(previous))) &&
      !(previous.kind === "price" && kind === "price" && isLadder(clause, own)) &&
      ((lists.has(clause.sentence.start) &&
        (WAITING.test(before) || !startsWithWords(before, lexicon.subordinate)) &&
        (isPromise(own, kind, lexicon) || standsAlone(own, valuesOf(clause), previous.kind, lexicon)) &&
        !needsNext(before, valuesOf(previous), lexicon) &&
        (kind === "caution" || !isPair([before, valuesOf(previous)], [own, valuesOf(clause)]))) ||
        (previous.kind === "price" && clause.join === "weak" && isPraise(own)) ||
        (isBarePrice(previous, valuesOf(previous)) && kind !== "price" && !restricts(own, lexicon)) ||
        isSeparate(before, previous.kind, own, kind, clause.join, lexicon));
    const tooLong = previous !== undefined && clause.end - previous.start > MAX_JOINED;
    const separate = tooLong || previous === undefined || !sameSentence || isSplit();
    if (separate) {
      joined.push({ ...clause, kind });
      continue;
    }
    const whole = { ...previous, end: clause.end };
    joined[joined.length - 1] = {
      ...whole,
      kind: kindOf(text.slice(whole.start, whole.end), valuesOf(whole), lexicon),
    };
  }
  return joined;
}

/**
 * Minimum number of clauses for a list of statements, and the number for a sentence that starts
 * with "we" or "your".
 */
const MIN_LIST = 3;
const LONG_LIST = 4;

/**
 * Starts of the sentences that are lists: "8 varieties, picked the same day, order by Thursday".
 * Hurried people write most facts of a brief like this. The first clause is no sentence that the
 * others go on.
 */
function listsOf(
  text: string,
  clauses: readonly Clause[],
  valuesOf: (range: Clause) => readonly Value[],
  lexicon: Lexicon,
): ReadonlySet<number> {
  const lists = [...Map.groupBy(clauses, ({ sentence }) => sentence.start)].filter(([, parts]) => {
    const texts = parts.map(({ start, end }) => text.slice(start, end));
    return (
      parts.length >= MIN_LIST &&
      !startsWithWords(texts[0] ?? "", lexicon.notes.mention) &&
      (parts.length >= LONG_LIST ||
        !startsWithWords(texts[0] ?? "", lexicon.kinds.own) ||
        parts.slice(1).every((part) => says(valuesOf(part))))
    );
  });
  return new Set(lists.map(([start]) => start));
}

/** Kinds of values that make a clause a statement: "in 3 days", "€16", "in Leeds". */
const SAYING: readonly Value["kind"][] = ["price", "time", "place", "percent"];
/** A single word without a value reads better with the clause beside it. */
const isShort = (clause: string) => wordCount(clause) < 2;

/** "even during your holidays" is no restriction. */
const EVEN = /^(?:even|also|auch|même|aussi|también|anche|também|mesmo|ook)(?!\p{L})/iu;

/** A payment that depends on success is in favor of the reader and no restriction. */
const ON_SUCCESS =
  /^(?:(?:you )?(?:only )?pay (?:only )?if|nur bei erfolg|zahl\p{L}* nur bei|payez seulement si|solo pagas si|paghi solo se|só paga se|alleen betalen (?:als|bij))(?!\p{L})/iu;

/** "since 1998" is no restriction of an offer. */
const SINCE = /^(?:since|est|seit|depuis|desde|dal|sinds)(?!\p{L})/iu;

/** "over 300 fabrics" and "all makes" are restrictions only after an offer or a price. */
const COUNTED =
  /^(?:(?:over|more than|über|mehr als|plus de|más de|oltre|più di|mais de|meer dan|ruim) \d[\d.,]* \p{L}|(?:all|alle|toutes?|tous|todas?|todos|tutt[ei]) (?:(?:the|les|las|los|le|i|gli|as|os|de) )?(?:\p{L}+ )?(?:makes|brands|models|levels|ages|\p{L}*kassen|marken|modelle|stufen|marques|modèles|niveaux|mutuelles|marcas|modelos|niveles|marche|modelli|livelli|níveis|merken|modellen|niveaus|leeftijden))/iu;

const says = (values: readonly Value[]) => values.some(({ kind }) => SAYING.includes(kind));

/**
 * Whether a clause of a list is a statement of its own. What restricts a price or an offer before
 * it stays with it, so that no condition is lost.
 */
function standsAlone(clause: string, values: readonly Value[], before: FactKind, lexicon: Lexicon): boolean {
  if (ON_SUCCESS.test(clause)) return true;
  const isCondition =
    startsWithWords(clause, lexicon.condition) || (hasWords(clause, lexicon.condition) && !says(values));
  const restricts = before === "offer" || before === "price";
  if (SINCE.test(clause) && values.some((value) => value.kind === "time" && value.type === "year"))
    return true;
  if (isCondition && restricts) return false;
  if (EVEN.test(clause)) return !isShort(clause);
  if (COUNTED.test(clause)) return !restricts && !isShort(clause);
  if (!startsWithWords(clause, lexicon.dependent)) return !isShort(clause) || says(values);
  return says(values) && (!restricts || isLapse(clause, values));
}

/** "$28" in "$28, ships in 2 days": an amount without other words. */
const isBarePrice = ({ start, end }: Clause, values: readonly Value[]) =>
  values.some(({ kind, span }) => kind === "price" && span.start <= start && span.end >= end);

/** "95 de noche" after "60 euros": an amount that takes its currency from the price before it. */
function lacksCurrency(clause: string, { stop }: Lexicon): boolean {
  const rest = /^\d{1,4}(?:[.,]\d{2})?(?:\s+(?<rest>.*))?$/u.exec(clause);
  return rest !== null && (rest.groups?.["rest"] === undefined || startsWithWords(rest.groups["rest"], stop));
}

const hasPrice = (values: readonly Value[]) => values.some(({ kind }) => kind === "price");

/** Whether a clause restricts or continues the statement before it. */
const restricts = (clause: string, { condition, dependent }: Lexicon) =>
  hasWords(clause, condition) || startsWithWords(clause, dependent);

/** "12 € small, 18 € medium": prices of one offering in steps, of which one alone misleads. */
const isLadder = ({ join }: Clause, clause: string) => join === "weak" && wordCount(clause) <= MAX_STEP_WORDS;
const MAX_STEP_WORDS = 5;

/** "while you wait" is a separate statement. */
const WAITING =
  /^(?:while you wait|pendant que vous attendez|mientras esperas?|mentre aspetti|enquanto espera|terwijl (?:u|je) wacht)$/iu;

/** "donate and recycle" after "we sort": the last items of one list. */
const endsList = (before: string, clause: string) =>
  /^\p{L}+(?: up| out)? (?:and|und|et|y|e|en|och|i) \p{L}+(?: up| away| out)?$/iu.test(clause) &&
  wordCount(before) <= MAX_LISTED_WORDS;
/** An offer with its condition: "if it rains we come back free". */
const isPromise = (clause: string, kind: FactKind, { subordinate }: Lexicon) =>
  kind === "offer" && startsWithWords(clause, subordinate) && wordCount(clause) >= MIN_PROMISE_WORDS;
const MIN_PROMISE_WORDS = 4;

/** Names of places do not end a list: "Rimini e dintorni". German nouns have capitals, too. */
const isOfList = (clause: string, { language }: Lexicon) => language === "de" || !/^\p{Lu}/u.test(clause);
/** Maximum number of words of the clause at the start of a list: "we sort". */
const MAX_LISTED_WORDS = 3;

/** Whether two clauses are a contrast of times: "in today, ready tomorrow". */
const isPair = (...clauses: readonly (readonly [string, readonly Value[]])[]) =>
  clauses.every(([clause, values]) => wordCount(clause) === 2 && values.some(({ kind }) => kind === "time"));

/** "in 5 weeks done" after an offer: the duration of the work, not the end of the offer. */
const isLapse = (clause: string, values: readonly Value[]) =>
  values.some(
    (value) =>
      value.kind === "time" &&
      value.type === "duration" &&
      !value.deadline &&
      clause.length - value.text.length >= MIN_LAPSE_REST,
  );
/** Minimum of UTF-16 units besides the duration: enough for a verb. */
const MIN_LAPSE_REST = 5;
/** "£45 without" continues the statement before it. */
const DANGLING = /(?<!\p{L})(?:with|without|otherwise|ohne|sonst|sans|sinon|sin|senza|sem|zonder|anders)$/iu;

/** "about 15 minutes", "the same price": clauses that complete the clause before them. */
const CONTINUED =
  /^(?:about|around|approx\.?|roughly|ca\.?|circa|etwa|ungefähr|environ|unos|unas|aprox\.?|cerca de|ongeveer) \d[\d.,–-]* \p{L}+$|^(?:(?:at )?the same|(?:der|die|das) gleiche|(?:au |l[ae] )même|(?:el|la) mism[oa]|l[oa] stess[oa]|[oa] mesm[oa]|(?:de|het)zelfde) \p{L}+$|^(?:taken off|deducted|refunded|credited|redeemable|wird (?:angerechnet|verrechnet|abgezogen)|déduit|remboursé|descontad|se descuenta|detratt|scontat|verrekend)/iu;

/** "Brakes" before "gears and light are checked": the first word of a list, not a statement. */
const isListSubject = (before: string, clause: string) =>
  /(?:^|, )\p{L}+$/u.test(before) && /^\p{L}+ (?:and|und|et|y|e|en) \p{L}+ \p{L}/iu.test(clause);

/** Whether a short clause of a list reads better with the next one. */
const needsNext = (clause: string, values: readonly Value[], lexicon: Lexicon) =>
  isShort(clause) && !says(values) && !hasWords(clause, lexicon.kinds.objection);

function isSeparate(
  before: string,
  beforeKind: FactKind,
  text: string,
  kind: FactKind,
  join: Clause["join"],
  lexicon: Lexicon,
): boolean {
  if (isBarePlace(text) !== isBarePlace(before))
    return !/\p{Lu}[\p{L}-]+$/u.test(before) || isBarePlace(before);
  if (hasWords(text, lexicon.condition) && kind !== "offer" && kind !== "objection") return false;
  if (startsWithWords(text, lexicon.dependent)) return false;
  if (join === "strong") return true;
  if (startsWithWords(before, lexicon.subordinate)) return false;
  if (kind === "objection" && startsWithWords(text, lexicon.kinds.objection)) return wordCount(before) > 1;
  if (!STRONG.includes(kind) && !STRONG.includes(beforeKind)) return false;
  if (wordCount(text) < 2 || wordCount(before) < 2) return false;
  if (!STRONG.includes(kind)) return SEPARATE.includes(beforeKind);
  if (kind === beforeKind) return SEPARATE.includes(kind);
  return STRONG.includes(kind) && STRONG.includes(beforeKind);
}

const wordCount = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** A frequency before a noun is only an adjective: "quarterly returns". */
function isNotedTime(text: string): (value: Value) => boolean {
  return (value) => {
    if (value.kind !== "time") return false;
    if (value.type !== "frequency" || /\s|\d/u.test(value.text)) return true;
    return text.endsWith(value.text) || wordCount(text) <= 2;
  };
}

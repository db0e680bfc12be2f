import type { Brief, BriefField } from "../../text/facts/brief.ts";
import type { Lexicon } from "../../text/facts/lexicon.ts";
import { withDigits } from "../../text/facts/shadow.ts";
import type { PriceUnit, PriceValue, Value } from "../../text/facts/value.ts";
import { AMOUNT, parseAmount } from "../../text/facts/values/amount.ts";
import { findValues } from "../../text/facts/values/find-values.ts";
import { invented, type GateReason } from "./reason.ts";
import type { WordIndex } from "./words.ts";

/** The field of values that are read outside a brief; spans of such values are relative to it. */
const FIELD: BriefField & keyof Brief = "keyMessage";

/** Units of duration in the languages of the lexicons, with their minutes or months. */
const DURATIONS: readonly (readonly [RegExp, number, "minutes" | "months"])[] = [
  [/^(?:s|secs?|seconds?|sekunden?|sek|secondes?|segundos?|second[oi]|seconden?)$/u, 1 / 60, "minutes"],
  [/^(?:m|mins?|minutes?|minuten?|minutos?|minut[oi]|minuut)$/u, 1, "minutes"],
  [/^(?:h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|uren|uur)$/u, 60, "minutes"],
  [/^(?:d|days?|tage?n?|jours?|días?|dias?|giorn[oi]|dag(?:en)?)$/u, 1440, "minutes"],
  [/^(?:wks?|weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken)$/u, 10_080, "minutes"],
  [/^(?:mo|months?|monate?n?|mois|mes(?:es)?|mes[ei]|m[êe]s|maand(?:en)?)$/u, 1, "months"],
  [/^(?:yrs?|years?|jahre?n?|ans?|années?|años?|ann[oi]|anos?|jaar|jaren)$/u, 12, "months"],
];

/** Zeros of the decimal digits that texts are written with. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

/** Digits of other scripts as ASCII ones; the length stays. */
function plainDigits(text: string): string {
  return text.replace(/(?![0-9])[\u0660-\uFF19]/gu, (char) => {
    const code = char.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? char : String(code - zero);
  });
}

interface Duration {
  readonly kind: "minutes" | "months";
  readonly length: number;
}

/**
 * Quantities of a brief, which generated texts may state: numbers, prices, shares and times.
 * `quantitiesOf` makes it for `groundOf`; `findInventedQuantities` reads it.
 */
export interface Quantities {
  readonly amounts: ReadonlySet<number>;
  readonly prices: readonly PriceValue[];
  readonly currencies: ReadonlySet<string>;
  readonly percents: ReadonlySet<number>;
  readonly durations: readonly Duration[];
  /** Amounts with the nouns that they count, in lower case; "" without a noun. */
  readonly counts: readonly { readonly amount: number; readonly unit: string }[];
}

/**
 * Collects the quantities in the texts of a brief, which generated texts may repeat, with the
 * patterns of `text/facts/values`; units of durations are in `DURATIONS` here. `groundOf`
 * (`ground.ts`) calls it once for each brief; 1 is always allowed.
 */
export function quantitiesOf(texts: readonly string[], lexicon: Lexicon): Quantities {
  const read = texts.map((text) => readQuantities(text, lexicon));
  const values = read.flatMap((one) => one.values);
  const prices = values.filter((value) => value.kind === "price");
  return {
    // "One" counts as a number only in "two for one", so it is not among the number words.
    amounts: new Set([1, ...read.flatMap(({ digits }) => digits.map(({ amount }) => amount))]),
    prices,
    currencies: new Set(prices.flatMap(({ currency }) => currency ?? [])),
    percents: new Set(values.flatMap((value) => (value.kind === "percent" ? [value.amount] : []))),
    durations: read.flatMap(({ durations }) => durations),
    counts: values.flatMap((value) =>
      value.kind === "number" ? [{ amount: value.amount, unit: value.unit.toLowerCase() }] : [],
    ),
  };
}

interface Digits {
  readonly amount: number;
  readonly start: number;
  readonly text: string;
}

interface ReadQuantities {
  readonly values: readonly Value[];
  readonly digits: readonly Digits[];
  readonly durations: readonly (Duration & Digits)[];
}

const AMOUNTS = new RegExp(AMOUNT, "gu");
const OFFER_BEFORE = /\d[-\s](?:for|für|pour|por|voor)[-\s]$/iu;
const UNIT_AFTER = /^[\s-]?(?<unit>\p{L}+)/u;

function readQuantities(text: string, lexicon: Lexicon): ReadQuantities {
  const plain = plainDigits(text);
  const shadow = withDigits(plain, lexicon);
  const digits = Array.from(shadow.matchAll(AMOUNTS), ({ index, 0: found }) => ({
    amount: parseAmount(found),
    start: index,
    text: text.slice(index, index + found.length),
  }));
  const durations = digits.flatMap((one) => {
    const unit = UNIT_AFTER.exec(shadow.slice(one.start + one.text.length))?.groups?.["unit"]?.toLowerCase();
    // "Two for one day" is an offer, not a day.
    if (one.amount === 1 && OFFER_BEFORE.test(shadow.slice(0, one.start))) return [];
    const known = DURATIONS.find(([pattern]) => unit !== undefined && pattern.test(unit));
    return known ? [{ ...one, kind: known[2], length: one.amount * known[1] }] : [];
  });
  return { values: findValues(FIELD, plain, lexicon), digits, durations };
}

interface Allowed {
  readonly quantities: Quantities;
  readonly words: WordIndex;
}

/**
 * Check of the gate (`findInventions` in `gate.ts`): numbers, prices, shares and times of a text
 * that the allowed quantities do not have, also a known number for another thing. Values are found
 * by `text/facts/values`, durations by `DURATIONS` here; dates without digits are checked in
 * `dates.ts`; the instructions to the writer are in `reason.ts`.
 */
export function findInventedQuantities(
  text: string,
  { quantities, words }: Allowed,
  lexicon: Lexicon,
): GateReason[] {
  const { values, digits, durations } = readQuantities(text, lexicon);
  const reasons: GateReason[] = [];
  const covered: { readonly start: number; readonly end: number }[] = [];
  const judge = (value: Value, isKnown: boolean, kind: "price" | "number" | "date") => {
    covered.push(value.span);
    if (!isKnown) reasons.push(invented(kind, text.slice(value.span.start, value.span.end)));
  };
  for (const value of values) {
    if (value.kind === "price") judge(value, isKnownPrice(value, quantities), "price");
    if (value.kind === "percent") judge(value, quantities.percents.has(value.amount), "number");
    if (value.kind === "number" && value.unit !== "" && !isDuration(value, durations))
      judge(value, isKnownCount(value, quantities, words), "number");
  }
  for (const one of digits) {
    if (covered.some(({ start, end }) => one.start >= start && one.start < end)) continue;
    const duration = durations.find(({ start }) => start === one.start);
    if (duration ? isKnownDuration(duration, quantities) : quantities.amounts.has(one.amount)) continue;
    const value = values.find(({ span }) => one.start >= span.start && one.start < span.end);
    if (value?.kind === "contact") continue;
    const isTime = value?.kind === "time";
    if (isTime && value.type === "clock" && isSameClock(one.amount, quantities)) continue;
    const found = value ? text.slice(value.span.start, value.span.end) : one.text;
    if (!reasons.some((reason) => reason.found === found))
      reasons.push(invented(isTime && !duration ? "date" : "number", found));
  }
  return reasons;
}

const isDuration = ({ span }: Value, durations: readonly Digits[]) =>
  durations.some(({ start }) => start >= span.start && start < span.end);

/** Dollars that a text may write as "$". */
const DOLLARS: ReadonlySet<string> = new Set(["USD", "AUD", "CAD", "NZD"]);

/** Periods that a text must not add to a price; it may add other units, such as “per person”. */
const PERIODS: ReadonlySet<PriceUnit> = new Set(["hour", "day", "night", "week", "month", "year"]);

function isKnownPrice(price: PriceValue, { prices, counts, currencies }: Quantities): boolean {
  const hasAmount = (amount: number) =>
    prices.some(
      (known) =>
        (known.amount === amount || known.to === amount) &&
        isSameCurrency(price.currency, known.currency, currencies) &&
        (price.per === null || price.per === known.per || (known.per === null && !PERIODS.has(price.per))) &&
        (price.from || !known.from),
    ) ||
    (counts.some((count) => count.amount === amount && count.unit === "") &&
      isSameCurrency(price.currency, null, currencies));
  return hasAmount(price.amount) && (price.to === null || hasAmount(price.to));
}

function isSameCurrency(
  written: string | null,
  known: string | null,
  currencies: ReadonlySet<string>,
): boolean {
  if (written === null || written === known) return true;
  if (known === null) return currencies.has(written);
  return written === "USD" && DOLLARS.has(known);
}

function isKnownCount(
  { amount, to, unit }: Extract<Value, { readonly kind: "number" }>,
  { amounts, counts, percents }: Quantities,
  words: WordIndex,
): boolean {
  if (!amounts.has(amount) || (to !== null && !amounts.has(to))) return false;
  const known = counts.filter((count) => count.amount === amount);
  // A text may name the counted things differently from the brief ("6 sessions", "six visits"), but
  // a percentage or a price of the brief is no count.
  if (known.length > 0) return known.some((count) => count.unit === "") || words.hasForm(unit);
  return !percents.has(amount) || words.hasForm(unit);
}

function isKnownDuration(duration: Duration & Digits, { durations, counts }: Quantities): boolean {
  return (
    durations.some(
      ({ kind, length }) => kind === duration.kind && Math.abs(length - duration.length) < 0.01,
    ) || counts.some(({ amount, unit }) => amount === duration.amount && unit === "")
  );
}

/** "4 pm" and "16:00" are the same time. */
function isSameClock(hour: number, { amounts }: Quantities): boolean {
  return hour === 0 || amounts.has(hour + 12) || amounts.has(hour - 12);
}

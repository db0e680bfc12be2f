import { invented, type GateReason } from "./reason.ts";

/** Days and months that a text names: 0 is Monday, 0 is January. */
interface Calendar {
  readonly days: ReadonlySet<number>;
  readonly months: ReadonlySet<number>;
}

interface Name {
  readonly kind: "days" | "months";
  readonly index: number;
  readonly start: number;
  readonly text: string;
}

/** A Monday in January. */
const FIRST_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

interface Names {
  readonly long: readonly string[];
  readonly short: readonly string[];
}

interface CalendarNames {
  readonly days: Names;
  readonly months: Names;
}

const known = new Map<string, CalendarNames>();

/** Names of days and months in a language, in lower case. */
function namesIn(language: string): CalendarNames {
  let names = known.get(language);
  if (names === undefined) {
    const format = (options: Intl.DateTimeFormatOptions, dates: readonly number[]) => {
      const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
      return dates.map((date) => formatter.format(date).toLowerCase().replace(/\.$/u, ""));
    };
    const days = Array.from({ length: 7 }, (_, at) => FIRST_MONDAY + at * DAY_MS);
    const months = Array.from({ length: 12 }, (_, at) => Date.UTC(2024, at, 1));
    names = {
      days: { long: format({ weekday: "long" }, days), short: format({ weekday: "short" }, days) },
      months: { long: format({ month: "long" }, months), short: format({ month: "short" }, months) },
    };
    known.set(language, names);
  }
  return names;
}

/** Words with other meanings; they need a digit next to them or a capital inside a sentence. */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  "may",
  "march",
  "mars",
  "mar",
  "sun",
  "sat",
  "segunda",
  "quarta",
  "quinta",
  "sexta",
]);

/** Finds names of days and months. */
function findNames(text: string, language: string): Name[] {
  const { days, months } = namesIn(language);
  const found: Name[] = [];
  for (const { index: start, 0: word } of text.matchAll(/\p{L}+/gu)) {
    const lower = word.toLowerCase();
    const day = indexOf(lower, days);
    const month = day < 0 ? indexOf(lower, months) : -1;
    if (day < 0 && month < 0) continue;
    const before = text.slice(0, start);
    // "Dec 24" is English; elsewhere the day stands before the month.
    const takesDigitAfter = day >= 0 || language.startsWith("en");
    const isBesideDigit =
      // "since 1952. Zo" starts a sentence and does not mean Sunday.
      (day < 0 ? /\d[.\s]*$/u : /\d\s*$/u).test(before) ||
      (takesDigitAfter && /^\.?\s*\d/u.test(text.slice(start + word.length)));
    const isShort = !(day < 0 ? months : days).long.some((name) => lower.startsWith(name.slice(0, 5)));
    const isName = /^\p{Lu}/u.test(word) && /[\p{Ll}\d,]\s$/u.test(before);
    if ((isShort || AMBIGUOUS.has(lower)) && !isBesideDigit && !(isName && AMBIGUOUS.has(lower))) continue;
    found.push({ kind: day < 0 ? "months" : "days", index: day < 0 ? month : day, start, text: word });
  }
  return found;
}

/**
 * Whether a word names a day or a month in the language, in full or short, so that `names.ts` of
 * the gate does not take it for a name. The names come from `Intl` (`namesIn` here).
 */
export function isCalendarWord(word: string, language: string): boolean {
  const { days, months } = namesIn(language);
  const lower = word.toLowerCase();
  return indexOf(lower, days) >= 0 || indexOf(lower, months) >= 0;
}

/** Minimum length of a name with other forms. */
const MIN_INFLECTED = 4;

/** Index of the name that a word is a form of: "Mondays", "lunedì", "Dez"; -1 for other words. */
function indexOf(word: string, { long, short }: Names): number {
  const whole = long.findIndex(
    (name) =>
      word === name ||
      // French "mains" is no form of "mai".
      (name.length >= MIN_INFLECTED && word.startsWith(name) && word.length - name.length <= 2) ||
      name.startsWith(`${word}-`),
  );
  return whole >= 0 ? whole : short.indexOf(word);
}

/** Between the ends of a range of days in the languages of the studio. */
const RANGE = /^\s*(?:–|-|to|till|until|through|bis|à|au|a|al|até|tot|t\/m)\s*(?:el\s|le\s|la\s)?$/u;

/**
 * The weekdays and months of the texts of a brief as indexes, including the weekdays between the
 * ends of a range (words: `RANGE` here) and months in dates such as "24.12.". `groundOf`
 * (`ground.ts`) reads them once for each brief.
 */
export function calendarOf(text: string, language: string): Calendar {
  const names = findNames(text, language);
  const days = new Set<number>();
  const months = new Set<number>();
  for (const [at, name] of names.entries()) {
    (name.kind === "days" ? days : months).add(name.index);
    const previous = names[at - 1];
    if (previous?.kind !== "days" || name.kind !== "days") continue;
    const between = text.slice(previous.start + previous.text.length, name.start).toLowerCase();
    if (!RANGE.test(between)) continue;
    for (let day = previous.index; day !== name.index; day = (day + 1) % 7) days.add(day);
  }
  for (const [, month] of text.matchAll(/(?<!\d)\d{1,2}[./](\d{1,2})(?!\d)/gu)) months.add(Number(month) - 1);
  return { days, months };
}

/**
 * Check of the gate (`findInventions` in `gate.ts`): days and months of a generated text that the
 * brief does not have (`calendarOf`). Names are from `Intl`; short ones and those with another
 * meaning (`AMBIGUOUS` here) count only beside a digit. Clock times and durations are checked in
 * `quantities.ts`; the instruction to the writer is in `reason.ts`.
 */
export function findInventedDates(text: string, calendar: Calendar, language: string): GateReason[] {
  return findNames(text, language)
    .filter(({ kind, index }) => !calendar[kind].has(index))
    .map((name) => invented("date", name.text));
}

import { eachMatch } from "#core/each-match.ts";
import type { Lexicon } from "../lexicon.ts";
import type { TimeValue } from "../value.ts";
import { AMOUNT } from "./amount.ts";
import { type Draft, perLexicon, valuePattern } from "./find.ts";

const DAY_OF_MONTH = "0*(?:[12]?\\d|3[01])(?:st|nd|rd|th|er|\\.|º|ª|°)?";

const patternsOf = perLexicon(({ time }: Lexicon) => {
  const {
    units,
    weekdays,
    months,
    moments,
    clocks,
    every,
    frequencies,
    deadline,
    since,
    at,
    openFrom,
    hourAt,
    range,
  } = time;
  const month = `(?:${months})(?![\\p{L}])`;
  const hour = "0*(?:1?\\d|2[0-4])(?:[:.h]\\d{2})?";
  return {
    atoms: valuePattern(
      [
        `(?<since>(?:${since})\\s(?:1[5-9]|20)\\d{2})`,
        `(?<frequency>${frequencies}|(?:${every})\\s(?:${weekdays}|${units}|${moments}))`,
        `(?<clock>${clocks}|(?:${hourAt === "" ? deadline : `${deadline}|${hourAt}`})\\s${hour}(?=\\s*(?:$|[;:!?)–]|[.,](?!\\d)))|(?:${openFrom})\\s${hour}\\s?(?:${range})\\s?${hour}(?:\\s?(?:h|uhr|uur))?(?!\\s?[%€$£]))`,
        `(?<date>${DAY_OF_MONTH}\\s(?:(?:of|de|di)\\s)?${month}(?:,?\\s(?:de\\s)?20\\d{2})?|${month}\\s${DAY_OF_MONTH}(?!\\d)(?:,?\\s20\\d{2})?|20\\d{2}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./](?:20)?\\d{2}|0*\\d{1,2}/0*\\d{1,2}(?!\\d)|\\d{1,2}\\.\\d{1,2}\\.)`,
        `(?<duration>(?:${AMOUNT})(?:\\s?(?:${range})\\s?(?:${AMOUNT}))?[\\s-]?(?:${units}))`,
        `(?<day>(?:(?:0*\\d{1,2}\\s)?(?:${weekdays})|${moments})(?!['’]s))`,
        `(?<month>${month}(?:\\s20\\d{2})?)`,
      ].join("|"),
    ),
    prefix: new RegExp(`(?<![\\p{L}\\p{N}])(?:(?<deadline>${deadline})|(?:${at}))\\s$`, "iu"),
    bare: new RegExp(
      `^(?:${at}|${range}|,)?\\s?(?<hours>${hour}(?:\\s?(?:${range})\\s?${hour})?(?:\\s?(?:h|uhr|uur))?)(?![\\p{L}\\p{N}%€$£])(?!\\s[\\p{L}])`,
      "iu",
    ),
    between: new RegExp(`^\\s*(?:,|&|/|(?:${range}|${at}|${deadline}))?(?:\\s(?:${at}))?\\s*$`, "iu"),
    deadline: new RegExp(`^(?:${deadline})\\s`, "iu"),
    ages: valuePattern(time.ages),
  };
});

/**
 * Finds ages such as "ages 6 to 12", which look like durations; `findValues` makes numbers of them.
 * The words are `time.ages` of the lexicons; empty without them.
 * @param shadow text whose number words are digits (`withDigits`)
 */
export function findAges(shadow: string, lexicon: Lexicon): { start: number; end: number }[] {
  if (lexicon.time.ages === "") return [];
  return Array.from(eachMatch(shadow, patternsOf(lexicon).ages), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/**
 * Finds times, for `findValues`; neighbors such as "Monday to Friday, 9 am to 5 pm" become one
 * value. The words are `time` of the lexicons (`lexicons/<language>.ts`).
 * @param shadow text whose number words are digits (`withDigits`)
 */
export function findTimes(shadow: string, lexicon: Lexicon): Draft<TimeValue>[] {
  const patterns = patternsOf(lexicon);
  const merged: Draft<TimeValue>[] = [];
  for (const match of eachMatch(shadow, patterns.atoms)) {
    const time: Draft<TimeValue> = {
      kind: "time",
      type: typeOf(match.groups ?? {}),
      start: match.index,
      end: match.index + match[0].length,
      deadline: patterns.deadline.test(match[0]) && match.groups?.["duration"] === undefined,
    };
    const previous = merged.at(-1);
    if (
      previous !== undefined &&
      canJoin(previous, time, shadow.slice(previous.end, time.start), patterns.between)
    ) {
      merged[merged.length - 1] = { ...previous, type: joinedType(previous.type, time.type), end: time.end };
    } else merged.push(time);
  }
  return merged.map((time) => withPrefix(withHours(time, shadow, patterns.bare), shadow, patterns.prefix));
}

function typeOf(groups: Readonly<Record<string, string | undefined>>): TimeValue["type"] {
  if (groups["since"] !== undefined) return "year";
  if (groups["frequency"] !== undefined) return "frequency";
  if (groups["clock"] !== undefined) return "clock";
  if (groups["duration"] !== undefined) return "duration";
  return groups["date"] === undefined && groups["month"] === undefined ? "day" : "date";
}

/** Durations and years stand for themselves: "3 hours, since 1994" are two values. */
function canJoin(a: Draft<TimeValue>, b: Draft<TimeValue>, between: string, joins: RegExp): boolean {
  const single = (time: Draft<TimeValue>) => time.type === "duration" || time.type === "year";
  return !single(a) && !single(b) && joins.test(between);
}

function joinedType(a: TimeValue["type"], b: TimeValue["type"]): TimeValue["type"] {
  for (const type of ["frequency", "date", "day"] as const) if (a === type || b === type) return type;
  return a;
}

/** Adds hours without a unit after a day: "Saturdays 9-12". */
function withHours(time: Draft<TimeValue>, shadow: string, bare: RegExp): Draft<TimeValue> {
  if (time.type === "duration" || time.type === "year" || time.type === "clock") return time;
  const rest = shadow.slice(time.end);
  const space = /^[\s,]*/u.exec(rest)?.[0] ?? "";
  const match = space === "" ? null : bare.exec(rest.slice(space.length));
  return match === null ? time : { ...time, end: time.end + space.length + match[0].length };
}

function withPrefix(time: Draft<TimeValue>, shadow: string, prefix: RegExp): Draft<TimeValue> {
  const match = prefix.exec(shadow.slice(Math.max(0, time.start - 24), time.start));
  if (match === null) return time;
  return {
    ...time,
    start: time.start - match[0].length,
    deadline: time.deadline || (time.type !== "duration" && match.groups?.["deadline"] !== undefined),
  };
}

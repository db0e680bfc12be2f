import { capitalizeFirst, lowerFirst } from "../../language/letter-case.ts";
import {
  AHEAD,
  around,
  FROM_OR_TO,
  isWanted,
  JOINT,
  JOINT_WITHOUT_COMMA,
  joinWith,
  type FoundTime,
} from "./goal-time-text.ts";
import type { GoalTimeWords } from "./goal-time-words.ts";

const monthPattern = ({ months, short }: GoalTimeWords) =>
  `(?:${[...months, ...short.map(([{ source }]) => source.slice(1, -1))].join("|")})(?!\\p{L})`;

/** Words that in small letters are no months: "we may", Portuguese "set de fotos". */
const OTHER_WORDS = ["may", "march", "set", "out"];

/** The month as ads write it; null for another word. */
function monthOf(typed: string, { months, short }: GoalTimeWords): string | null {
  if (OTHER_WORDS.includes(typed)) return null;
  const index = months.findIndex((month) => month.toLowerCase() === typed.toLowerCase());
  return months[index === -1 ? (short.find(([pattern]) => pattern.test(typed))?.[1] ?? -1) : index] ?? null;
}

/** A last month or its day until which customers can act: "by the end of July". */
export function deadlineIn(goal: string, words: GoalTimeWords): FoundTime | null {
  const month = monthPattern(words);
  const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th|er|[.º°])? ?(?:of |de )?)?`;
  const found = new RegExp(
    `(?<!\\p{L}|${month} )(${words.until})(${day})(${month})((?:${DAY_AFTER})?)`,
    "iu",
  ).exec(goal);
  if (found === null) return null;
  const [whole, until = "", date = "", typed = "", later = ""] = found;
  const name = monthOf(typed, words);
  const place = { start: found.index, end: found.index + whole.length };
  if (name === null || !isWanted(around(goal, place, words), words)) return null;
  const time = `${untilAs(until)}${date}${name}${later}`;
  return { booked: time, visited: time, ...place };
}

/** The day after an English month: "by December 15", not the number of "Februar 20 Buchungen". */
const DAY_AFTER = String.raw` \d{1,2}(?:st|nd|rd|th)?(?=\s*(?:$|[.,;)\n]|for |so |to |and |please|20\d{2}))`;

/** The preposition of a last day as it stands inside a sentence. */
const untilAs = (typed: string) =>
  lowerFirst(typed)
    .replace(/^(by|before) (?=end|start|middle)/u, "$1 the ")
    .replace(/^ate /u, "até ")
    .replace(/(?<=^(?:bis|vor)(?: zum)? )(?:ende|mitte|anfang)/u, capitalizeFirst);

/** The first months for which a goal wants customers: "remplir mai et juin"; null without one. */
export function monthsIn(goal: string, words: GoalTimeWords): FoundTime | null {
  const month = monthPattern(words);
  const to = String.raw`(?:\s*(?<!\p{L})(?:${words.to})(?!\p{L})\s*|(?<=\p{L})[-–](?=\p{L}))`;
  const list = (joint: string) =>
    new RegExp(
      `(?<!\\p{L}|\\d(?:er|st|nd|rd|th|[.º°ª])? ?(?:of |de |d[’'])?)${month}(?:(?:${to}|${joint})${month})*`,
      "giu",
    );
  // "Giugno e settembre, luglio e agosto sono pieni": a comma may also end a statement.
  return firstMonths(goal, list(JOINT), to, words) ?? firstMonths(goal, list(JOINT_WITHOUT_COMMA), to, words);
}

function firstMonths(goal: string, list: RegExp, to: string, words: GoalTimeWords): FoundTime | null {
  for (const found of goal.matchAll(list)) {
    const [typed] = found;
    const place = { start: found.index, end: found.index + typed.length };
    const before = goal.slice(0, place.start);
    const near = around(goal, place, words);
    if (!isWanted(near, words) || AHEAD.test(near.text) || isDate(goal, place.end)) continue;
    const named = typed
      .split(new RegExp(`${to}|${JOINT}`, "iu"))
      .filter(Boolean)
      .map((part, _, parts) => monthOf(parts.length > 1 ? capitalizeFirst(part) : part, words));
    const [first, last] = named;
    if (named.includes(null) || named.length > 3 || !first) continue;
    const hasPeriod = new RegExp(to, "iu").test(typed);
    // "May to July and September" has a month that is not named.
    if (hasPeriod && named.length > 2) continue;
    const isPeriod = named.length === 2 && (BETWEEN.test(before) || hasPeriod);
    if (!isPeriod && FROM_OR_TO.test(before.replace(DUTCH_FOR, ""))) continue;
    if (isPeriod && last) {
      const [booked, visited] = words.monthsTo(first, last);
      return { booked, visited, ...place };
    }
    const months = joinWith(named as string[], words.or);
    return { booked: words.forMonths(months), visited: words.inMonths(months), ...place };
  }
  return null;
}

/** "Wedding fairs on June 12": the day of an event. */
const isDate = (goal: string, end: number) => new RegExp(`^${DAY_AFTER}`, "iu").test(goal.slice(end));

/** "voor mei": the Dutch word for a last day means "for" before a month alone. */
const DUTCH_FOR = /(?<!\p{L})voor $/iu;

/** "tra gennaio e marzo": the first and the last month of a period, not two months. */
const BETWEEN = /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen) $/iu;

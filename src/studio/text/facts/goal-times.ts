import { containsWord } from "../../language/contains-word.ts";
import { capitalizeFirst, lowerFirst } from "../../language/letter-case.ts";
import { isOfGoals, type Facts } from "./facts.ts";
import { GOAL_TIME_WORDS, type GoalTimeWords } from "./goal-time-words.ts";

/** A time for which the goals of a brief want customers, as the end of a call to action. */
export interface GoalTime {
  /** "for May or June", "by the end of July", "for a Tuesday": of a booking or an order. */
  readonly booked: string;
  /** The same of a visit: "on a Saturday". */
  readonly visited: string;
  /** Whether it is a day of the week. */
  readonly isDay: boolean;
}

/** What separates statements of a goal; commas between months are no separators. */
const SEPARATOR =
  /[,;.()\n!]| (?:but|because|so|when|weil|damit|da|denn|car|parce|pour que|porque|que|quando|perché|so dass|want|omdat|dat|zodat|mais|ma|aber|pero|mas|maar) /iu;
/** Words and marks between months; between days, a comma starts another statement. */
const JOINT = String.raw`(?:\s*(?:,|/|&|\+)\s*|\s+(?:and|or|und|oder|et(?: en)?|ou|y(?: en)?|o|u|e(?: a| em)?|en(?: in)?|of)\s+)`;

/** The same without the comma. */
const DAY_JOINT = JOINT.replace("(?:,|", "(?:");

/**
 * The first time for which the campaign's goals want customers: months ("remplir mai et juin"), a
 * last day ("bis Ende Februar") or weekdays ("more drop offs tues-thurs"); null if they name none,
 * or only say in which months or days the business is full, closed or busy. Words by language:
 * `goal-time-words.ts`. `timedCalls` (`ads/timed-calls.ts`) ends calls to action with it.
 */
export function goalTimeOf(facts: Facts): GoalTime | null {
  const words = GOAL_TIME_WORDS[facts.language.slice(0, 2)];
  if (words === undefined) return null;
  const goals = facts.all.filter((fact) => isOfGoals(fact) && !fact.printable).map(({ text }) => text);
  for (const goal of goals) {
    const time = deadlineIn(goal, words) ?? monthsIn(goal, words) ?? daysIn(goal, words);
    if (time !== null && !containsWord(facts.product, lastWord(time.booked))) return time;
  }
  return null;
}

const lastWord = (text: string) => text.split(" ").at(-1) ?? "";

/** The statement of a goal around a range of it; the range itself stays whole. */
function around(goal: string, start: number, end: number): string {
  const before = goal.slice(0, start).split(SEPARATOR).at(-1) ?? "";
  const after = goal.slice(end).split(SEPARATOR)[0] ?? "";
  return `${before} ${after}`;
}

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
function deadlineIn(goal: string, words: GoalTimeWords): GoalTime | null {
  const month = monthPattern(words);
  const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th|er|\.|º)? ?(?:of |de )?)?`;
  const found = new RegExp(
    `(?<!\\p{L}|${month} )(${words.until})(${day})(${month})((?:${DAY_AFTER})?)`,
    "iu",
  ).exec(goal);
  if (found === null) return null;
  const [whole, until = "", date = "", typed = "", later = ""] = found;
  const name = monthOf(typed, words);
  if (name === null || words.excluded.test(around(goal, found.index, found.index + whole.length)))
    return null;
  const time = `${untilAs(until)}${date}${name}${later}`;
  return { booked: time, visited: time, isDay: false };
}

/** The day after an English month: "by December 15", not the number of "Februar 20 Buchungen". */
const DAY_AFTER = String.raw` \d{1,2}(?:st|nd|rd|th)?(?=\s*(?:$|[.,;)\n]|for |so |to |and |please|20\d{2}))`;

/** The preposition of a last day as it stands inside a sentence. */
const untilAs = (typed: string) =>
  lowerFirst(typed)
    .replace(/^(by|before) (?=end|start|middle)/u, "$1 the ")
    .replace(/^ate /u, "até ")
    .replace(/(?<=^(?:bis|vor)(?: zum)? )(?:ende|mitte|anfang)/u, capitalizeFirst);

/** An event before which customers are wanted: "avant la mise à l'herbe d'avril". */
const AHEAD =
  /(?<!\p{L})(?:ahead of|before|vor(?! allem)|avant|antes|prima|v[óo][óo]r de|voordat)(?!\p{L})/iu;
/** Prepositions of a start or an end ("ab März", "until Friday"), which is no time to book for. */
const FROM_OR_TO =
  /(?<!\p{L})(?:by|ab|seit|nach|from|since|after|until|till|to|bis|à partir d[eu’']|dès|depuis|après|jusqu[’']?\p{L}*|d[’']ici|a partir d[eoa]l?|desde|después de|hasta|a partire da|dopo|da|dal|fino a|entro|depois de|até|vanaf|sinds|na|tot|uiterlijk|voor) (?:(?:the|le|la|las?|los?|el|o|à|au|het|fin|la fin|fine|finales|end of|ende|mitte|eind) ?(?:de |di )?)*$/iu;

function monthsIn(goal: string, words: GoalTimeWords): GoalTime | null {
  const month = monthPattern(words);
  const to = String.raw`(?:\s*(?<!\p{L})(?:${words.to})(?!\p{L})\s*|(?<=\p{L})[-–](?=\p{L}))`;
  const list = new RegExp(`(?<!\\p{L}|\\d[.º]? ?(?:de )?)${month}(?:(?:${to}|${JOINT})${month})*`, "giu");
  for (const found of goal.matchAll(list)) {
    const [typed] = found;
    const before = goal.slice(0, found.index);
    const near = around(goal, found.index, found.index + typed.length);
    if (words.excluded.test(near) || AHEAD.test(near) || isDate(goal, found.index + typed.length)) continue;
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
      const period = words.between(first, last);
      return { booked: period, visited: period, isDay: false };
    }
    const months = joinWith(named as string[], words.or);
    return { booked: words.forMonths(months), visited: words.inMonths(months), isDay: false };
  }
  return null;
}

/** "Wedding fairs on June 12": the day of an event. */
const isDate = (goal: string, end: number) => new RegExp(`^${DAY_AFTER}`, "iu").test(goal.slice(end));

/** "voor mei": the Dutch word for a last day means "for" before a month alone. */
const DUTCH_FOR = /(?<!\p{L})voor $/iu;

/** "tra gennaio e marzo": the first and the last month of a period, not two months. */
const BETWEEN = /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen) $/iu;

function daysIn(goal: string, words: GoalTimeWords): GoalTime | null {
  const day = `(?:${words.days.map(([name, short]) => `${short}|${name}s?`).join("|")})(?:${words.dayParts})?(?!\\p{L})`;
  const to = String.raw`\s?(?<!\p{L})(?:${words.to})(?!\p{L})\s?`;
  const hyphen = String.raw`(?<=\p{L})[-–](?=(?!feira|midi)\p{L})`;
  const list = new RegExp(
    `(?<!\\p{L})${day}(?:(?:${to}|${hyphen}|${DAY_JOINT})(?:${ARTICLES})?${day})*`,
    "giu",
  );
  for (const found of goal.matchAll(list)) {
    const [typed] = found;
    const before = goal.slice(0, found.index);
    // "Mi" and "so" are words, too: one short form names no day, and neither does "so oder so".
    if (typed.length < MIN_DAY || words.excluded.test(around(goal, found.index, found.index + typed.length)))
      continue;
    const parts = typed.split(new RegExp(`${to}|${hyphen}|${DAY_JOINT}`, "iu"));
    const names = parts.flatMap((part) => dayNamed(part ?? "", words) ?? []);
    const [first, last] = names;
    if (
      !first ||
      names.length > 2 ||
      first === last ||
      (names.length === 1 && !isDay(goal, found.index, typed))
    )
      continue;
    const isRange = last !== undefined && new RegExp(`${to}|${hyphen}`, "iu").test(typed);
    if (isRange) {
      const range = words.between(first, last);
      return { booked: range, visited: range, isDay: true };
    }
    if (AHEAD.test(before.slice(-12)) || FROM_OR_TO.test(before)) continue;
    const days = joinWith(names, words.or);
    return { booked: words.forDays(days), visited: words.onDays(days), isDay: true };
  }
  return null;
}
const MIN_DAY = 5;
/** Articles that may stand before the second day: "à segunda e à terça". */
const ARTICLES = String.raw`(?:le|la|el|los|il|de|du|des|do|au|à|a|na|nas|no|op|am|on|den|dem) `;

/** Portuguese ordinals that are days only with an article: "uma segunda consulta". */
const ORDINAL = /^(?:segunda|terça|terca|quarta|quinta|sexta)$/iu;
const isDay = (goal: string, start: number, typed: string) =>
  !ORDINAL.test(typed) || /(?:à|na|da|de|toda|cada) $/iu.test(goal.slice(0, start));

/** The day of a typed word with its part of the day: "Saturday morning"; null for another word. */
function dayNamed(typed: string, { days, dayParts }: GoalTimeWords): string | null {
  const word = typed.replace(new RegExp(`^${ARTICLES}`, "iu"), "").trim();
  for (const [name, short] of days) {
    const found = new RegExp(`^(?:${name}s?|${short})((?:${dayParts})?)$`, "iu").exec(word);
    if (found !== null) return capitalizedAs(name, `${name}${(found[1] ?? "").replace(/s$/u, "")}`);
  }
  return null;
}
const capitalizedAs = (name: string, text: string) =>
  /^\p{Lu}/u.test(name) ? capitalizeFirst(text) : text.toLowerCase();

/** "May, June or September" */
function joinWith(names: readonly string[], or: GoalTimeWords["or"]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${or(last)} ${last}`;
}

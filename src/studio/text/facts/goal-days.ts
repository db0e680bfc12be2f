import { capitalizeFirst } from "../../language/letter-case.ts";
import {
  AHEAD,
  around,
  FROM_OR_TO,
  isWanted,
  JOINT_WITHOUT_COMMA,
  joinWith,
  type FoundTime,
} from "./goal-time-text.ts";
import type { GoalTimeWords } from "./goal-time-words.ts";

/** Articles that may stand before the second day: "à segunda e à terça". */
const ARTICLES = String.raw`(?:le|la|el|los|il|de|du|des|do|au|à|a|na|nas|no|op|am|on|den|dem) `;
const MIN_DAY = 5;
/** The ending of several days or parts of days: "zaterdagen", "Samstagabende". */
const pluralOf = ({ plural = "s" }: GoalTimeWords) => `(?:${plural})?`;
const PHONE =
  /(?<!\p{L})(?:(?:tele)?phone|calls?|telefon\p{L}*|anruf\p{L}*|téléphon\p{L}*|appel\p{L}*|teléfono|llam\p{L}*|chiam\p{L}*|lig(?:ar|uem)|bel(?:len|letjes)?|telefoon\p{L}*)(?!\p{L})/iu;

/** The first days of the week for which a goal wants customers; null without one. */
export function daysIn(goal: string, words: GoalTimeWords): FoundTime | null {
  const plural = pluralOf(words);
  const day = `(?:${words.days.map(([name, short]) => `${short}|${name}${plural}`).join("|")})(?:(?:${words.dayParts})${plural})?(?!\\p{L})`;
  const to = String.raw`\s?(?<!\p{L})(?:${words.to})(?!\p{L})\s?`;
  const hyphen = String.raw`(?<=\p{L})[-–](?=(?!feira|midi)\p{L})`;
  const list = new RegExp(
    `(?<!\\p{L})${day}(?:(?:${to}|${hyphen}|${JOINT_WITHOUT_COMMA})(?:${ARTICLES})?${day})*`,
    "giu",
  );
  for (const found of goal.matchAll(list)) {
    const [typed] = found;
    const place = { start: found.index, end: found.index + typed.length };
    const before = goal.slice(0, place.start);
    // "Mi" and "so" are words, too: one short form names no day, and neither does "so oder so".
    const near = around(goal, place, words);
    if (typed.length < MIN_DAY || !isWanted(near, words)) continue;
    const parts = typed.split(new RegExp(`${to}|${hyphen}|${JOINT_WITHOUT_COMMA}`, "iu"));
    const names = parts.flatMap((part) => dayNamed(part ?? "", words) ?? []);
    const [first, last] = names;
    const isWord = names.length === 1 && !isDay(before, typed);
    if (!first || names.length > 2 || first === last || isWord) continue;
    if (last !== undefined && new RegExp(`${to}|${hyphen}`, "iu").test(typed)) {
      // "Termine telefonisch von Montag bis Freitag": hours of the telephone.
      if (PHONE.test(near.text)) continue;
      const [booked, visited] = words.daysTo(first, last);
      return { booked, visited, ...place };
    }
    if (AHEAD.test(before.slice(-12)) || FROM_OR_TO.test(before)) continue;
    const days = joinWith(names, words.or);
    return { booked: words.forDays(days), visited: words.onDays(days), ...place };
  }
  return null;
}

/** Portuguese ordinals that are days only with an article: "uma segunda consulta". */
const ORDINAL = /^(?:segunda|terça|terca|quarta|quinta|sexta)$/iu;
const isDay = (before: string, typed: string) =>
  !ORDINAL.test(typed) || /(?:à|na|da|de|toda|cada) $/iu.test(before);

/** The day of a typed word with its part of the day: "Saturday morning"; null for another word. */
function dayNamed(typed: string, words: GoalTimeWords): string | null {
  const { days, dayParts } = words;
  const plural = pluralOf(words);
  const word = typed.replace(new RegExp(`^${ARTICLES}`, "iu"), "").trim();
  for (const [name, short] of days) {
    const found = new RegExp(`^(?:${name}${plural}|${short})((?:${dayParts})?)${plural}$`, "iu").exec(word);
    if (found !== null) return capitalizedAs(name, `${name}${(found[1] ?? "").replace(/s$/u, "")}`);
  }
  return null;
}
const capitalizedAs = (name: string, text: string) =>
  /^\p{Lu}/u.test(name) ? capitalizeFirst(text) : text.toLowerCase();

/** Part of the week or of the day for which a goal wants customers: "midweek". */
export function partsIn(goal: string, words: GoalTimeWords): FoundTime | null {
  for (const [pattern, booked, visited] of words.parts) {
    for (const found of goal.matchAll(new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "giu"))) {
      const place = { start: found.index, end: found.index + found[0].length };
      const near = around(goal, place, words);
      if (isWanted(near, words)) return { booked, visited, ...place };
    }
  }
  return null;
}

/** Whether a name contains a day of the week, such as "Sunday roast". */
export const namesDay = (name: string, { days }: GoalTimeWords): boolean =>
  days.some(([day]) => new RegExp(`(?<!\\p{L})${day}`, "iu").test(name));

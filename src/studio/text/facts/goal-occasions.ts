import { lowerFirst } from "../../language/letter-case.ts";
import type { FoundTime } from "./goal-time-text.ts";
import { OCCASION_WORDS } from "./goal-occasion-words.ts";

/** An occasion of a goal, and whether customers act before it. */
export type Occasion = FoundTime & { readonly isDeadline: boolean };

/** What may follow an occasion; "for Christmas markets" is about something else. */
const END =
  "(?=\\s*(?:$|[,.;:()!?\\n]|[-–] )| (?:when|so|because|as|but|and|from|with|without|at|to|or|wenn|weil|damit|da|und|statt|quand|car|et|pour que|au lieu|plutôt|cuando|porque|que|y|en vez|quando|perché|che|e|invece|em vez|want|als|omdat|zodat|en|in plaats)(?!\\p{L}))";

/**
 * The occasion or season that a goal names: "before Labor Day", "pour la rentrée", "im Winter";
 * null without one. `goalTimeOf` (`goal-times.ts`) calls it. Words by language:
 * `goal-occasion-words.ts`.
 */
export function goalOccasionIn(goal: string, language: string): Occasion | null {
  const words = OCCASION_WORDS[language.slice(0, 2)];
  if (words === undefined) return null;
  const names = words.feasts.map(([, pattern]) => pattern).join("|");
  const last = find(goal, `(${words.before})(${names}|${words.moments})`);
  const said = last ?? find(goal, `(${words.toward})(${names})`);
  if (said !== null) {
    const [whole, preposition = "", typed = ""] = said;
    const name = nameOf(typed, words.feasts);
    // "Zu Weihnachten bestellen" would be done on that day.
    const time = `${lowerFirst(preposition).replace(/^zu /u, "für ")}${name}`.replace(/['’](?=\p{L})/gu, "’");
    const place = { start: said.index, end: said.index + whole.length };
    return { booked: time, visited: time, isDeadline: last !== null, ...place };
  }
  for (const [pattern, preposition] of words.seasons) {
    const found = find(goal, `(${pattern})`);
    if (found === null) continue;
    const [whole, , season = ""] = found;
    const name = nameOf(season, words.feasts);
    return {
      booked: preposition.endsWith("’") ? `${preposition}${name}` : `${preposition} ${name}`,
      visited: lowerFirst(whole).replace(season, name),
      isDeadline: false,
      start: found.index,
      end: found.index + whole.length,
    };
  }
  return null;
}

const find = (goal: string, pattern: string) => new RegExp(`(?<!\\p{L})${pattern}${END}`, "iu").exec(goal);

/** A holiday as ads write it; other moments stay as typed. */
const nameOf = (typed: string, feasts: readonly (readonly [string, string])[]) =>
  feasts.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, "iu").test(typed))?.[0] ?? typed;

import { containsWord } from "../../language/contains-word.ts";
import { wishesOf, type Facts } from "./facts.ts";
import { daysIn, namesDay, partsIn } from "./goal-days.ts";
import { deadlineIn, monthsIn } from "./goal-months.ts";
import { goalOccasionIn, type Occasion } from "./goal-occasions.ts";
import { around, ESPECIALLY, isWanted, type FoundTime } from "./goal-time-text.ts";
import { GOAL_TIME_WORDS, type GoalTimeWords } from "./goal-time-words.ts";

/** A time for which the goals of a brief want customers, as the end of a call to action. */
export interface GoalTime extends Pick<FoundTime, "booked" | "visited"> {
  /** A last day or moment, months or an occasion, or days of the week. */
  readonly kind: "deadline" | "period" | "days";
  /** The months alone of days in some months, for ads with less room. */
  readonly months?: Pick<FoundTime, "booked" | "visited">;
}

/**
 * The first time for which the campaign's goals want customers: a last day ("bis Ende Februar"),
 * an occasion ("before Christmas"), months ("remplir mai et juin"), days ("more drop offs
 * tues-thurs"), or days in some months ("midweek days in May"); null if they name none, or only
 * say when the business is full, closed or busy. Words by language: `goal-time-words.ts`,
 * `goal-occasion-words.ts`. `timedCalls` (`ads/timed-calls.ts`) ends calls to action with it.
 */
export function goalTimeOf(facts: Facts): GoalTime | null {
  const words = GOAL_TIME_WORDS[facts.language.slice(0, 2)];
  if (words === undefined) return null;
  const goals = wishesOf(facts).map(({ text }) => text);
  const isNew = ({ visited }: FoundTime) => !containsWord(facts.product, lastWord(visited));
  for (const goal of goals) {
    const isOther = (time: FoundTime) => isOfOtherWish(goal, time, facts.product);
    const time = timesIn(goal, facts.language, words).find((found) => isNew(found) && !isOther(found));
    if (time !== undefined && !(time.kind === "days" && namesDay(facts.product, words))) return time;
  }
  return null;
}

/** "50 vouchers before Christmas" and "1,000 followers by Easter" set no time for the product. */
const isOfOtherWish = (goal: string, { start, end }: FoundTime, product: string) => {
  const before = goal.slice(0, start).split(WISH_END).at(-1) ?? "";
  const [after = ""] = goal.slice(end).split(WISH_END);
  const other = OTHER_WISH.exec(`${before} ${after}`)?.[0];
  return other !== undefined && !containsWord(product, other);
};
/** "Fill September and sell some gift vouchers" are two wishes. */
const WISH_END = /[,;.]| (?:and|und|et|y|e|en|&|\+)(?= )/iu;
const OTHER_WISH =
  /(?<!\p{L})(?:vouchers?|gift ?cards?|\p{L}*gutschein\p{L}*|geschenkkarten?|bons? cadeaux?|cartes? cadeaux?|chèques? cadeaux?|(?:vales?|bonos?|tarjetas?|cheques?)[ -]regalo|buon[oi] regalo|cart[ae] regalo|(?:vales?|cart(?:ão|ões)|cheques?)[ -](?:presentes?|ofertas?)|(?:cadeau|kado|waarde)(?:bon(?:nen)?|kaart(?:en)?)|followers?|abonnés sur|seguidores|volgers|likes|newsletter|nieuwsbrief|reviews?|bewertungen|rezensionen|avis|reseñas|recensioni|avaliações|hire (?:\p{L}+ |\d+ )?(?:staff|people|someone|apprentices?|assistants?|chefs?|cooks?|bakers?|baristas?|drivers?|cleaners?|carers?|roofers?|plumbers?|electricians?|painters?|builders?|carpenters?|mechanics?|teachers?|stylists?|barbers?|groomers?))(?!\p{L})/iu;

/** The times that a goal names, those that say most about its customers first. */
function timesIn(goal: string, language: string, words: GoalTimeWords): (FoundTime & GoalTime)[] {
  const as = (kind: GoalTime["kind"], found: FoundTime | null) =>
    found === null ? [] : [{ ...found, kind }];
  const occasion = occasionIn(goal, language, words);
  const months = monthsIn(goal, words);
  const days = daysIn(goal, words) ?? partsIn(goal, words);
  return [
    ...as("deadline", deadlineIn(goal, words)),
    ...as("deadline", occasion?.isDeadline === true ? occasion : null),
    ...daysOfMonths(goal, days, months),
    ...as("period", months),
    ...as("period", occasion?.isDeadline === false ? occasion : null),
    ...as("days", days),
  ];
}

/** "for a midweek day in May"; empty if the goal does not join its days and months. */
function daysOfMonths(
  goal: string,
  days: FoundTime | null,
  months: FoundTime | null,
): (FoundTime & GoalTime)[] {
  if (days === null || months === null || days.booked === "" || !isBeside(goal, days, months)) return [];
  const within = (time: string) => `${time} ${months.visited}`;
  return [{ ...days, kind: "days", booked: within(days.booked), visited: within(days.visited), months }];
}

function occasionIn(goal: string, language: string, words: GoalTimeWords): Occasion | null {
  const found = goalOccasionIn(goal, language);
  return found !== null && isWanted(around(goal, found, words), words) ? found : null;
}

/** Words between days and the months that they are in. */
const BETWEEN_BOTH = /^ (?:of |in |im |de |d[’']|en |a |ad |di |em |do |van )?$/iu;
const isBeside = (goal: string, days: FoundTime, months: FoundTime) =>
  BETWEEN_BOTH.test(goal.slice(days.end, months.start)) ||
  isNarrowed(goal.slice(days.end, months.start)) ||
  isNarrowed(goal.slice(months.end, days.start));
/** "Termine für Mai und Juni, vor allem unter der Woche": the second time narrows the first. */
const isNarrowed = (between: string) =>
  ESPECIALLY.test(between) && /^[^,.;()!?\n–—]*(?:,|\(| [-–—]) ?\p{L}+(?: \p{L}+){0,2} $/u.test(between);

const lastWord = (text: string) => text.split(" ").at(-1) ?? "";

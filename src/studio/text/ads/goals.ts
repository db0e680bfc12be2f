import { printableFacts, SALES, type Facts, type Goal } from "../facts/facts.ts";
import { hasFreePeriod } from "../facts/free-period.ts";
import { isPlaceOfBusiness, isWalkInShop } from "../facts/premises.ts";
import { wordCount } from "./hook-worth.ts";
import { likelyGoals } from "./goal-model/goal-model.ts";

/**
 * The next step that an ad asks for: the goal that the brief names (`namedGoal` in
 * `facts/named-goal.ts`), else the most likely one (`likelyGoals` in `goal-model/`), a trial only
 * if the brief offers one. Readers visit or book a shop or another place of business, unless the
 * brief names or implies a goal that suits one (`UNSUITED` here). Calls to action, platform buttons
 * and image buttons follow it.
 */
export function goalOf(facts: Facts): Goal {
  const place = isPlaceOfBusiness(facts) ? (isWalkInShop(facts) ? "visit" : "book") : null;
  if (place !== null) {
    const stated = facts.goal ?? facts.impliedGoal;
    // Nobody tries a cheese shop or asks for a quote for one.
    return stated !== null && !UNSUITED[place].includes(stated) ? stated : place;
  }
  if (facts.goal !== null) return facts.goal;
  if (saysNothing(facts)) return "learn";
  return likelyGoals(facts).find((goal) => goal !== "try" || offersTrial(facts)) ?? "learn";
}

/** Next steps that suit no shop and no place that takes bookings (`facts/premises.ts`). */
const UNSUITED: Readonly<Record<"visit" | "book", readonly Goal[]>> = {
  visit: ["try", "ask", "learn", "quote"],
  book: ["try", "ask", "learn", "quote", "order", "buy"],
};

/** Fewest words from which the goal model can tell anything. */
const MIN_WORDS = 6;
/** Whether a brief has neither a known kind of business nor statements to tell it by. */
const saysNothing = (facts: Facts) =>
  facts.trade === null &&
  facts.offering === null &&
  facts.impliedGoal === null &&
  printableFacts(facts).reduce((words, { text }) => words + wordCount(text), wordCount(facts.product)) <
    MIN_WORDS;

const offersTrial = (facts: Facts) =>
  printableFacts(facts).some(({ text, kind }) => kind === "offer" || hasFreePeriod(text));

/**
 * Whether the product is a thing that can be shown, by its kind of offering
 * (`facts/read-offering.ts`) and the customer's next step. Scene directions
 * (`write-video-script.ts`) and image prompts (`campaign/image-prompts.ts`) show a thing itself,
 * and for all else the work.
 */
export function isThing(facts: Facts): boolean {
  const { offering } = facts;
  if (offering === null) return SALES.includes(goalOf(facts)) && goalOf(facts) !== "visit";
  if (offering.kind !== "goods" && offering.kind !== "meal") return false;
  return offering.sure || SALES.includes(goalOf(facts));
}

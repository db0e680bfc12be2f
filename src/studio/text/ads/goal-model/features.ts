import { printableFacts, type Facts } from "../../facts/facts.ts";
import { usualGoal } from "../usual-goal.ts";

/** Letters by which two forms of a longer word are the same, at its start and at its end. */
const START_LENGTH = 5;
const END_LENGTH = 4;
const LONG_END_LENGTH = 6;
/** Upper limits of the price steps, in units of the currency. */
const PRICE_STEPS = [15, 60, 300, 1500];
const TOKENS = /\p{L}+(?:['’-]\p{L}+)*|\d+|[€£$?!%]/gu;

const tokensOf = (text: string) =>
  (text.toLowerCase().match(TOKENS) ?? []).map((token) => (/^\d/u.test(token) ? "0" : token));

/**
 * What the goal model sees of a brief: the words of the product's name with their starts and
 * endings (endings tell the kind of German and Dutch compounds), those of the company's name and of
 * the statements, the kinds of values and facts, the trade, the offering and the usual goal.
 * `likelyGoals` (`goal-model.ts`) adds up their weights, `scripts/train-goal-model.ts` learns them.
 */
export function featuresOf(facts: Facts): ReadonlySet<string> {
  const found = new Set<string>();
  addProduct(facts.product, found);
  for (const word of tokensOf(facts.company)) {
    if (word.length > 3) found.add(`company ${word}`);
    if (word.length > LONG_END_LENGTH) found.add(`company *${word.slice(-START_LENGTH)}`);
  }
  for (const { text } of printableFacts(facts)) {
    for (const word of tokensOf(text)) {
      found.add(word);
      if (word.length > LONG_END_LENGTH) found.add(`${word.slice(0, START_LENGTH)}*`);
    }
  }
  addFacts(facts, found);
  return found;
}

function addProduct(product: string, found: Set<string>): void {
  const words = tokensOf(product);
  for (const [at, word] of words.entries()) {
    found.add(`product ${word}`);
    if (word.length > END_LENGTH) found.add(`product *${word.slice(-END_LENGTH)}`);
    if (word.length > START_LENGTH) found.add(`product ${word.slice(0, START_LENGTH)}*`);
    if (word.length > LONG_END_LENGTH) found.add(`product *${word.slice(-LONG_END_LENGTH)}`);
    const next = words[at + 1];
    if (next !== undefined) found.add(`product ${word} ${next}`);
  }
  found.add(`product ^${words[0] ?? ""}`).add(`product ${words.at(-1) ?? ""}$`);
}

function addFacts(facts: Facts, found: Set<string>): void {
  const { contacts, trade, offering, sober, impliedGoal } = facts;
  let highest = 0;
  let hasPrice = false;
  for (const { kind, values } of printableFacts(facts)) {
    found.add(`kind ${kind}`);
    for (const value of values) {
      if (value.kind === "time") found.add(`time ${value.type}${value.deadline ? " deadline" : ""}`);
      if (value.kind !== "price") continue;
      hasPrice = true;
      highest = Math.max(highest, value.amount);
      found.add(`price per ${value.per ?? "-"}`);
      if (value.from) found.add("price from");
    }
  }
  found.add(hasPrice ? `price ${PRICE_STEPS.filter((step) => step <= highest).length}` : "no price");
  for (const { type } of contacts) found.add(`contact ${type}`);
  if (sober) found.add("sober");
  found.add(`trade ${trade?.id ?? "-"}`).add(`trade goal ${trade?.goal ?? "-"}`);
  found.add(`offering ${offering?.kind ?? "-"}${offering?.sure === true ? " sure" : ""}`);
  found.add(`usual goal ${usualGoal(facts)}`).add(`implied goal ${impliedGoal ?? "-"}`);
  found.add(`implied goal ${impliedGoal ?? "-"} of ${offering?.kind ?? "-"}`);
}

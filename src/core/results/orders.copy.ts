import { inSentence } from "../in-words.ts";
import { formatCount } from "../reports/format-figures.ts";
import { LEAST_RESULTS } from "./thresholds.ts";

/**
 * Name of a platform's results, "Orders", "Leads" or "Results", by the types that reports name; the
 * words of types in the languages of reports are in this function. `answer-test.ts` calls it.
 */
export function ordersName(types: readonly string[]): string {
  const text = types.join(" ").toLowerCase();
  if (/purchase|käuf|kauf|achat|compra|acquist/.test(text)) return "Orders";
  if (/lead/.test(text)) return "Leads";
  return "Results";
}

/** Facts about the orders of a test, from `ordersNote` in `answer-test.ts`. */
interface OrdersFacts {
  readonly counts: readonly OrderCount[];
  /** Letter of the ad whose orders cost less than those of all others beyond chance. */
  readonly cheapest: string | undefined;
  /** Whether the reports name several types of results, which are never compared. */
  readonly isMixed: boolean;
  /** Whether the spend of every ad is known in one currency. */
  readonly hasCosts: boolean;
}

interface OrderCount {
  readonly letter: string;
  readonly orders: number;
  /** Whether the answer says that the ad can be stopped. */
  readonly isLoser: boolean;
}

/**
 * Number of orders of each ad, and which ad has the lowest cost, or how many orders are missing to
 * compare costs: "A 18, B 4. Costs are compared once each ad has 10 results: B needs 6 more."
 * `answer-test.ts` calls it. Counts have the form of `formatCount`
 * (`core/reports/format-figures.ts`), the least number is `LEAST_RESULTS` in `thresholds.ts`.
 */
export function ordersWords(facts: OrdersFacts): string {
  const list = facts.counts.map(({ letter, orders }) => `${letter} ${formatCount(Math.floor(orders))}`);
  return `${list.join(", ")}. ${comparisonWords(facts)}`;
}

function comparisonWords({ counts, cheapest, isMixed, hasCosts }: OrdersFacts): string {
  if (isMixed) return "Results of different types are not compared, so the answer is about clicks.";
  if (cheapest !== undefined) return `${cheapest} costs the least per result.`;
  const short = counts.filter(({ orders }) => orders < LEAST_RESULTS);
  if (short.length > 0) return shortWords(short);
  return hasCosts
    ? "Too few to tell apart, so the answer is about clicks."
    : "Costs are compared only with the spend of every ad in one currency, so the answer is about clicks.";
}

function shortWords(short: readonly OrderCount[]): string {
  const start = `Costs are compared once each ad has ${LEAST_RESULTS} results`;
  const needs = short
    .filter(({ isLoser }) => !isLoser)
    .map(({ letter, orders }) => `${letter} needs ${LEAST_RESULTS - Math.floor(orders)} more`);
  return needs.length === 0
    ? `${start}, so the answer is about clicks.`
    : `${start}: ${inSentence(needs)}. Until then, the answer is about clicks.`;
}

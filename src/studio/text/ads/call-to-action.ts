import { printableValues, type Facts, type Goal } from "../facts/facts.ts";
import { voiceRules } from "../voice.ts";
import type { Address, AdGrammar } from "./grammar.ts";

/** Longest name in UTF-16 units that a call to action may contain. */
const MAX_NAME = 32;

/** Calls to action for the goal of a brief, as sentences, with the names filled in. */
export function callsFor(facts: Facts, grammar: AdGrammar, address: Address | null): string[] {
  const other = grammar.otherCalls;
  const calls = other !== null && other.address === address ? other.calls : grammar.calls;
  return calls[goalOf(facts)]
    .filter((call) => (!facts.sober && voiceRules(facts.voice).lively) || !grammar.urgency.test(call))
    .filter((call) => !call.includes("{company}") || facts.company.length <= MAX_NAME)
    .filter((call) => !call.includes("{product}") || isProperName(facts.product))
    .map((call) => fillNames(call, facts));
}

/** Replaces `{company}` and `{product}` by the names as typed. */
export function fillNames(
  template: string,
  { company, product }: Pick<Facts, "company" | "product">,
): string {
  const text = template.replace(/\{(company|product)\}/g, (_, name) =>
    name === "company" ? company : product,
  );
  // A mark that ends a name stands in for the one after it: "Acme Inc." and "Go!" in "Go!: one".
  return text.replace(/(?<=[.!?])[.,:](?=\s|$)/gu, "");
}

/** Whether the name can stand without an article: every word of it is capitalized. */
function isProperName(name: string): boolean {
  return name.length <= MAX_NAME && name.split(/\s+/u).every((word) => /^[\p{Lu}\p{N}&+]/u.test(word));
}

/** The goal that the brief names, else the usual one for a price per hour, month or piece. */
export function goalOf(facts: Facts): Goal {
  if (facts.goal !== null) return facts.goal;
  const prices = printableValues(facts, "price");
  const unit = prices.find(({ per }) => per !== null)?.per;
  if (unit === "hour" || unit === "night" || unit === "session" || unit === "person") return "book";
  if (unit === "month" || unit === "year" || unit === "week") return "signup";
  return prices.length > 0 && facts.trade !== null && !facts.sober ? "order" : "learn";
}

import { containsWord } from "../../language/contains-word.ts";
import type { Facts } from "../facts/facts.ts";
import type { Candidate } from "./ad.ts";
import { saysUs } from "./me-calls.ts";
import { startsWithName } from "./name-score.ts";
import { isNeededLabel } from "./product-mention.ts";

/**
 * Part of an ad's score (`scoreOf` in `score.ts`): how naturally it names product and company, best
 * in its call to action, "Book your boiler repair at Northside". The points are in this function.
 */
export function nameFluency(ad: Candidate, facts: Facts): number {
  const { company, product } = facts;
  const { form, label, call, parts, hasOwnCall } = ad;
  const inCall = [company, product].every((name) => containsWord(call, name));
  const isLabel = form !== "" && !form.endsWith("?");
  return (
    6 * Number(inCall) +
    9 * Number(form === "{product}?") -
    (isLabel ? labelCost(ad, facts) : 0) -
    LATE_LABEL * Number(isLabel && call !== "" && !hasOwnCall && !startsWithName(ad, facts)) -
    BY_US * Number(saysUs(call)) -
    // Before its call is known, a label at the end may still be joined to one.
    BARE_LABEL * Number(label !== "" && (call !== "" || parts.at(-1) !== label)) -
    PREFIXED * Number(isPrefixed(ad, company))
  );
}

/**
 * Whether an ad ends with the company before the owner's next step: "Ridgeback: call 828-555-0163."
 * `nameFluency` and, for a second ad of a set, `scoreOf` (`score.ts`) take points off for it.
 */
export const isPrefixed = ({ hasOwnCall, parts, call }: Candidate, company: string): boolean =>
  hasOwnCall && parts.at(-1)?.startsWith(company) === true && !call.startsWith(company);

/** Points that it costs. */
const PREFIXED = 11;

/** Points that "with us" instead of the name costs. */
const BY_US = 4;

const labelCost = (ad: Candidate, facts: Facts) => (isNeededLabel(ad, facts) ? NEEDED_LABEL : LABEL);
/** Points that a line without a verb costs, such as "Boiler repair from Northside for £60." */
const LABEL = 18;
/** The same for a product before a statement that does not say what it is about. */
const NEEDED_LABEL = 8;
/** Further points if it stands after a statement: "Fixed in 24 hours. Boiler repair: book now." */
const LATE_LABEL = 16;
/** Further points if it is a sentence without a fact: "Boiler repair from Northside." */
const BARE_LABEL = 18;

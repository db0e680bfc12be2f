import { isOfMessage, type Facts } from "../facts/facts.ts";
import { isOnCondition } from "../facts/next-step.ts";
import { isContact } from "./channel.ts";
import type { Line } from "./line.ts";

/** Longest sentence in UTF-16 units that can end an ad as its call to action. */
const MAX_OWN_CALL = 110;

/**
 * The sentences of a brief, of at most `MAX_OWN_CALL` units, that tell the reader what to do next
 * ("Plan a tour any Thursday at 10") or how to reach the business; they end ads instead of the
 * trade's usual call. The sentence that starts the message is a promise ("Try 40 wines in one
 * evening") and stays a statement. `materialOf` calls it; the words are in `facts/next-step.ts`.
 */
export function ownCallsOf(lines: readonly Line[], facts: Facts): readonly Line[] {
  const [promise] = facts.all.filter((fact) => fact.printable && isOfMessage(fact));
  return lines.filter(({ clause, isWhole, asks, facts: stated }) => {
    if (!isWhole || clause.length > MAX_OWN_CALL || isOnCondition(clause)) return false;
    if (stated.every(isContact)) return asks;
    if (promise !== undefined && stated.includes(promise)) return false;
    return asks || stated.some(({ values }) => values.some(({ kind }) => kind === "contact"));
  });
}

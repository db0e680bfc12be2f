import { isOfMessage, type Facts } from "../facts/facts.ts";
import { isContact } from "./channel.ts";
import type { AdGrammar } from "./grammar.ts";
import type { Line } from "./line.ts";

/** Longest sentence in UTF-16 units that can end an ad as its call to action. */
const MAX_OWN_CALL = 90;
/** What stands before a request that follows from it: "Only 48 seats, so book ahead." */
const REASON =
  /^.*(?:[;:–—]|(?<!\p{L})(?:so|also|daher|alors|donc|así que|por eso|quindi|perciò|por isso|então|dus)(?!\p{L}))\s+/u;

/** Whether a sentence of the brief tells the reader what to do next, at its start or its end. */
const asksForStep = (clause: string, { ownCall }: AdGrammar) =>
  ownCall.test(clause) || ownCall.test(clause.replace(REASON, ""));

/**
 * The sentences of a brief that tell the reader what to do next ("Plan a tour any Thursday at 10"),
 * which end ads instead of the trade's usual call. The sentence that starts the message is a
 * promise in the form of a request ("Try 40 wines in one evening") and stays a statement.
 * `materialOf` calls it; the words of each language are `ownCall` of its grammar.
 */
export function ownCallsOf(lines: readonly Line[], facts: Facts, grammar: AdGrammar): readonly Line[] {
  const [promise] = facts.all.filter((fact) => fact.printable && isOfMessage(fact));
  return lines.filter(
    ({ clause, isWhole, facts: stated }) =>
      isWhole &&
      clause.length <= MAX_OWN_CALL &&
      (stated.some(isContact) || (promise !== undefined && !stated.includes(promise))) &&
      asksForStep(clause, grammar),
  );
}

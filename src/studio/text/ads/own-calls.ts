import { ensureFullStop } from "../../language/punctuation.ts";
import type { Script } from "../../language/script.ts";
import type { Contact } from "../facts/contacts.ts";
import { isOfMessage, type Facts } from "../facts/facts.ts";
import { asksForStep, isOnCondition } from "../facts/next-step.ts";
import { isContact } from "./channel.ts";
import type { Line } from "./line.ts";
import { isTorn } from "./sentence-parts.ts";

/** Longest sentence in UTF-16 units that can end an ad as its call to action. */
const MAX_OWN_CALL = 110;

/**
 * The sentences of a brief, of at most `MAX_OWN_CALL` units, that tell the reader what to do next
 * ("Plan a tour any Thursday at 10") or how to reach the business; they end ads instead of the
 * trade's usual call. Each also comes without the clause that says what follows (`ANSWERS`), for
 * which the shorter ads have no room. The sentence that starts the message is a promise ("Try 40
 * wines in one evening") and stays a statement. `materialOf` calls it; the words are in
 * `facts/next-step.ts`.
 */
export function ownCallsOf(lines: readonly Line[], facts: Facts, script: Script): readonly Line[] {
  const [promise] = facts.all.filter((fact) => fact.printable && isOfMessage(fact));
  return lines
    .filter(({ clause, isWhole, asks, facts: stated }) => {
      if (!isWhole || isOnCondition(clause)) return false;
      const isPromise = promise !== undefined && stated.includes(promise);
      return asks && (!isPromise || stated.every(isContact));
    })
    .flatMap((line) => [line, ...withoutAnswer(line, facts, script)])
    .filter(({ clause }) => clause.length <= MAX_OWN_CALL);
}

/** Starts of a clause that says what follows from the step: "and we'll tell you tonight". */
const ANSWERS: Readonly<Record<string, RegExp>> = {
  en: /(?:,? and|,) (?:we|i|you|he|she)(?=[’' ])/iu,
  de: /(?:,? und|,) (?:wir|ich|sie|du|er|da|dort|dann)(?= )/iu,
  fr: /(?:,? et|,) (?:nous|vous|on|je|il|elle)(?= )/iu,
  es: /(?:,? y|,) (?:te|le|les|os|nosotros|tienes?|tendrás?|recib(?:es?|irás?)|\p{L}+(?:amos|emos|imos))(?= )/iu,
  it: /(?:,? e|,) (?:ti|le|vi|noi|l[oae] riporti|\p{L}+iamo)(?= )/iu,
  pt: /(?:,? e|,) (?:você|a gente|nós|damos|\p{L}+(?:amos|emos|imos))(?= )/iu,
  nl: /(?:,? en|,) (?:we|wij|ik|je|u|dan)(?= )/iu,
};
/** Fewest words of a step that is clear without what follows from it. */
const MIN_STEP_WORDS = 3;

/** The step alone, with its number or address; none if the sentence is no more than that. */
function withoutAnswer(line: Line, { language, contacts }: Facts, script: Script): Line[] {
  const at = ANSWERS[language.slice(0, 2)]?.exec(line.clause)?.index;
  if (!line.asks || at === undefined) return [];
  const clause = line.clause.slice(0, at);
  const isReached = ({ bare }: Contact) => !line.clause.includes(bare) || clause.includes(bare);
  if (clause.split(" ").length < MIN_STEP_WORDS || !contacts.every(isReached)) return [];
  if (!asksForStep(clause, language) || isTorn(clause, { language })) return [];
  const inside = line.inside.slice(0, at);
  const text = ensureFullStop(line.text.slice(0, at), script);
  return [{ ...line, clause, inside, lower: clause.toLowerCase(), text, isWhole: false }];
}

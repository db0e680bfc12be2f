import { capitalizeFirst, lowerFirst } from "../../language/letter-case.ts";
import { ensureFullStop } from "../../language/punctuation.ts";
import type { Facts } from "../facts/facts.ts";
import { commonNounOf } from "./common-noun.ts";
import type { AdGrammar, Turn } from "./grammar.ts";
import type { Line } from "./line.ts";

/** Longest name in UTF-16 units that becomes the subject of a clause. */
const MAX_SUBJECT = 30;

/**
 * Grammar and names for the openings of ads. The callers of `hooksOf` pass their `Material`
 * (`compose.ts`).
 */
export interface HookOptions {
  readonly grammar: AdGrammar;
  readonly facts: Pick<Facts, "company" | "product" | "productValues" | "sober">;
}

/**
 * Ways to say a line at the start of an ad or script: with its benefit, turned into a sentence with
 * more tension (`turns` of the `*.grammar.ts`; none if the subject is sober), and last as typed. A
 * clause without a subject gets a name before it; empty if the name does not suit it (`OF_THINGS`
 * here). `compose.ts`, `short-texts.ts` and `video/script/sentences.ts` call it.
 */
export function hooksOf(line: Line, { grammar, facts }: HookOptions): string[] {
  const subject = subjectOf(facts, grammar);
  if (line.shape === "subjectless" && subject === facts.company && OF_THINGS.test(line.clause)) return [];
  if (line.shape === "subjectless" && subject.length <= MAX_SUBJECT) {
    return [line.explained, line.text]
      .filter((text) => text !== null)
      .map((text) => `${capitalizeFirst(subject)} ${lowerFirst(text)}`);
  }
  const felt = [...new Set([line.felt, line.explained])].filter((text) => text !== null);
  const turned = facts.sober ? [] : grammar.turns.flatMap((turn) => applyTurn(turn, line));
  // A question such as "Appointment? None." says less than the benefit.
  const kept = turned.filter((text) => felt.length === 0 || !text.includes("?"));
  return [...felt, ...kept, line.text];
}

/** Verbs that are said of a product and not of a company: "takes 3 weeks". */
const OF_THINGS =
  /^(?:kostet|dauert|reicht|hält|coûte|dure|cuesta|dura|costa|custa|kost|duurt|keeps (?:for|fresh|well|up to)|takes|weighs|lasts|comes|fits|dims|dries|floats|folds|grows|melts|stays|sleeps|measures)\b/iu;

/** The name before a verb in the third person: the company if the product may be a plural. */
function subjectOf(facts: HookOptions["facts"], grammar: AdGrammar): string {
  const { product, company } = facts;
  if (/s$/iu.test(product)) return company;
  const noun = grammar.the === undefined ? null : commonNounOf(facts, grammar);
  // "Piano tuning takes 90 minutes" needs no article.
  return noun === null || grammar.one?.(noun) === noun ? product : `${grammar.the} ${noun}`;
}

function applyTurn({ pattern, to }: Turn, { clause }: Line): string[] {
  const match = pattern.exec(clause);
  if (!match) return [];
  const text = typeof to === "string" ? clause.replace(pattern, to) : to(match.groups ?? {});
  return text === null ? [] : [ensureFullStop(capitalizeFirst(text))];
}

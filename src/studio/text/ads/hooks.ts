import { capitalizeFirst, lowerFirst } from "../../language/letter-case.ts";
import { ensureFullStop } from "../../language/punctuation.ts";
import type { Facts } from "../facts/facts.ts";
import { isService } from "../facts/course.ts";
import { isAction } from "../facts/action.ts";
import { commonNounOf, isRequest } from "./call-to-action.ts";
import type { AdGrammar, Turn } from "./grammar.ts";
import type { Line } from "./lines.ts";
import { sharesStem } from "./name-score.ts";

/** Longest name in UTF-16 units that becomes the subject of a clause. */
const MAX_SUBJECT = 30;

/** Material for the openings of ads: grammar and names. */
export interface HookOptions {
  readonly grammar: AdGrammar;
  readonly facts: Pick<Facts, "company" | "product" | "sober">;
}

/**
 * Ways to say a line at the start of an ad: turned into a sentence with more tension unless the
 * subject is sober, and as typed, which is the last one. A clause without a subject gets a name.
 */
export function hooksOf(line: Line, { grammar, facts }: HookOptions): string[] {
  const subject = subjectOf(facts);
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
  return [...felt, ...costHooks(line, { grammar, facts }), ...kept, line.text];
}

/**
 * Maximum length of a product in a question, and of an opening with its answer, in UTF-16 units.
 */
const MAX_ASKED = 28;
const MAX_ASKED_HOOK = 74;

/**
 * Openings that ask for the product and answer with the fact: "Tree removal? We take the wood
 * away." Not for names and sober subjects.
 */
export function askedHooks(line: Line, { grammar, facts }: AskedOptions): string[] {
  const { product, sober } = facts;
  const isAskable = isService(product) || isAction(facts) || commonNounOf(facts, grammar) !== null;
  if (grammar.asked === null || sober || isRequest(facts) || product.length > MAX_ASKED || !isAskable) {
    return [];
  }
  if (line.shape === "subjectless" || /[?:]/u.test(line.text) || sharesStem(line.text, product)) return [];
  const question = grammar.asked.replace("{product}", () => capitalizeFirst(product));
  return [line.explained, line.text]
    .filter((text) => text !== null && !text.includes("?"))
    .map((text) => `${question} ${text}`)
    .filter((text) => text.length <= MAX_ASKED_HOOK);
}

/** Input of `askedHooks` from a brief. */
interface AskedOptions {
  readonly grammar: AdGrammar;
  readonly facts: Facts;
}

/** A statement that starts with its price as the answer to a question: "What does it cost? £75." */
function costHooks({ clause, text, facts: [first] }: Line, { grammar, facts }: HookOptions): string[] {
  const price = first?.kind === "price" ? first.values.find(({ kind }) => kind === "price") : undefined;
  if (price === undefined || grammar.costs === null || facts.sober) return [];
  return clause.toLowerCase().startsWith(price.text.toLowerCase()) ? [`${grammar.costs} ${text}`] : [];
}

/** Longest company in UTF-16 units that opens a sentence. */
const MAX_COMPANY = 36;

/**
 * Openings that turn a sentence about "we" into one that names the company: "At Brightwell, we come
 * within 4 hours."
 */
export function companyHooks({ text }: Line, { grammar, facts }: HookOptions): string[] {
  const { ofUs, at } = grammar;
  if (ofUs === null || facts.company.length > MAX_COMPANY || !ofUs.pattern.test(text)) return [];
  return [capitalizeFirst(at(facts.company, true)) + ofUs.join + lowerFirst(text)];
}

/** Verbs that are said of a product and not of a company: "takes 3 weeks". */
const OF_THINGS =
  /^(?:takes|weighs|lasts|comes|fits|dims|dries|floats|folds|grows|melts|stays|sleeps|measures)\b/iu;

/** The name before a verb in the third person: the company if the product may be a plural. */
function subjectOf({ product, company }: Pick<Facts, "company" | "product">): string {
  return /s$/iu.test(product) ? company : product;
}

function applyTurn({ pattern, to }: Turn, { clause }: Line): string[] {
  const match = pattern.exec(clause);
  if (!match) return [];
  const text = typeof to === "string" ? clause.replace(pattern, to) : to(match.groups ?? {});
  return text === null ? [] : [ensureFullStop(capitalizeFirst(text))];
}

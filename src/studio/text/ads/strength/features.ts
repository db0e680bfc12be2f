import { isOfMessage } from "../../facts/facts.ts";
import { weaknessOfLine } from "../hook-worth.ts";
import type { Line } from "../line.ts";

/** Statements from here on count as equally late in a brief. */
const LAST_POSITION = 4;
/** A brief of this many statements and more leaves most of them out. */
const MANY_LINES = 7;
const SOME_LINES = 4;
const MANY_NUMBERS = 3;
/** Lengths in UTF-16 units and weaknesses (`weaknessOfLine`) that divide statements into groups. */
const LENGTHS = [16, 30, 45, 60, 100, 130];
const WEAKNESSES = [4, 9, 18];
/** Letters by which two forms of a longer word are the same. */
const STEM = 5;

/** The statements of a brief, in its order, and the stems of its product's name. */
export interface StatementContext {
  readonly lines: readonly Line[];
  readonly productStems: ReadonlySet<string>;
}

/**
 * What the strength of a statement depends on: its position in the brief, where it comes from, its
 * kind, length and weakness, and whether it asks, names the product, a price or a place.
 * `strengthsOf` (`strength.ts`) adds up the weights of these names; `graded-statements.txt` holds
 * them for each statement from which the weights are fitted.
 */
export function featuresOf(line: Line, { lines, productStems }: StatementContext): string[] {
  const { clause, facts } = line;
  const [first] = facts;
  const values = new Set(first?.values.map(({ kind }) => kind));
  const named = [...stemsOf(clause)].filter((stem) => productStems.has(stem)).length;
  return [
    `position${Math.min(LAST_POSITION, lines.indexOf(line))}`,
    facts.some(isOfMessage) ? "message" : "detail",
    `kind-${first?.kind ?? "none"}`,
    `length${groupOf(clause.length, LENGTHS)}`,
    `weakness${groupOf(weaknessOfLine(line), WEAKNESSES)}`,
    `product${Math.min(2, named)}`,
    `statements${groupOf(lines.length, [SOME_LINES, MANY_LINES])}`,
    ...(clause.includes("?") ? ["question"] : []),
    ...(values.has("price") ? ["price"] : []),
    ...(values.has("place") ? ["place"] : []),
    ...((clause.match(/\d+/gu)?.length ?? 0) >= MANY_NUMBERS ? ["numbers"] : []),
  ];
}

/** The first letters of the longer words of a text, in lower case. */
export const stemsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM)));

const groupOf = (value: number, limits: readonly number[]) => limits.filter((limit) => value >= limit).length;

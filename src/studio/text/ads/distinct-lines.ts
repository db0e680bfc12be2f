import type { Line } from "./line.ts";

/**
 * Whether two lines state the same fact: they share a fact (object identity) and the text of one
 * contains the other's. Ads and scripts then use only one of them; two clauses of a long sentence
 * are different statements.
 */
export function overlaps(a: Line, b: Line): boolean {
  if (a === b) return true;
  // Two clauses of a long sentence are parts of one fact and say different things.
  return (
    a.facts.some((fact) => b.facts.includes(fact)) && (a.lower.includes(b.lower) || b.lower.includes(a.lower))
  );
}

/** The lines without those that state the same fact as an earlier one, for one ad or script. */
export function distinctLines(lines: readonly Line[]): Line[] {
  return lines.filter((line, index) => !lines.slice(0, index).some((other) => overlaps(line, other)));
}

/**
 * All pairs of lines, in order, that state different facts: the drafts of ads with two statements.
 */
export function distinctPairs(lines: readonly Line[]): Line[][] {
  return lines.flatMap((first, index) =>
    lines
      .slice(index + 1)
      .filter((second) => !overlaps(first, second))
      .map((second) => [first, second]),
  );
}

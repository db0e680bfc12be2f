import type { Line } from "./line.ts";

/** UTF-16 units by which the end of one line is found at the start of another. */
const MIN_SHARED = 20;

/** Whether the end of a line is the start of another: "If it rains, we move it", "We move it". */
function endsWithStartOf({ lower: a }: Line, { lower: b }: Line): boolean {
  const at = a.indexOf(b.slice(0, MIN_SHARED));
  return at > 0 && b.length >= MIN_SHARED && b.startsWith(a.slice(at));
}

/**
 * Whether two lines state the same fact: they share a fact object, and the text of one contains the
 * other's or its start. Two clauses of a long sentence are different statements. Ads (`compose.ts`,
 * `closings.ts`) and scripts (`draft.ts`) then use only one of the lines.
 */
export function overlaps(a: Line, b: Line): boolean {
  if (a === b) return true;
  // Two clauses of a long sentence are parts of one fact and say different things.
  return (
    a.facts.some((fact) => b.facts.includes(fact)) &&
    (a.lower.includes(b.lower) || b.lower.includes(a.lower) || endsWithStartOf(a, b) || endsWithStartOf(b, a))
  );
}

/**
 * The lines without those that state the same fact as an earlier one (`overlaps`). `write-ads.ts`,
 * `name-lines.ts`, `compose.ts` and, for scripts, `plan.ts` call it.
 */
export function distinctLines(lines: readonly Line[]): Line[] {
  return lines.filter((line, index) => !lines.slice(0, index).some((other) => overlaps(line, other)));
}

/**
 * All pairs of lines, in order, that state different facts (`overlaps`). `compose.ts` adds them to
 * drafts, `name-lines.ts` lists them after a name.
 */
export function distinctPairs(lines: readonly Line[]): Line[][] {
  return lines.flatMap((first, index) =>
    lines
      .slice(index + 1)
      .filter((second) => !overlaps(first, second))
      .map((second) => [first, second]),
  );
}

/**
 * Whether two lines are clauses of one sentence of the brief, so that a comma may join them.
 * `compose.ts` and `name-lines.ts` ask it: "We take the waste, pruning extra" would join two.
 */
export const isOneSentence = ({ facts: [a] }: Line, { facts: [b] }: Line): boolean =>
  a !== undefined && a.sentence.field === b?.sentence.field && a.sentence.start === b.sentence.start;

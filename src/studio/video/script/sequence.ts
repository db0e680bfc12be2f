import { isDependent, type Line } from "../../text/ads/line.ts";
import { type Fact, isOfMessage } from "../../text/facts/facts.ts";

/**
 * A line and the one before it in the brief. `successionsOf` makes it; `scoreOf` (`draft-score.ts`)
 * prefers scripts that keep the two together.
 */
export interface Succession {
  readonly line: Line;
  /** The line that states what stands before it in the brief; undefined if no line does. */
  readonly after: Line | undefined;
  /** Whether the line is not understood without the other: "It also cleans itself". */
  readonly isDependent: boolean;
}

/**
 * The lines of a script that belong right after another one: the sentences of the message, which
 * are written to be read in a row, and details that need the sentence before them. `planOf`
 * (`plan.ts`) calls it.
 * @param all all facts of the brief in their order, also those that are never said
 */
export function successionsOf(lines: readonly Line[], all: readonly Fact[]): Succession[] {
  return lines.flatMap((line) => {
    const before = all.filter((fact) => startOf(fact) < startOfLine(line) && isSameField(fact, line)).at(-1);
    const after = before && lines.findLast((other) => other !== line && other.facts.includes(before));
    const depends = before !== undefined && isDependent(line);
    // Notes such as "No cages. One dog at a time." need no order.
    const isTold =
      isSentence(line) && after !== undefined && isSentence(after) && line.facts.some(isOfMessage);
    return depends || isTold ? [{ line, after, isDependent: depends }] : [];
  });
}

const isSentence = ({ shape }: Line) => shape === "sentence";
const startOf = ({ span }: Fact) => span.start;
const startOfLine = ({ facts }: Line) => Math.min(...facts.map(startOf));
const isSameField = ({ span }: Fact, { facts: [first] }: Line) => span.field === first?.span.field;

import { isDependent, type Line } from "../../text/ads/line.ts";
import { type Fact, isOfMessage } from "../../text/facts/facts.ts";
import type { SpeakableLines } from "./long-lines.ts";

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
 * @param continued the first part of a line by its second one (`speakableLines`)
 */
export function successionsOf(
  lines: readonly Line[],
  all: readonly Fact[],
  continued: SpeakableLines["continued"],
): Succession[] {
  return lines.flatMap((line) => {
    const first = continued.get(line);
    if (first) return [{ line, after: lines.find((other) => other === first), isDependent: true }];
    const before = all.filter((fact) => startOf(fact) < startOfLine(line) && isSameField(fact, line)).at(-1);
    const after = before && lines.findLast((other) => other !== line && other.facts.includes(before));
    const depends = before !== undefined && isDependent(line);
    const isInOrder = after !== undefined && line.facts.some(isOfMessage) && areConsecutive(after, line);
    return depends || isInOrder ? [{ line, after, isDependent: depends }] : [];
  });
}

/**
 * The lines of a script without those that need a line that is never said. A line that needs one of
 * the lines left out is left out, too. `planOf` (`plan.ts`) calls it; parameters as in
 * `successionsOf`.
 */
export function understoodLines(
  lines: readonly Line[],
  all: readonly Fact[],
  continued: SpeakableLines["continued"],
): readonly Line[] {
  const lost = successionsOf(lines, all, continued)
    .filter(({ isDependent: needsOther, after }) => needsOther && after === undefined)
    .map(({ line }) => line);
  if (lost.length === 0) return lines;
  const others = lines.filter((line) => !lost.includes(line));
  return understoodLines(others, all, continued);
}

/** Whether two lines are said in their order; "No cages. One dog at a time." needs none. */
const areConsecutive = (after: Line, line: Line) =>
  [after, line].every(isSentence) || after.facts[0]?.sentence.start === line.facts[0]?.sentence.start;
const isSentence = ({ shape }: Line) => shape === "sentence";
const startOf = ({ span }: Fact) => span.start;
const startOfLine = ({ facts }: Line) => Math.min(...facts.map(startOf));
const isSameField = ({ span }: Fact, { facts: [first] }: Line) => span.field === first?.span.field;

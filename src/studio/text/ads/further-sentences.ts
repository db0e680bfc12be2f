import type { FactKind } from "../facts/facts.ts";
import { isOneSentence } from "./distinct-lines.ts";
import type { AdGrammar } from "./grammar.ts";
import type { Line } from "./line.ts";
import { canFollowComma, MAX_LISTED } from "./name-lines.ts";

/**
 * The sentences of further lines, on demand the first one with what it means for the reader; short
 * phrases that follow each other become one: "MCS certified, 25-year guarantee." `addDraft`
 * (`compose.ts`) calls it.
 */
export function sentencesOf(lines: readonly Line[], grammar: AdGrammar, isFelt: boolean): string[] {
  const sentences: string[] = [];
  const felt = isFelt ? lines.find((line) => line.explained !== null) : undefined;
  let list: readonly string[] = [];
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    // A second one would read like a form: "No wait: ... No extras: ..."
    if (line === felt && felt.explained !== null) {
      sentences.push(felt.explained);
      list = [];
      continue;
    }
    const { inside } = line;
    const fits = line.shape === "phrase" && line.clause.length <= MAX_LISTED && /^[^.,]+\.$/u.test(line.text);
    if (fits && list.length === 1 && canFollowComma(inside, grammar) && belongs(previous, line)) {
      sentences[sentences.length - 1] = `${list.join("")}, ${inside}.`;
      list = [];
      continue;
    }
    sentences.push(line.text);
    list = fits ? [line.text.replace(/\.$/u, "")] : [];
  }
  return sentences;
}

/**
 * Whether a phrase and the one before it are about alike: clauses of one sentence, and no price
 * after opening hours.
 */
function belongs(previous: Line | undefined, line: Line): boolean {
  if (previous === undefined || !isOneSentence(previous, line)) return false;
  const kinds = [previous, line].map((other) => other?.facts[0]?.kind);
  const isOneOf = (kind: FactKind, others: readonly FactKind[]) =>
    !kinds.includes(kind) || kinds.every((other) => other === kind || (other && others.includes(other)));
  return isOneOf("price", ["offer", "number"]) && isOneOf("proof", ["objection"]);
}

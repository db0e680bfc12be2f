import { capitalizeFirst } from "../../language/letter-case.ts";
import { ensureFullStop } from "../../language/punctuation.ts";
import type { AdGrammar, Turn } from "./grammar.ts";
import type { Line } from "./lines.ts";

/** Longest name in UTF-16 units that becomes the subject of a clause. */
const MAX_SUBJECT = 30;

/**
 * Ways to say a line at the start of an ad: as typed, or turned into a sentence with more tension.
 * @param subject a name for clauses without a subject; undefined if none fits grammatically
 */
export function hooksOf(
  line: Line,
  options: { readonly grammar: AdGrammar; readonly sober: boolean; readonly subject: string | undefined },
): string[] {
  const { grammar, sober, subject } = options;
  if (line.shape === "subjectless" && subject !== undefined && subject.length <= MAX_SUBJECT) {
    const clause = line.text.charAt(0).toLowerCase() + line.text.slice(1);
    return [`${capitalizeFirst(subject)} ${clause}`];
  }
  const turned = sober ? [] : grammar.turns.flatMap((turn) => applyTurn(turn, line));
  return [...turned, line.text];
}

function applyTurn({ pattern, to }: Turn, { clause }: Line): string[] {
  const match = pattern.exec(clause);
  if (!match) return [];
  const text = typeof to === "string" ? clause.replace(pattern, to) : to(match.groups ?? {});
  return text === null ? [] : [ensureFullStop(capitalizeFirst(text))];
}

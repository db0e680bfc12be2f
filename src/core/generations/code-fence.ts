import type { BriefFields } from "./prompt.ts";

/**
 * Wraps user input of every prompt in a code fence that it cannot close, so that a model reads it
 * as content: longer than any run of backticks in it.
 */
export function fenceText(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

/** Formats the non-empty fields of a brief for a prompt, one per line. */
export function formatFields(fields: BriefFields): string {
  return fields
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${label}: ${value}`)
    .join("\n");
}

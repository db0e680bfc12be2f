import type { BriefFields } from "./prompt.ts";

/** Encloses what a user typed in a fence that is longer than any run of backticks in it, so that it cannot be closed. */
export function fenceText(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

/** The filled-in fields of a brief, a line each. */
export function formatFields(fields: BriefFields): string {
  return fields
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${label}: ${value}`)
    .join("\n");
}

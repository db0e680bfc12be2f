import type { BriefFields } from "./prompt.ts";

/**
 * Wraps user input in a code fence that is longer than any run of backticks in it, so that a model
 * reads it as content. The `prompt.ts` of each kind, `image-prompts-prompt.ts` and `site-prompt.ts`
 * call it.
 */
export function fenceText(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

/**
 * Formats the non-empty fields of a brief for a prompt as "Label: value", one per line.
 * `text/prompt.ts`, `image/prompt.ts`, `video/prompt.ts` and the image prompts of packages call it;
 * those of campaign copy and websites do not.
 */
export function formatFields(fields: BriefFields): string {
  return fields
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${label}: ${value}`)
    .join("\n");
}

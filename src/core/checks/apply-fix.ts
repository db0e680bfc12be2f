import type { Fix } from "./rule.ts";

/** The text after a fix, when the user clicks the button of a finding or remark. */
export function applyFix(text: string, { edits }: Pick<Fix, "edits">): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (result, { start, end, text: replacement }) => result.slice(0, start) + replacement + result.slice(end),
      text,
    );
}

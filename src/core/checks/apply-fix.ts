import type { Fix } from "./rule.ts";

/**
 * The text after all edits of a fix. The panel of an ad (`finding-list.tsx`) and remarks on
 * generated ads (`web/lib/checks/ad-remarks.tsx`) call it at a click; `fixes.ts` makes the edits.
 */
export function applyFix(text: string, { edits }: Pick<Fix, "edits">): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (result, { start, end, text: replacement }) => result.slice(0, start) + replacement + result.slice(end),
      text,
    );
}

import type { TextField } from "#core/platforms/platform.ts";

/** Longest text of a field without a shown length, in the field's own counting. */
const MAX_TEXT = 200;

/**
 * Longest text that is generated for a field, as the field counts: its opened part (`readTo`), else
 * its shown one (`shown`), at most its `max` (all in `core/platforms/platforms.ts`) and never more
 * than `MAX_TEXT` here. Prompt (`copy-groups.ts`), studio (`write-copy.ts`) and gate keep to it.
 */
export function generatedLength({ shown = Infinity, readTo = shown, max = MAX_TEXT }: TextField): number {
  return Math.min(readTo, max, MAX_TEXT);
}

import type { Findings } from "./layout/context.ts";

/** What the card tells about one picture, in words. */
export const COMPOSER_NOTES = {
  shortened: "The description was shortened to fit this format.",
  dropped: "The description did not fit this format and was left out.",
  missing: (characters: string) => `No font has these characters: ${characters}`,
} as const;

export function notesFor(
  findings: Findings,
  had: { readonly body: boolean; readonly missing: readonly string[] },
): string[] {
  const notes: string[] = [];
  if (had.body && !findings.bodyShown) notes.push(COMPOSER_NOTES.dropped);
  else if (findings.bodyShortened) notes.push(COMPOSER_NOTES.shortened);
  if (had.missing.length > 0) notes.push(COMPOSER_NOTES.missing(had.missing.join(" ")));
  return notes;
}

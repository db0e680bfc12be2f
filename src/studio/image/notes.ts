import type { LayoutReport } from "./layout/context.ts";

/**
 * Notes to the user about an image ad, such as a shortened description, chosen by `notesFor`; the
 * card of the ad shows them (`image-card.tsx`).
 */
export const COMPOSER_NOTES = {
  shortened: "The description was shortened to fit this format.",
  dropped: "The description did not fit this format and was left out.",
  disclaimer: "The disclaimer did not fit this format. Please add it to the text of the ad.",
  missing: (characters: string) => `No font has these characters: ${characters}`,
} as const;

/**
 * Lists the notes to the user about a drawn image ad (`COMPOSER_NOTES`), which `image-card.tsx`
 * shows; `server/render/composer.ts` calls it. `given` says whether the brief has a description,
 * and which characters no font has.
 */
export function notesFor(
  report: LayoutReport,
  given: { readonly body: boolean; readonly missing: readonly string[] },
): string[] {
  const notes: string[] = [];
  if (given.body && !report.bodyShown) notes.push(COMPOSER_NOTES.dropped);
  else if (report.bodyShortened) notes.push(COMPOSER_NOTES.shortened);
  if (report.disclaimerDropped) notes.push(COMPOSER_NOTES.disclaimer);
  if (given.missing.length > 0) notes.push(COMPOSER_NOTES.missing(given.missing.join(" ")));
  return notes;
}

import { angleCopy } from "#core/generations/copy/platform-copy.ts";
import type { AdResult, TestResult } from "#core/results/api.ts";

/**
 * The angle of an ad, or the start of its text: next to its letter in the plot of an answer
 * (`answer-card.tsx`) and in the table of ads (`ad-table.tsx`). The words are in `angleCopy`.
 */
export const ideaOf = ({ angle, title }: Pick<AdResult, "angle" | "title">) =>
  angle === null ? title : angleCopy[angle];

/**
 * Data from which `AdThumbnail` draws an ad in the plot of an answer (`answer-card.tsx`) and in the
 * table of ads (`ad-table.tsx`).
 */
export const thumbnailOf = ({ platform }: TestResult, { picture }: AdResult) => ({
  platform,
  media: picture === null ? null : { url: picture },
});

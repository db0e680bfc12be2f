import { angleCopy } from "#core/generations/copy/platform-copy.ts";
import type { AdResult, TestResult } from "#core/results/api.ts";

/**
 * The angle of an ad in words (`angleCopy` in `core/generations/copy/platform-copy.ts`), or its
 * title, which the server takes from its texts (`core/campaigns/ad-title.ts`): next to its letter
 * in `AnswerCard` and `AdTable`.
 */
export const ideaOf = ({ angle, title }: Pick<AdResult, "angle" | "title">) =>
  angle === null ? title : angleCopy[angle];

/**
 * Data from which `AdThumbnail` draws an ad in `AnswerCard` and `AdTable`: its platform and the
 * address of its picture, both from the results of the server (`core/results/api.ts`).
 */
export const thumbnailOf = ({ platform }: TestResult, { picture }: AdResult) => ({
  platform,
  media: picture === null ? null : { url: picture },
});

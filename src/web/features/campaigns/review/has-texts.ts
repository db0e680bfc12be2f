import type { Ad } from "#core/campaigns/ad.ts";

/**
 * Whether an ad has texts, without which nobody can approve it: `AskForm` and `AdChoice` offer only
 * such ads for review. The states are those of `core/campaigns/ad-state.ts`; the server refuses
 * only ads whose texts are being written (`ask-for-review.service.ts`).
 */
export const hasTexts = ({ state }: Pick<Ad, "state">): boolean => state !== "writing" && state !== "failed";

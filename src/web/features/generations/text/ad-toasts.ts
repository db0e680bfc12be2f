import { toasts } from "#core/generations/messages.ts";
import { textAdsCopy } from "#core/generations/text/text.copy.ts";

/**
 * Toasts after copying a text ad, in results and history of the text tool (`text-ad-card.tsx`,
 * `text-ad-tool.tsx`) and the package tool (`text-ads-part.tsx`, `campaign-tool.tsx`). Words:
 * `core/generations/messages.ts` and `core/generations/text/text.copy.ts`.
 */
export const adToasts = { done: toasts.adCopied, failed: textAdsCopy.copyFailed };

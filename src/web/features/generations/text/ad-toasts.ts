import { toasts } from "#core/generations/messages.ts";
import { textAdsCopy } from "#core/generations/text/text.copy.ts";

/**
 * Toasts after copying a text ad, in results and history of the text and package tools. Words:
 * `core/generations/messages.ts` and `core/generations/text/text.copy.ts`.
 */
export const adToasts = { done: toasts.adCopied, failed: textAdsCopy.copyFailed };

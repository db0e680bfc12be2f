import { toasts } from "#core/generations/messages.ts";
import { textAdsCopy } from "#core/generations/text/text.copy.ts";

/** Toasts after copying a text ad, in results and history. */
export const adToasts = { done: toasts.adCopied, failed: textAdsCopy.copyFailed };

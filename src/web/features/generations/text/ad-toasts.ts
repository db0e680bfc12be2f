import { toasts } from "#core/generations/messages.ts";
import { textAdsCopy } from "#core/generations/text/text.copy.ts";

/** Toasts after copying a text ad. */
export const adToasts = { done: toasts.adCopied, failed: textAdsCopy.copyFailed };

import { toasts } from "#core/generations/messages.ts";

/** Toasts after copying a scene or a script, in results and history. */
export const scriptToasts = { done: toasts.scriptCopied, failed: toasts.scriptCopyFailed };

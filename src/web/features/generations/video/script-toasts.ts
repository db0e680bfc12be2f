import { toasts } from "#core/generations/messages.ts";

/** Toasts after copying a scene or a script. */
export const scriptToasts = { done: toasts.scriptCopied, failed: toasts.scriptCopyFailed };

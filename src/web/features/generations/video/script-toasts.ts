import { toasts } from "#core/generations/messages.ts";

/**
 * Toasts after copying a scene or a script, in results and history of the video and package tools.
 * Words: `toasts` in `core/generations/messages.ts`.
 */
export const scriptToasts = { done: toasts.scriptCopied, failed: toasts.scriptCopyFailed };

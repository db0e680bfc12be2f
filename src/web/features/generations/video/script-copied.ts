import { toasts } from "#core/messages.ts";

/** What is said when a scene or a script was copied, or could not be. */
export const SCRIPT_COPIED = { done: toasts.scriptCopied, failed: toasts.scriptCopyFailed };

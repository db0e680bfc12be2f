import { toasts } from "#core/generations/messages.ts";

/**
 * Toasts after copying a scene or a script, in results and history of the video tool
 * (`scene-card.tsx`, `video-panel.tsx`, `video-tool.tsx`) and the package tool
 * (`video-ads-part.tsx`). Words: `toasts` in `core/generations/messages.ts`.
 */
export const scriptToasts = { done: toasts.scriptCopied, failed: toasts.scriptCopyFailed };

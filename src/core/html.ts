/**
 * Escapes a text for the content or a quoted attribute of an HTML element; for shot lists
 * (`core/generations/video/shot-list.ts`) and reports of `scripts/eval-copy.ts`.
 */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

import { Glyph } from "./glyph.tsx";

/**
 * Theme button at the bottom right of every page (`root.tsx`). `web/theme.js` handles its clicks
 * because the landing page runs without React. CSS selects the label and the icon by theme, so the
 * button has no state. The labels are in this file.
 */
export function ThemeToggle() {
  return (
    <button
      type="button"
      data-theme-toggle
      className="fixed right-5 bottom-5 z-50 grid size-10 place-items-center rounded-full border border-line-strong bg-overlay text-ink-2 shadow-md transition-colors hover:text-ink focus-visible:rounded-full max-sm:right-4 max-sm:bottom-4 max-sm:size-11"
    >
      <Glyph name="moon" className="size-5 dark:hidden" />
      <Glyph name="sun" className="hidden size-5 dark:block" />
      <span className="sr-only dark:hidden">Switch to dark theme</span>
      <span className="sr-only hidden dark:block">Switch to light theme</span>
    </button>
  );
}

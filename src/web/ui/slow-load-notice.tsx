import type { ReactNode } from "react";
import { TEXT_LINK } from "./text-link.ts";

/** An empty `href` reloads the current page. */
const CURRENT_PAGE = "";

/**
 * Notice in every hydrated page (`root.tsx`), initially hidden. `pre-hydration.js` shows it if the
 * user clicked or submitted something and the application's code has still not loaded. Words:
 * `problemCopy` in `core/problems.copy.ts`.
 */
export function SlowLoadNotice({ children, retryLabel }: { children: ReactNode; retryLabel: string }) {
  return (
    <div
      id="slow-load-notice"
      role="alert"
      hidden
      suppressHydrationWarning
      className="fixed right-17 bottom-4 left-4 z-30 mx-auto max-w-120 rounded-toast border border-line bg-overlay px-4 py-2.5 text-label shadow-lg sm:bottom-5 dark:border-transparent"
    >
      {children}{" "}
      <a href={CURRENT_PAGE} className={TEXT_LINK}>
        {retryLabel}
      </a>
    </div>
  );
}

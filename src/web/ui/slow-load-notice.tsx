import type { ReactNode } from "react";
import { TEXT_LINK } from "./text-link.ts";

/** An empty address is the page's own. */
const THIS_PAGE = "";

/**
 * Part of every page that an application takes over, hidden: early.js shows it while something that was pressed or sent waits
 * for code that does not come.
 */
export function SlowLoadNotice({ children, retryLabel }: { children: ReactNode; retryLabel: string }) {
  return (
    <div
      id="late-notice"
      role="alert"
      hidden
      suppressHydrationWarning
      className="fixed right-17 bottom-4 left-4 z-30 mx-auto max-w-120 rounded-toast border border-line bg-overlay px-4 py-2.5 text-label shadow-lg sm:bottom-5 dark:border-transparent"
    >
      {children}{" "}
      <a href={THIS_PAGE} className={TEXT_LINK}>
        {retryLabel}
      </a>
    </div>
  );
}

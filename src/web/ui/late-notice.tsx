import { problemWords } from "../../core/problems.ts";
import { TEXT_LINK } from "./text-link.ts";

/**
 * Part of every page that an application takes over, hidden: early.js shows it while something that was pressed or sent waits
 * for code that does not come.
 */
export function LateNotice() {
  return (
    <div
      id="late-notice"
      role="alert"
      hidden
      suppressHydrationWarning
      className="fixed right-17 bottom-4 left-4 z-30 mx-auto max-w-120 rounded-toast border border-line bg-overlay px-4 py-2.5 text-label shadow-lg sm:bottom-5 dark:border-transparent"
    >
      {problemWords.late}{" "}
      <a href="" className={TEXT_LINK}>
        {problemWords.reload}
      </a>
    </div>
  );
}

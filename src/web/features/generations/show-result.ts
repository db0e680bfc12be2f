/** Of what a tool has made, and of the title of its brief. */
export const RESULT_ID = "result";
export const BRIEF_TITLE_ID = "brief-title";

/** Space above what is scrolled to: on a phone a bar stands there. In px. */
const ABOVE = 72;

/** Scrolls to what was made: the page's top where it stands beside the brief, further down where it stands below. */
export function showResult(): void {
  const result = document.getElementById(RESULT_ID)?.getBoundingClientRect();
  const brief = document.getElementById(BRIEF_TITLE_ID)?.getBoundingClientRect();
  if (!result || !brief) return;
  const beside = result.left > brief.left;
  window.scrollTo({ top: beside ? 0 : result.top + window.scrollY - ABOVE });
}

/** Scrolls to the brief, unless its title is in sight. */
export function showBrief(): void {
  document.getElementById(BRIEF_TITLE_ID)?.scrollIntoView({ block: "nearest" });
}

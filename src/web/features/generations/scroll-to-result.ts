/** Id of a tool's result, to which the page scrolls. */
export const RESULT_ID = "result";
/** Id of the heading of a tool's form, to which the page scrolls. */
export const BRIEF_TITLE_ID = "brief-title";

/** Scroll margin in px, for the fixed bar on phones. */
const ABOVE = 72;

/**
 * Scrolls to a tool's result when a generation starts or is opened: to the top if it is next to the
 * brief, otherwise to the result below it.
 */
export function scrollToResult(): void {
  const result = document.getElementById(RESULT_ID)?.getBoundingClientRect();
  const brief = document.getElementById(BRIEF_TITLE_ID)?.getBoundingClientRect();
  if (!result || !brief) return;
  const beside = result.left > brief.left;
  window.scrollTo({ top: beside ? 0 : result.top + window.scrollY - ABOVE });
}

/** Scrolls to a tool's form from an empty result, unless its title is visible. */
export function scrollToBrief(): void {
  document.getElementById(BRIEF_TITLE_ID)?.scrollIntoView({ block: "nearest" });
}

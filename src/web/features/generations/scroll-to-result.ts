/** Id of a tool's result, which `ToolLayout` sets and to which `scrollToResult` scrolls. */
export const RESULT_ID = "result";
/**
 * Id of the heading of a tool's form, which `BriefForm` sets and to which `scrollToBrief` scrolls.
 */
export const BRIEF_TITLE_ID = "brief-title";

/** Scroll margin in px, for the fixed bar on phones. */
const ABOVE = 72;

/**
 * Scrolls to a tool's result when `useTool` starts a generation or `ToolHistory` opens one: to the
 * top if it is next to the brief, otherwise to the result below it.
 */
export function scrollToResult(): void {
  const result = document.getElementById(RESULT_ID)?.getBoundingClientRect();
  const brief = document.getElementById(BRIEF_TITLE_ID)?.getBoundingClientRect();
  if (!result || !brief) return;
  const beside = result.left > brief.left;
  window.scrollTo({ top: beside ? 0 : result.top + window.scrollY - ABOVE });
}

/**
 * Scrolls to a tool's form after `ResultPanel` filled in the example, unless its title is visible.
 */
export function scrollToBrief(): void {
  document.getElementById(BRIEF_TITLE_ID)?.scrollIntoView({ block: "nearest" });
}

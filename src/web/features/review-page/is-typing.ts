/**
 * Whether a key press belongs to a control or a dialog, so that it is no shortcut of `OpenReview`
 * (arrow keys) or `ReviewedAd` (C).
 */
export const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest("input, textarea, select, dialog") !== null;

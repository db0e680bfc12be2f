const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof HTMLElement && target.closest(selector) !== null;

/** Whether a key press belongs to an open dialog, not to the page under it. */
export const isInDialog = ({ target }: KeyboardEvent): boolean => isIn(target, "dialog, [role=dialog]");

/**
 * Whether a key press may be a shortcut of the list, the board or the panel: without a modifier key
 * and outside of fields and dialogs. `keysCopy` lists the shortcuts.
 */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isIn(event.target, "input, textarea, select, [contenteditable]") &&
  !isInDialog(event);

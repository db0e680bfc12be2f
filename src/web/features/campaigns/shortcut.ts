const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof HTMLElement && target.closest(selector) !== null;

/**
 * Whether a key press belongs to an open dialog, not to the page under it, for `AdPanel` (Escape)
 * and `isShortcut`.
 */
export const isInDialog = ({ target }: KeyboardEvent): boolean => isIn(target, "dialog, [role=dialog]");

/**
 * Whether a key press may be a shortcut of the list (`campaign-filters.tsx`), the board
 * (`campaign-page.tsx`, `keys-button.tsx`) or the panel (`ad-panel.tsx`): without a modifier key
 * and outside of fields and dialogs. The components compare the key themselves; `keysCopy` in
 * `core/campaigns/board.copy.ts` lists the shortcuts for the user.
 */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isIn(event.target, "input, textarea, select, [contenteditable]") &&
  !isInDialog(event);

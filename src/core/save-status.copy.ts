/**
 * Text of the save status of forms that save while the user types, and of a conflict with another
 * tab: brand page (`save-status.tsx`) and film editor (`film-head.tsx`). The panel of an ad has its
 * own in `adCopy` (`core/campaigns/ad.copy.ts`).
 */
export const saveCopy = {
  saved: "Saved",
  saving: "Saving",
  failed: "Not saved. Your text is still here.",
  invalid: "Some fields are not saved yet",
  tryAgain: "Try again",
  conflict: (label: string) => `${label} was changed in another tab or by another device.`,
  theirs: (value: string) => `It now says “${value}”.`,
  keepMine: "Keep mine",
  takeTheirs: "Use the other",
} as const;

/**
 * Texts of the save status of forms that save as the user types, on the brand page and in the film
 * editor, and of a conflict with another tab.
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
  useTheirs: "Use the other",
} as const;

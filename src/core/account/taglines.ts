/** Two-line taglines next to the forms of the account pages, by page (`account-frame.tsx`). */
export const taglines = {
  login: ["One brief in.", "Every ad out."],
  signup: ["Start with one brief.", "Leave with a campaign."],
} as const;

/** Two-line taglines next to the forms of the account pages (`AccountFrame`), by page. */
export const taglines = {
  login: ["One brief in.", "Every ad out."],
  signup: ["Start with one brief.", "Leave with a campaign."],
} as const;

/** Two-line taglines of the account pages. */
export const taglines = {
  login: ["One brief in.", "Every ad out."],
  signup: ["Start with one brief.", "Leave with a campaign."],
} as const;

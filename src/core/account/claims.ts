/** The two lines above the cloth. */
export const claims = {
  login: ["One brief in.", "Every ad out."],
  signup: ["Start with one brief.", "Leave with a campaign."],
} as const;

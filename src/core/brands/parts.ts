/** `light`, `dark`: wide logo for a light or dark ground; `square`: the mark alone. */
export const LOGO_KINDS = ["light", "dark", "square"] as const;

/** Which of the three logos of a brand a file is. */
export type LogoKind = (typeof LOGO_KINDS)[number];

/** The colors of a brand, in the order of the form. */
export const BRAND_COLORS = ["primary", "secondary", "accent"] as const;

/** Name of one of the colors of a brand. */
export type BrandColor = (typeof BRAND_COLORS)[number];

/** `expiring`: proved, but only for the next 30 days. */
export const CLAIM_STATES = ["proved", "expiring", "expired", "unproved"] as const;

/** How well a claim is proved today; `claimState` computes it. */
export type ClaimState = (typeof CLAIM_STATES)[number];

/** `light`, `dark`: wide logo for a light or dark ground; `square`: the mark alone. */
export const LOGO_KINDS = ["light", "dark", "square"] as const;
export type LogoKind = (typeof LOGO_KINDS)[number];

export const BRAND_COLORS = ["primary", "secondary", "accent"] as const;
export type BrandColor = (typeof BRAND_COLORS)[number];

/** `expiring`: proved, but only for the next 30 days. */
export const CLAIM_STATES = ["proved", "expiring", "expired", "unproved"] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

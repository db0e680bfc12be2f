/**
 * Kinds of logos that a brand can have and a website reading proposes: `light` and `dark` are wide
 * logos for a light or dark ground, `square` is the mark alone.
 */
export const LOGO_KINDS = ["light", "dark", "square"] as const;

/** Which of the three logos of a brand a file is; see `LOGO_KINDS`. */
export type LogoKind = (typeof LOGO_KINDS)[number];

/**
 * The colors of a brand, in the order of the form on the brand page; a website reading proposes the
 * same.
 */
export const BRAND_COLORS = ["primary", "secondary", "accent"] as const;

/** Name of one of the colors of a brand; see `BRAND_COLORS`. */
export type BrandColor = (typeof BRAND_COLORS)[number];

/**
 * States of a claim on the brand page, which the checks of ads also use. `expiring`: proved, but
 * for at most `CLAIM_EXPIRING_DAYS` more.
 */
export const CLAIM_STATES = ["proved", "expiring", "expired", "unproved"] as const;

/**
 * State of the proof of a claim today; `stateAt` in `claims.repo` computes it when claims are read.
 */
export type ClaimState = (typeof CLAIM_STATES)[number];

/**
 * Kinds of logos that a brand can have and a website reading proposes: `light` and `dark` are wide
 * logos for such a ground, `square` is the mark alone. Names are in `kitCopy` (`brands.copy.ts`).
 * The brand page (`logo-slots.tsx`) lists them in this order, and `mainLogo` (`brand-look.ts`)
 * prefers earlier ones.
 */
export const LOGO_KINDS = ["light", "dark", "square"] as const;

/**
 * Which of the three logos of a brand a file is, in `brands.table.ts`, on the brand page and where
 * the studio chooses a logo for a ground; see `LOGO_KINDS`.
 */
export type LogoKind = (typeof LOGO_KINDS)[number];

/**
 * The colors of a brand, in the order of the form on the brand page (`colors-card.tsx`); a website
 * reading proposes the same. Names are in `kitCopy` (`brands.copy.ts`).
 */
export const BRAND_COLORS = ["primary", "secondary", "accent"] as const;

/**
 * Name of one of the colors of a brand, in `brands.service.ts` and on the brand page
 * (`colors-card.tsx`); see `BRAND_COLORS`.
 */
export type BrandColor = (typeof BRAND_COLORS)[number];

/**
 * States of a claim. `expiring`: proved, for at most `CLAIM_EXPIRING_DAYS` (`limits.ts`) more.
 * `claims.repo.ts` computes it in SQL; checks and the brand page read it. Words are `claimsCopy` in
 * `brands.copy.ts`.
 */
export const CLAIM_STATES = ["proved", "expiring", "expired", "unproved"] as const;

/**
 * State of the proof of a claim today, computed when claims are read (`claims.repo.ts`); see
 * `CLAIM_STATES`. Words are `claimsCopy` in `brands.copy.ts`.
 */
export type ClaimState = (typeof CLAIM_STATES)[number];

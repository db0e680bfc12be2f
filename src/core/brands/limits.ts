/**
 * Most numbers and lengths of a brand's parts; lengths in UTF-16 units, files in bytes. The schemas
 * here, the services of `modules/brands` and `messages.ts` use them.
 */
export const BRAND_LIMITS = {
  brandsPerUser: 20,
  productsPerBrand: 200,
  claimsPerBrand: 300,
  /** Google and Meta show at most 25 characters of a business name (read 2026-11). */
  businessName: 25,
  url: 2000,
  /** Entries of each of the two word lists. */
  words: 30,
  word: 60,
  voiceExamples: 3,
  voiceExample: 200,
  disclaimers: 20,
  disclaimer: 500,
  languages: 20,
  features: 20,
  feature: 200,
  productImages: 8,
  priceUnit: 40,
  claim: 300,
  proofBytes: 10 * 1024 * 1024,
  svgBytes: 1024 * 1024,
  /** Largest price, far below the numbers that lose decimals. */
  price: 1_000_000_000,
} as const;

/**
 * Days before its last day from which a claim counts as expiring. `claims.repo.ts` computes the
 * state in SQL, `ending.repo.ts` finds claims for notices. The profile page has it written out
 * (`core/account/mail-settings.ts`).
 */
export const CLAIM_EXPIRING_DAYS = 30;

/**
 * Proved claims that a brief states (`fill-brief.ts`); more would leave no room for the product.
 */
export const CLAIMS_PER_BRIEF = 3;

/**
 * Maximum number of claims or prices that are found in one text of an ad (`statement-use.ts`).
 */
export const MAX_USES = 50;

/**
 * Maximum number of figures of a claim that are searched in ads (`claim-uses.ts`); a text with more
 * is a table rather than a claim.
 */
export const MAX_FIGURES = 8;

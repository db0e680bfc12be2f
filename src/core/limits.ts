/**
 * Maximum lengths of inputs in UTF-16 units, which is what an input element counts. Schemas refuse
 * longer ones and forms show the limit; brands have their own in `BRAND_LIMITS`.
 */
export const LIMITS = {
  name: 100,
  email: 254,
  audience: 500,
  headline: 150,
  /** Fits on one line of a button. */
  callToAction: 40,
  freeText: 2000,
  /** One text of an ad; longer than any platform's limit. */
  adText: 5000,
  /** Texts of one field of an ad: the headlines of a search ad. */
  textsPerField: 15,
  /** Description of a picture for screen readers. */
  altText: 500,
  /** What to change when an ad is rewritten. */
  wish: 500,
  /** Words to use, and words to avoid. */
  wordsPerList: 50,
  passwordMin: 6,
  passwordMax: 128,
  fullNameMin: 2,
  uploadedImages: 5,
  uploadBytes: 10 * 1024 * 1024,
  uploadPixels: 50_000_000,
  /** Several hundred photos; generated files do not count. */
  uploadedBytesPerUser: 500 * 1024 * 1024,
  avatarBytes: 5 * 1024 * 1024,
} as const;

/**
 * Maximum number of generations of text ads and campaign copy together, per user: unlimited on
 * every plan, within fair use. `units/fair-use.ts` on the server enforces it.
 */
export const TEXT_FAIR_USE = { perMinute: 20, perDay: 300 } as const;

/**
 * Maximum number of times that a delete and restore can restart an unfinished generation;
 * `restore.service` counts.
 */
export const RESTARTS_PER_GENERATION = 10;

/**
 * Maximum number of passkeys of an account; the service refuses more and the profile page hides the
 * button.
 */
export const PASSKEYS_PER_USER = 10;

/**
 * Number of recovery codes that an account gets together when it turns on or renews its second
 * factor.
 */
export const RECOVERY_CODES = 10;

/** Variants of a campaign: one letter each (`VARIANT_LETTERS`), and a letter is never reused. */
export const VARIANTS_PER_CAMPAIGN = 26;

/** Redraws of pictures per campaign and hour; they cost no unit. `redraw.service` enforces it. */
export const REDRAWS_PER_HOUR = 20;

/** Exports per user and hour; each one stores files. The service of exports enforces it. */
export const EXPORTS_PER_HOUR = 60;

/** Uploads of the user's own sheets per hour; the service of templates enforces it. */
export const TEMPLATES_PER_HOUR = 60;

/**
 * Minutes after the deletion within which a generation, a campaign, an ad or a part of a brand can
 * be restored; `db/restore-period.ts` enforces it.
 */
export const RESTORE_MINUTES = 10;

/**
 * Minimum interval between requests for a verification mail, counted by the button "Resend"; the
 * server's limits are in `verification-limits.ts`.
 */
export const RESEND_COOLDOWN_SECONDS = 60;

/**
 * Recommended minimum lengths, shown as hints below the fields of the tools' forms, never enforced.
 */
export const HINT_MINIMUMS = {
  companyName: 2,
  productName: 2,
  keyMessage: 10,
  targetAudience: 5,
  headline: 5,
  description: 20,
} as const;

/**
 * Accepted media types of uploads, for file inputs and the upload routes. Here, because forms need
 * them without the schemas of uploads.
 */
export const UPLOAD_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

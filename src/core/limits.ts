/** Longest accepted inputs, in characters (UTF-16 units, what an input element counts). */
export const LIMITS = {
  name: 100,
  email: 254,
  audience: 500,
  headline: 150,
  /** A button with more words than this is no button. */
  callToAction: 40,
  freeText: 2000,
  passwordMin: 6,
  passwordMax: 128,
  fullNameMin: 2,
  uploadedImages: 5,
  uploadBytes: 10 * 1024 * 1024,
  uploadPixels: 50_000_000,
  /** Several hundred photographs; what generations make does not count. */
  uploadedBytesPerUser: 500 * 1024 * 1024,
  avatarBytes: 5 * 1024 * 1024,
} as const;

/** Generations of text ads per user: they are unlimited on every plan, within fair use. */
export const TEXT_FAIR_USE = { perMinute: 20, perDay: 300 } as const;

/** How often the owner of an unfinished generation can delete it and then restart it with a restore. */
export const RESTARTS_PER_GENERATION = 10;

/** Seconds before a verification mail may be asked for again. */
export const RESEND_COOLDOWN_SECONDS = 60;

/** Minimums that only ever show as a gentle hint, never block. */
export const HINT_MINIMUMS = {
  companyName: 2,
  productName: 2,
  keyMessage: 10,
  targetAudience: 5,
  headline: 5,
  description: 20,
} as const;

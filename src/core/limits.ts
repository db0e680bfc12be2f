/**
 * Limits of inputs: texts in UTF-16 units, files in bytes. Schemas refuse more, forms show the
 * limit. Limits of one feature are in its own `limits.ts`, such as `core/brands/limits.ts`.
 * How often a user may call is in `rate-limits.ts`.
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
  /** Cursor of a list, which the server made and gets back. */
  cursor: 200,
  /** Words to use, and words to avoid. */
  wordsPerList: 50,
  /** Written out in `core/account/labels.ts` and `core/account/messages.ts`. */
  passwordMin: 6,
  passwordMax: 128,
  fullNameMin: 2,
  uploadedImages: 5,
  uploadBytes: 10 * 1024 * 1024,
  uploadPixels: 50_000_000,
  /** Longer side in px of a stored image, a third more than the largest canvas, for crops. */
  uploadSide: 2560,
  /** Several hundred photos; generated files do not count. */
  uploadedBytesPerUser: 500 * 1024 * 1024,
  avatarBytes: 5 * 1024 * 1024,
} as const;

/**
 * Minutes after a deletion within which a generation, a campaign, an ad or a part of a brand can be
 * restored; `server/db/restore-period.ts` enforces it, API document, privacy page, brand page and
 * Results tab say it.
 */
export const RESTORE_MINUTES = 10;

/**
 * Recommended minimum lengths in characters, shown as hints below the fields of the tools' forms
 * (`brief-fields.ts`), never enforced. The words are `hints` in `core/generations/messages.ts`.
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
 * Media types of images that the file inputs of the web app offer; the server recognizes the same
 * types from the bytes (`server/render/ingest/image-type.ts`). Here, because forms need them
 * without the schemas of uploads.
 */
export const UPLOAD_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

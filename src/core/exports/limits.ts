/**
 * Limits of a user's own sheet. `templates.routes.ts` limits the body by them, the workers that
 * read the sheet refuse more; messages are `templateProblems` in `template.copy.ts`.
 */
export const TEMPLATE_LIMITS = {
  bytes: 2 * 1024 * 1024,
  rows: 5000,
  columns: 600,
  cellChars: 20_000,
} as const;

/**
 * Days after which `sweepTemplates` in `templates.service.ts`, an hourly job of `exports.jobs.ts`,
 * deletes a sheet that no export used; what the user chose for its columns is kept. The API
 * document names the number.
 */
export const TEMPLATE_DAYS = 30;

/**
 * Longest name of a campaign or ad group in export files; Google and Microsoft take 128. The
 * settings refuse longer ones (`settings.ts`), `export-names.ts` on the server cuts our own.
 */
export const MAX_GROUP_NAME = 120;

/**
 * Most texts of one of Google's responsive display ads, whose numbered columns
 * `google-display.ts` on the server writes; those of search ads are the lists of `SEARCH_FIELDS` in
 * `core/platforms/shared-fields.ts`.
 */
export const DISPLAY_AD_TEXTS = { headlines: 5, descriptions: 5 } as const;

/**
 * Texts of one of Google's Performance Max asset groups: the most that `google-display.ts` writes,
 * the fewest descriptions, and the lengths (`width` of `CountRule`) that one headline and one
 * description may not exceed: support.google.com/google-ads/answer/10724492.
 * `format-notes.copy.ts` prints the lengths.
 */
export const ASSET_GROUP_TEXTS = {
  headlines: 15,
  descriptions: 5,
  minDescriptions: 2,
  shortHeadline: 15,
  shortDescription: 60,
} as const;

/**
 * Longest business name that Google and Microsoft accept, in characters; the schema of the setting
 * (`settings.ts`) enforces it.
 */
export const MAX_BUSINESS_NAME = 25;

/** Most characters of a beneficiary or payer in the settings of exports (`settings.ts`). */
export const MAX_PERSON_NAME = 100;

/** Most countries of the settings of exports (`settings.ts`); the message is in `messages.ts`. */
export const MAX_COUNTRIES = 50;

/**
 * Largest daily budget of the settings of exports, in their currency (`settings.ts`); the message
 * is in `messages.ts`.
 */
export const MAX_BUDGET = 1_000_000;

/**
 * Variants of a campaign: one letter each (`VARIANT_LETTERS` in `core/campaigns/ad-key.ts`), and a
 * letter is never reused; `ads.service.ts` on the server refuses more with `variant_limit`
 * (message: `core/errors.ts`).
 */
export const VARIANTS_PER_CAMPAIGN = 26;

/**
 * Most ads that one platform and variant of a campaign can have over time, because a key is never
 * reused; `new-ads.ts` on the server refuses more with `variant_limit` (`core/errors.ts`).
 * `find-ad-keys.ts` recognizes at most two digits.
 */
export const MAX_ADS_PER_VARIANT = 99;

/**
 * Longest web address of an ad, in UTF-16 units, that `isWebAddress` accepts; `refuse-ad.ts` names
 * it when an export refuses a longer one.
 */
export const MAX_URL = 2048;

/** Most ads that `GET /api/ads` finds for the command palette; `ads.service.ts` reads that many. */
export const AD_SEARCH_SIZE = 20;

/**
 * Largest stored text of an ad's field, in UTF-16 units: more than any platform takes. Schemas in
 * `ad.ts` refuse more; `core/platforms/platforms.ts` has the platforms' limits.
 */
export const MAX_STORED_TEXT = 10_000;

/** Most stored texts of a list field of an ad (`ad.ts`): more than any platform takes. */
export const MAX_STORED_TEXTS = 50;

/**
 * Longest address of an ad that a save accepts (`ad.ts`); `MAX_URL` is the limit of a usable one.
 */
export const MAX_STORED_URL = 4000;

/**
 * Longest reason for running an ad despite a finding, in UTF-16 units: for the form
 * (`reason-form.tsx`) and the request (`decideFindingSchema` in `ad.ts`).
 */
export const MAX_REASON = 500;

/** Most characters of an ad's title in lists of results and mails; `ad-title.ts` cuts it. */
export const MAX_TITLE = 80;

/**
 * Ads that `ad-uses.service.ts` checks for one page of the list of ads with a claim or price; a
 * page may show fewer although others follow.
 */
export const AD_USES_PAGE_SIZE = 50;

/**
 * Entries per page of the lists of brands, products and claims; `brands`, `products` and `claims`
 * (`*.repo.ts`, `*.service.ts` of `modules/brands`) read that many.
 */
export const BRANDS_PAGE_SIZE = 50;

/**
 * Campaigns per page of the list at /dashboard/campaigns; `campaigns.service.ts` reads that many.
 */
export const CAMPAIGNS_PAGE_SIZE = 20;

/**
 * Comments of an ad on one page of a list; `comments.service.ts` and, for the first page of a link,
 * `shared-review.service.ts` read that many.
 */
export const COMMENTS_PAGE_SIZE = 50;

/**
 * Exports on one page of a campaign's list; `exports.service.ts` reads that many, the web app asks
 * for further pages with the cursor.
 */
export const EXPORTS_PAGE_SIZE = 20;

/**
 * Generations per page of the history under each tool; `generations.service.ts` reads that many.
 */
export const HISTORY_PAGE_SIZE = 20;

/**
 * Reports on one page of a campaign's list of kept reports; `reports.service.ts` reads that many.
 */
export const REPORTS_PAGE_SIZE = 20;

/**
 * Campaigns per page of the results card on the start page; `modules/overview/results.service.ts`
 * and its repo read that many.
 */
export const RESULTS_PAGE_SIZE = 5;

/**
 * Reviews of a campaign on one page of the Review tab; `review-list.service.ts` reads that many.
 */
export const REVIEWS_PAGE_SIZE = 10;

/**
 * Events per page of the list "Security activity"; `security-events.service.ts` reads that many.
 */
export const SECURITY_PAGE_SIZE = 20;

/**
 * Entries per page of "What used your units" on the billing page; `unit-list.service.ts` reads that
 * many.
 */
export const UNITS_PAGE_SIZE = 20;

/** Versions per page of an ad's history; `versions.service.ts` reads that many. */
export const VERSIONS_PAGE_SIZE = 50;

/**
 * Limits of readings of websites; readings per hour are in `core/rate-limits.ts`. The website
 * reader enforces those of one visit, a sweep deletes readings after `keptDays`. Messages, the
 * brand page, API docs and the privacy page name them.
 */
export const READING_LIMITS = {
  /** All requests of one reading together. */
  seconds: 10,
  pages: 5,
  redirects: 3,
  /** Redirects and robots.txt count too. */
  requests: 40,
  pageBytes: 2 * 1024 * 1024,
  pictureBytes: 5 * 1024 * 1024,
  robotsBytes: 500 * 1024,
  /** Decoded bytes of one reading. */
  totalBytes: 40 * 1024 * 1024,
  addressChars: 2000,
  keptDays: 7,
} as const;

/** Characters of a website's text that the model reads (`sitePrompt` in `site-prompt.ts`). */
export const MAX_PROMPT_TEXT = 8000;

/**
 * Characters of a description of a product for which `sitePrompt` asks; a reply with twice as many
 * is dropped (`readSiteReply` in `site-prompt.ts`).
 */
export const MAX_DESCRIPTION = 300;

/**
 * Limits of reading a website: seconds, pages, redirects, requests and bytes. The reader enforces
 * them, and the messages name them.
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
  perHour: 10,
  keptDays: 7,
} as const;

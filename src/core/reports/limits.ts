/**
 * Limits of uploaded reports. The routes (`upload-limits.ts`) and the workers that read the file
 * refuse more, with `messages.ts`; `keep-report.service.ts` counts the campaign's rows.
 */
export const REPORT_LIMITS = {
  /** Bytes of the file. */
  bytes: 10 * 1024 * 1024,
  rows: 50_000,
  columns: 500,
  cellChars: 20_000,
  /** Bytes of all cells of one row of a CSV file. */
  rowBytes: 200_000,
  /** Rows that a campaign stores, those that were replaced included. */
  campaignRows: 150_000,
} as const;

/**
 * Most rows of a report that one request can assign to ads by hand, and most groups of unknown rows
 * that `present-reading.ts` shows.
 */
export const REPORT_PICKS = 50;

/** Longest JSON of the answers in a request's query, in UTF-16 units (`api.ts`). */
export const MAX_ANSWERS = 8000;

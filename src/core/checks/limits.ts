/**
 * Longest text that the rules read, in UTF-16 units; `scanText` ignores the rest, so that a pasted
 * book costs little. `request.ts` refuses longer texts; ad uses of brands (`claim-uses.ts`,
 * `price-uses.ts`) read no further either.
 */
export const MAX_CHECKED_CHARS = 5000;

/** Most fields in one `POST /api/checks` (`request.ts`); platforms have fewer. */
export const MAX_FIELDS = 10;

/** Most texts of a field in one `POST /api/checks` (`request.ts`); platforms have fewer. */
export const MAX_TEXTS = 30;

/**
 * Messages about a refused address of a website, for the schema in `api.ts`. Why a reading failed
 * later is in `reading-failures.copy.ts`.
 */
export const readingMessages = {
  addressMissing: "Enter the address of your website.",
  addressTooLong: "This address is too long.",
} as const;

/**
 * Cuts a text to at most `maxLength` UTF-16 units without cutting a character in two, and adds no
 * ellipsis. Used where a stored or sent text has a limit; the callers pass it, for example
 * `brands/fill-brief.ts` for briefs filled from brands: `LIMITS.freeText` of `core/limits.ts`.
 */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");

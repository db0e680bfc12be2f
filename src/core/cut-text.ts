/**
 * Cuts a text to at most `maxLength` UTF-16 units without cutting a character in two, and adds no
 * ellipsis. Used where a stored or sent text has a limit, such as briefs filled from brands
 * (`brands/fill-brief.ts`); the callers pass the limits.
 */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");

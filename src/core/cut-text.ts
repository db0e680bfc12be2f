/**
 * Cuts a text to at most `maxLength` UTF-16 units without cutting a character in two, and adds no
 * ellipsis. Used where a stored or sent text has a limit, which each caller passes:
 * `brands/fill-brief.ts` and `readings/site-prompt.ts` here, `advertiser-brief.ts`,
 * `write-texts.service.ts` and `brand-files.service.ts` on the server.
 */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");

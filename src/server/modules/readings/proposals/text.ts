import { cleanText } from "#core/clean-text.ts";
import { cutText } from "#core/cut-text.ts";

/**
 * Text of a website on one line without tags, cut at a word within `maxLength` characters
 * (`BRAND_LIMITS` in `core/brands/limits.ts`, `LIMITS` in `core/limits.ts`); `propose-names.ts` and
 * `propose-products.ts` call it for every text that they propose.
 */
export function plainText(text: string, maxLength: number): string {
  const line = cleanText(text)
    .replace(/<[^<>]{0,200}>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= maxLength) return line;
  const space = line.lastIndexOf(" ", maxLength);
  return cutText(line, space > maxLength / 2 ? space : maxLength).trim();
}

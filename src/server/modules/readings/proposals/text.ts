import { cleanText } from "#core/clean-text.ts";
import { cutText } from "#core/cut-text.ts";

/**
 * Text of a website on one line, cut at a word within the limit, when names and products are
 * proposed.
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

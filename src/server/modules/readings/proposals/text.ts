import { cleanText } from "#core/clean-text.ts";

/** A stranger's text on one line, cut at a word within the limit. */
export function plainText(text: string, maxLength: number): string {
  const line = cleanText(text)
    .replace(/<[^<>]{0,200}>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength + 1);
  const space = cut.lastIndexOf(" ");
  return cut
    .slice(0, space > maxLength / 2 ? space : maxLength)
    .trim()
    .toWellFormed();
}

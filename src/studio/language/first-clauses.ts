import { hasBalancedMarks } from "./punctuation.ts";

const CLAUSE_END = /[\p{L}\p{N}%€$£¥)”»](?=,\s|;|:\s|\s[–—-]\s|、|，|،)/gu;

/**
 * The longest start of a text that ends with a clause and fits (`fits` decides), when a line of a
 * brief is too long for a text ad (`sentence-lines.ts`) or a scene (`on-screen.ts`, `closing.ts`,
 * `end-card.ts`, `write-video-script.ts`); null if none does.
 */
export function firstClauses(text: string, fits: (head: string) => boolean): string | null {
  const heads = [...text.matchAll(CLAUSE_END)].map((match) => text.slice(0, match.index + match[0].length));
  return heads.filter((head) => hasBalancedMarks(head) && fits(head)).at(-1) ?? null;
}

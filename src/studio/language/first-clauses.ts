import { hasBalancedMarks } from "./punctuation.ts";

const CLAUSE_END = /[\p{L}\p{N}%€$£¥)”»](?=,\s|;|:\s|\s[–—-]\s|、|，|،)/gu;

/**
 * The longest start of a text that ends with a clause and fits (`fits` decides), when a line of a
 * brief is too long for a text ad (`sentence-lines.ts`) or a scene (`on-screen.ts`, `closing.ts`,
 * `end-card.ts`, `write-video-script.ts`), and does not end within what follows the colon of a
 * statement (`endsWithinStatement`); null if none does.
 */
export function firstClauses(text: string, fits: (head: string) => boolean): string | null {
  const heads = [...text.matchAll(CLAUSE_END)].map((match) => text.slice(0, match.index + match[0].length));
  return (
    heads.filter((head) => hasBalancedMarks(head) && !endsWithinStatement(head) && fits(head)).at(-1) ?? null
  );
}

/** Fewest words before a colon that are a statement and no label. */
const MIN_STATED_WORDS = 4;

/**
 * Whether a start ends within what follows the colon of a statement: "Four weeks of lessons: at the
 * end". `firstClauses` and `startsOf` (`text/ads/sentence-starts.ts`) leave such starts out.
 */
export function endsWithinStatement(head: string): boolean {
  const colon = head.search(/:\s(?!.*:\s)/u);
  const [stated = ""] = head
    .slice(0, colon)
    .split(/[.?!]\s+/u)
    .slice(-1);
  return colon > 0 && stated.trim().split(/\s+/u).length >= MIN_STATED_WORDS;
}

import type { TextBrief } from "./brief.ts";
import { type Category, CATEGORY_KEYWORDS } from "./category-keywords.ts";

/** Weight of a keyword by the field it is in: names tell more than a message. */
const WEIGHTS: readonly (readonly [keyof Omit<TextBrief, "language">, number])[] = [
  ["productName", 4],
  ["companyName", 3],
  ["keyMessage", 1],
  ["additionalDetails", 0.5],
];
/** The lowest score that decides. */
const MIN_SCORE = 2;
/** UTF-16 units of each field that are searched. */
const SEARCHED = 600;
/** Keywords of at least this length are also found inside a compound, as in "Badsanierung". */
const MIN_COMPOUND = 6;

/** Longest keyword and word that are looked up: they bound the cost of text without spaces. */
const MAX_KEYWORD = 24;
const MAX_WORD = 40;

const INDEX = buildIndex();

/**
 * Infers the category of a business by the keywords of `category-keywords.ts` in the brief; null if
 * the points (`WEIGHTS`, `MIN_SCORE` here) are too few. `write-text-ads.ts` calls it to choose an
 * emoji; the trade, which decides calls to action, is found in `facts/read-trade.ts`.
 */
export function inferCategory(brief: TextBrief): Category | null {
  const scores = new Map<Category, number>();
  for (const [field, weight] of WEIGHTS) {
    for (const [category, hits] of countHits(brief[field].slice(0, SEARCHED))) {
      scores.set(category, (scores.get(category) ?? 0) + Math.min(hits, 3) * weight);
    }
  }
  let best: Category | null = null;
  for (const [category, score] of scores) {
    if (score >= MIN_SCORE && score > (best === null ? 0 : (scores.get(best) ?? 0))) best = category;
  }
  return best;
}

function countHits(text: string): Map<Category, number> {
  const hits = new Map<Category, number>();
  const add = (category: Category) => hits.set(category, (hits.get(category) ?? 0) + 1);
  const lower = text.toLowerCase().normalize("NFC");
  for (const word of new Set(lower.match(/[\p{L}\p{M}\p{N}]+/gu))) categoriesOf(word).forEach(add);
  for (const { text: part, category } of INDEX.parts) {
    // Several words are stronger evidence than one: "sneaker cleaning" is a repair, not fashion.
    if (lower.includes(part)) hits.set(category, (hits.get(category) ?? 0) + 2);
  }
  return hits;
}

function categoriesOf(text: string): Set<Category> {
  const word = text.slice(0, MAX_WORD);
  const found = new Set([
    ...(INDEX.whole.get(word) ?? []),
    ...(INDEX.whole.get(word.replace(/s$/, "")) ?? []),
  ]);
  for (let start = 0; start < word.length; start++) {
    const last = Math.min(word.length, start + MAX_KEYWORD);
    for (let end = start + (start === 0 ? 2 : MIN_COMPOUND); end <= last; end++) {
      INDEX.prefix.get(word.slice(start, end))?.forEach((category) => found.add(category));
    }
  }
  return found;
}

function buildIndex() {
  const whole = new Map<string, Category[]>();
  const prefix = new Map<string, Category[]>();
  const parts: { text: string; category: Category }[] = [];
  for (const [name, words] of Object.entries(CATEGORY_KEYWORDS)) {
    const category = name as Category;
    for (const word of words.split(" ")) {
      if (matchesAnywhere(word)) parts.push({ text: word.replace("*", "").replaceAll("-", " "), category });
      else if (word.endsWith("*")) push(prefix, word.slice(0, -1), category);
      else push(whole, word, category);
    }
  }
  return { whole, prefix, parts };
}

/**
 * Scripts without spaces, Arabic with its prefixed articles, and terms of several words
 * ("real-estate").
 */
function matchesAnywhere(word: string): boolean {
  return /[-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u.test(word);
}

function push(map: Map<string, Category[]>, word: string, category: Category): void {
  map.set(word, [...(map.get(word) ?? []), category]);
}

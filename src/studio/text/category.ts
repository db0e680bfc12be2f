import type { TextBrief } from "./brief.ts";
import { CATEGORY_KEYWORDS, type Category } from "./category-keywords.ts";

/** What the names say counts more than what the message happens to mention. */
const WEIGHTS: readonly (readonly [keyof TextBrief, number])[] = [
  ["productName", 4],
  ["companyName", 3],
  ["keyMessage", 1],
  ["additionalDetails", 0.5],
];
const ENOUGH = 2;
const SEARCHED = 600;
/** From this length on a keyword is also found inside a compound, as in "Badsanierung". */
const COMPOUND = 6;

/** No keyword is longer, so that a text without spaces costs no more than any other. */
const LONGEST = 24;
const LONGEST_WORD = 40;

const INDEX = buildIndex();

/** The trade a brief belongs to, or null. Used to choose emojis and scenes, never to state facts. */
export function inferCategory(brief: TextBrief): Category | null {
  const scores = new Map<Category, number>();
  for (const [field, weight] of WEIGHTS) {
    for (const [category, hits] of countHits(brief[field].slice(0, SEARCHED))) {
      scores.set(category, (scores.get(category) ?? 0) + Math.min(hits, 3) * weight);
    }
  }
  let best: Category | null = null;
  for (const [category, score] of scores) {
    if (score >= ENOUGH && score > (best === null ? 0 : (scores.get(best) ?? 0))) best = category;
  }
  return best;
}

function countHits(text: string): Map<Category, number> {
  const hits = new Map<Category, number>();
  const add = (category: Category) => hits.set(category, (hits.get(category) ?? 0) + 1);
  const lower = text.toLowerCase().normalize("NFC");
  for (const word of new Set(lower.match(/[\p{L}\p{M}\p{N}]+/gu))) categoriesOf(word).forEach(add);
  for (const { text: part, category } of INDEX.parts) {
    // A term of several words is surer than a single one: "sneaker cleaning" is no fashion.
    if (lower.includes(part)) hits.set(category, (hits.get(category) ?? 0) + 2);
  }
  return hits;
}

function categoriesOf(text: string): Set<Category> {
  const word = text.slice(0, LONGEST_WORD);
  const found = new Set([
    ...(INDEX.whole.get(word) ?? []),
    ...(INDEX.whole.get(word.replace(/s$/, "")) ?? []),
  ]);
  for (let start = 0; start < word.length; start++) {
    const last = Math.min(word.length, start + LONGEST);
    for (let end = start + (start === 0 ? 2 : COMPOUND); end <= last; end++) {
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
      if (isSoughtAnywhere(word)) parts.push({ text: word.replace("*", "").replaceAll("-", " "), category });
      else if (word.endsWith("*")) push(prefix, word.slice(0, -1), category);
      else push(whole, word, category);
    }
  }
  return { whole, prefix, parts };
}

/** Scripts without spaces, Arabic with its attached articles, and terms of several words ("real-estate"). */
function isSoughtAnywhere(word: string): boolean {
  return /[-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u.test(word);
}

function push(map: Map<string, Category[]>, word: string, category: Category): void {
  map.set(word, [...(map.get(word) ?? []), category]);
}

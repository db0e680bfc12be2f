import { type Brief, FIELDS } from "./brief.ts";
import type { Trade } from "./trade.ts";
import { BUSINESS_TRADES } from "./trades/business.ts";
import { FOOD_TRADES } from "./trades/food.ts";
import { HEALTH_TRADES } from "./trades/health.ts";
import { HOME_TRADES } from "./trades/home.ts";
import { MONEY_AND_LAW_TRADES } from "./trades/money-law.ts";
import { PEOPLE_TRADES } from "./trades/people.ts";
import { RETAIL_TRADES } from "./trades/retail.ts";
import type { TradeRule } from "./trades/trade-rule.ts";

/**
 * All trades that `readTrade` recognizes, from the files in `trades/`, in the form of
 * `trades/trade-rule.ts`; a new file is added here. The points of words and fields are in this
 * file, too.
 */
export const TRADES: readonly TradeRule[] = [
  ...HEALTH_TRADES,
  ...MONEY_AND_LAW_TRADES,
  ...HOME_TRADES,
  ...FOOD_TRADES,
  ...RETAIL_TRADES,
  ...PEOPLE_TRADES,
  ...BUSINESS_TRADES,
];

type Strength = "strong" | "weak" | "not";
interface Entry {
  readonly trade: number;
  readonly strength: Strength;
}

/** What a product is called tells more than what is said about it or to whom. */
const FIELD_WEIGHTS: Readonly<Record<string, number>> = {
  name: 2.5,
  statements: 1,
  details: 0.5,
  goals: 0.5,
  call: 0,
  audience: 0.25,
};
const POINTS = { strong: 3, weak: 1, not: 0 } as const;
/**
 * A strong word in a name is enough. In a statement it needs a second word of the trade: a bicycle
 * that is delivered "in hotel" comes from no hotel, and "produtos seguros" are no insurance.
 */
const MIN_SCORE = 3.5;
/** The name of a company may be anything: "Copper & Kin", "Iron Horse". */
const COMPANY_WEIGHT = 1.2;
/** The best trade has to be this much better than the second. */
const MARGIN = 1.25;
/** UTF-16 units that are read of each field and of each word. */
const MAX_TEXT = 1500;
const MAX_WORD = 40;
const MIN_PART = 3;
const MAX_PHRASE = 5;

const INDEX = buildIndex();

/**
 * Tells the trade of a business by points for words of the brief that name it, unless words rule it
 * out: "dental cleaning" is no house cleaning. Null if no trade is clearly the best (`MIN_SCORE`,
 * `MARGIN` here). `readFacts` calls it; the words are in `trades/`.
 */
export function readTrade(brief: Brief): Trade | null {
  const scores = TRADES.map(() => 0);
  const named = TRADES.map(() => false);
  const excluded = new Set<number>();
  for (const [field, role] of FIELDS) {
    const weight = FIELD_WEIGHTS[role] ?? 0;
    const text = (brief[field] ?? "").slice(0, MAX_TEXT);
    if (weight === 0 || text === "") continue;
    for (const { trade, strength } of matchesIn(text)) {
      if (strength === "not") {
        if (weight >= 1) excluded.add(trade);
        continue;
      }
      const points = POINTS[strength] * (field === "companyName" ? COMPANY_WEIGHT : weight);
      scores[trade] = (scores[trade] ?? 0) + points;
      if (strength === "strong" && weight >= 0.5) named[trade] = true;
    }
  }
  const ranked = TRADES.map((rule, at) => ({
    rule,
    score: named[at] && !excluded.has(at) ? (scores[at] ?? 0) : 0,
  })).sort((a, b) => b.score - a.score);
  const [best, second] = ranked;
  if (best === undefined || best.score < MIN_SCORE || best.score < MARGIN * (second?.score ?? 0)) return null;
  const { id, sensitive = null, goal } = best.rule;
  return { id, sensitive, goal };
}

/**
 * Whether a single word belongs to the words of a trade (`trades/`), such as "physiotherapy", so
 * that it is no name. `commonNounOf` (`ads/common-noun.ts`) calls it.
 */
export function isTradeWord(word: string): boolean {
  return matchesIn(word).size > 0;
}

/** Every term counts once per field. */
function matchesIn(text: string): Set<Entry> {
  const words =
    text
      .toLowerCase()
      .normalize("NFC")
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}&'-]+/gu) ?? [];
  const found = new Set<Entry>();
  const add = (entries: readonly Entry[] | undefined) => entries?.forEach((entry) => found.add(entry));
  for (const [at, whole] of words.entries()) {
    const word = whole.slice(0, MAX_WORD).replace(/^(?:l|d|dell|all|un|qu)'/u, "");
    add(INDEX.exact.get(word));
    for (let length = MIN_PART; length <= word.length; length++) {
      add(INDEX.starts.get(word.slice(0, length)));
      add(INDEX.ends.get(word.slice(-length)));
    }
    if (!INDEX.phraseStarts.has(word) && !INDEX.phraseStarts.has(whole)) continue;
    let phrase = INDEX.phraseStarts.has(word) ? word : whole;
    for (let count = 1; count < MAX_PHRASE && at + count < words.length; count++) {
      phrase += ` ${words[at + count] ?? ""}`;
      add(INDEX.exact.get(phrase));
      for (let length = phrase.lastIndexOf(" ") + 2; length <= phrase.length; length++)
        add(INDEX.starts.get(phrase.slice(0, length)));
    }
  }
  return found;
}

function buildIndex() {
  const exact = new Map<string, Entry[]>();
  const starts = new Map<string, Entry[]>();
  const ends = new Map<string, Entry[]>();
  const phraseStarts = new Set<string>();
  const push = (map: Map<string, Entry[]>, term: string, entry: Entry) =>
    map.set(term, [...(map.get(term) ?? []), entry]);
  for (const [trade, rule] of TRADES.entries()) {
    for (const strength of ["strong", "weak", "not"] as const) {
      for (const raw of new Set((rule[strength] ?? "").split(","))) {
        const term = raw.trim().toLowerCase();
        if (term === "") continue;
        const entry = { trade, strength };
        if (term.startsWith("*")) push(ends, term.slice(1), entry);
        else if (term.endsWith("*")) push(starts, term.slice(0, -1), entry);
        else push(exact, term, entry);
        const [first = ""] = term.replaceAll("*", "").split(" ");
        if (term.includes(" ")) phraseStarts.add(first);
      }
    }
  }
  return { exact, starts, ends, phraseStarts };
}

import { eachMatch } from "#core/each-match.ts";
import type { Lexicon } from "../lexicon.ts";
import type { PriceUnit, PriceValue } from "../value.ts";
import { AMOUNT, parseAmount } from "./amount.ts";
import { type Draft, perLexicon, valuePattern } from "./find.ts";

const SYMBOL = "(?:US|CA|AU|NZ|[ACR])?\\$|[€£¥₹₽₺₴₪]";
const CODE = "EUR|USD|GBP|CHF|AUD|CAD|NZD|JPY|BRL|SEK|NOK|DKK|PLN|CZK|INR|Fr\\.|zł|kr\\.?";

const ISO_BY_MARK: Readonly<Record<string, string>> = {
  $: "USD",
  US$: "USD",
  A$: "AUD",
  AU$: "AUD",
  C$: "CAD",
  CA$: "CAD",
  NZ$: "NZD",
  R$: "BRL",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  "₽": "RUB",
  "₺": "TRY",
  "₴": "UAH",
  "₪": "ILS",
  "FR.": "CHF",
  ZŁ: "PLN",
  KR: "SEK",
  "KR.": "SEK",
};
/** The lowest amount that a unit alone makes a price: "five a day" is none. */
const MIN_BARE = 10;

const patternsOf = perLexicon((lexicon: Lexicon) => {
  const { currencies, from, lead, range, per, perOther } = lexicon.price;
  const words = currencies.map(([, source]) => source).join("|");
  const units = per.map(([, source], at) => `(?<per${at}>${source})`).join("|");
  const to = `\\s?(?:${range})\\s?`;
  return {
    marked: valuePattern(
      `(?:(?<from>${from})\\s)?(?:` +
        `(?<before>${SYMBOL}|${CODE})\\s?(?<a>${AMOUNT})k?(?:${to}(?:${SYMBOL}|${CODE})?\\s?(?<aTo>${AMOUNT}))?(?!\\s?%)` +
        `|(?<b>${AMOUNT})k?(?:,[-–—]+)?(?:${to}(?<bTo>${AMOUNT}))?[\\s-]?(?<after>${SYMBOL}|(?:${CODE}|${words})(?![\\p{L}]))(?:\\s?\\d{2}(?![\\p{L}\\p{N}%]|[.,]\\d))?(?!\\s(?:of|von jedem|de chaque|de cada|di ogni|van elke)\\s)` +
        `)(?:\\s?(?:${units}|(?<other>(?:${perOther})\\s?\\p{L}+(?=\\s*(?:$|[.,;:!?)])))))?`,
    ),
    bare: valuePattern(
      `(?:(?<from>${from})\\s|(?<lead>${lead})\\s)?(?<a>${AMOUNT})(?:,[-–—]+)?(?:${to}(?<aTo>${AMOUNT}))?(?:\\s?(?:${units})|(?=\\s*(?:$|[.,;:!?)])))`,
    ),
    iso: currencies.map(([code, source]) => [code, new RegExp(`^(?:${source})$`, "iu")] as const),
    units: per.map(([unit]) => unit),
  };
});

/**
 * Finds prices, for `findValues`. A number without a currency is one with "a month" or after
 * "costs". Words of currencies and units are `price` of the lexicons (`lexicons/<language>.ts`),
 * signs are here.
 * @param shadow text whose number words are digits (`withDigits`)
 */
export function findPrices(shadow: string, lexicon: Lexicon): Draft<PriceValue>[] {
  const { marked, bare, iso, units } = patternsOf(lexicon);
  const found: Draft<PriceValue>[] = [];
  for (const match of eachMatch(shadow, marked)) {
    const groups = match.groups ?? {};
    const mark = (groups["before"] ?? groups["after"] ?? "").trim();
    found.push({
      kind: "price",
      ...rangeOf(match),
      ...amountsOf(groups),
      currency:
        ISO_BY_MARK[mark.toUpperCase()] ??
        iso.find(([, pattern]) => pattern.test(mark))?.[0] ??
        mark.toUpperCase(),
      per: unitOf(groups, units),
      from: groups["from"] !== undefined,
    });
  }
  for (const match of eachMatch(shadow, bare)) {
    const groups = match.groups ?? {};
    const range = rangeOf(match);
    const amounts = amountsOf(groups);
    const per = unitOf(groups, units);
    const led = groups["lead"] !== undefined;
    const isPrice = per === null ? led : led || groups["from"] !== undefined || amounts.amount >= MIN_BARE;
    if (
      !isPrice ||
      areHours(amounts, per) ||
      found.some((price) => range.start < price.end && price.start < range.end)
    )
      continue;
    found.push({
      kind: "price",
      ...range,
      ...amounts,
      currency: null,
      per,
      from: groups["from"] !== undefined,
    });
  }
  return found;
}

/** "Open 10 to 7 every day": hours of the clock and no range of prices. */
const areHours = ({ amount, to }: Amounts, per: PriceUnit | null) =>
  to !== null && (to < amount || (per === "day" && to <= HOURS_A_DAY));
const HOURS_A_DAY = 24;

type Groups = Readonly<Record<string, string | undefined>>;
type Amounts = Pick<PriceValue, "amount" | "to">;

function rangeOf(match: RegExpExecArray) {
  return { start: match.index, end: match.index + match[0].trimEnd().length };
}

function amountsOf(groups: Groups): Amounts {
  const to = groups["aTo"] ?? groups["bTo"];
  return {
    amount: parseAmount(groups["a"] ?? groups["b"] ?? "0"),
    to: to === undefined ? null : parseAmount(to),
  };
}

function unitOf(groups: Groups, units: readonly PriceUnit[]): PriceUnit | null {
  const known = units.find((_, at) => groups[`per${at}`] !== undefined);
  return known ?? (groups["other"] === undefined ? null : "piece");
}

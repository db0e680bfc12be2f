import { MAX_CHECKED_CHARS } from "../checks/limits.ts";
import { isOfferOver, type PriceFacts } from "./offer.ts";
import { withoutOverlaps, type StatementUse } from "./statement-use.ts";

/**
 * Price facts of a product, and those that it had before, newest first, so that ads with an old
 * price are found. `statements.service.ts` on the server reads it and keeps at most `MAX_FORMER`
 * former ones.
 */
export interface ProductPrices extends PriceFacts {
  readonly formerPrices: readonly PriceFacts[];
}

// The bundler cannot escape characters within String.raw; vite.server.config.ts says why it does.
const SIGNS = "$€£¥₹₺₩₽₴₪฿";
/** Signs, codes and words of currencies next to an amount. */
const CURRENCY = String.raw`[${SIGNS}]|(?<!\p{L})(?:[A-Z]{3}|[A-Z]{1,2}\$|kr\.?|z\u0142|K\u010D|Ft|lei|Fr\.?|[Ee]uros?|[Dd]ollars?|[Pp]ounds?|[Ff]ranken)(?!\p{L})`;
const NUMBER = String.raw`\d{1,3}(?:[.,'\u2019\u00A0\u202F ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,3})?`;
const MONEY = new RegExp(
  String.raw`(?<![\d.,])(?<before>(?:${CURRENCY})\s?)?(?<number>${NUMBER})(?<after>\s?(?:${CURRENCY}|%))?(?![\d%]|[.,]\d)`,
  "gu",
);

/** Amounts that a text may mean: "1.299" is a thousand or a little more than one. */
function amountsOf(number: string): number[] {
  const digits = number.replaceAll(/['’\s]/gu, "");
  const grouped = digits.replaceAll(/[.,](?=\d{3}(?:\D|$))/gu, "").replace(",", ".");
  return [Number(grouped), Number(digits.replace(",", "."))].filter((amount) => Number.isFinite(amount));
}

/** Figures of an offer by their kind; `null` for those that it does not have. */
function figuresOf({ price, wasPrice, lowestPrice30Days }: PriceFacts) {
  const saving = (earlier: number | null) =>
    price !== null && earlier !== null && earlier > price
      ? Math.round((earlier - price) * 1000) / 1000
      : null;
  const percent = (earlier: number | null, round: (value: number) => number) =>
    price !== null && earlier !== null && earlier > price ? round(((earlier - price) / earlier) * 100) : null;
  return {
    amounts: {
      price,
      wasPrice,
      lowestPrice30Days,
      saving: saving(wasPrice),
      least: saving(lowestPrice30Days),
    },
    percents: {
      was: percent(wasPrice, Math.floor),
      wasRounded: percent(wasPrice, Math.round),
      least: percent(lowestPrice30Days, Math.floor),
      leastRounded: percent(lowestPrice30Days, Math.round),
    },
  };
}

type Figures = Readonly<Record<string, number | null>>;

/** The price facts after the last day of the offer: only the price still holds. */
const withoutOffer = (facts: PriceFacts): PriceFacts => ({
  ...facts,
  wasPrice: null,
  lowestPrice30Days: null,
});

/** Current value of an amount of earlier facts; `undefined` if the amount was not among them. */
function nowOf(isMeant: (amount: number) => boolean, before: readonly Figures[], now: Figures) {
  for (const figures of before) {
    const kind = Object.keys(figures).find((name) => {
      const amount = figures[name];
      return amount !== null && amount !== undefined && isMeant(amount);
    });
    if (kind !== undefined) return now[kind] ?? null;
  }
  return undefined;
}

/** A decimal mark and digits like those of the replaced number: "1.299,00" stays "1.349,00". */
function numberLike(number: string, amount: number, isBeforeCurrency: boolean): string {
  const [, group = ""] = /\d([.,'’\s])\d{3}(?:\D|$)/u.exec(number) ?? [];
  const [, mark = ""] = /([.,])\d{1,2}$/u.exec(number) ?? [];
  const decimal = mark || (group === "." || (group !== "," && isBeforeCurrency) ? "," : ".");
  const [whole = "", digits] = (
    mark === "" && Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  ).split(".");
  const grouped = group === "" ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, group);
  return digits === undefined ? grouped : grouped + decimal + digits;
}

/** The sign or the code of a currency, whichever the ad uses. */
function currencyLike(written: string, currency: string): string {
  if (/^[A-Z]{3}$/u.test(written.trim())) return written.replace(/[A-Z]{3}/u, currency);
  const sign = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value;
  return written.replace(written.trim(), sign ?? currency);
}

/**
 * Digits by which `ad-uses.service.ts` searches the ads that may state a price, in groups of
 * thousands; `findPriceUses` then decides.
 */
export function pricePatterns(prices: ProductPrices): string[][] {
  const groups = (amount: number) =>
    String(Math.trunc(amount))
      .replaceAll(/\B(?=(?:\d{3})+$)/gu, " ")
      .split(" ");
  const patterns = [prices, ...prices.formerPrices].flatMap((facts) => {
    const { amounts, percents } = figuresOf(facts);
    return [...Object.values(amounts), ...Object.values(percents)].flatMap((amount) =>
      amount === null ? [] : [groups(amount)],
    );
  });
  return [...new Map(patterns.map((pattern) => [pattern.join(" "), pattern])).values()];
}

/**
 * Finds the prices of a product in the first `MAX_CHECKED_CHARS` (`core/checks/limits.ts`) of a
 * text of an ad: amounts with a currency (`CURRENCY` in this file) and percentages of the discount,
 * current on a day (ISO 8601) or former; at most `MAX_USES` (`limits.ts`). `ad-uses.service.ts`
 * calls it for the list on the brand page.
 */
export function findPriceUses(text: string, prices: ProductPrices, today: string): StatementUse[] {
  const now = figuresOf(isOfferOver(prices, today) ? withoutOffer(prices) : prices);
  const former = [prices, ...prices.formerPrices].map(figuresOf);
  const currency = prices.formerPrices.find((facts) => facts.currency !== prices.currency)?.currency;
  const uses = [...text.slice(0, MAX_CHECKED_CHARS).matchAll(MONEY)].flatMap((match): StatementUse[] => {
    const { before = "", number = "", after = "" } = match.groups ?? {};
    const isPercent = after.endsWith("%");
    if (!hasCurrency(before + after, [prices, ...prices.formerPrices])) return [];
    const kind = isPercent ? "percents" : "amounts";
    const meant = amountsOf(number);
    const isMeant = (amount: number) => meant.includes(amount);
    const isCurrent = Object.values(now[kind]).some((amount) => amount !== null && isMeant(amount));
    const span = { start: match.index, end: match.index + match[0].length, words: match[0] };
    const hasOtherCurrency = !isPercent && currency !== undefined && isOf(before + after, currency);
    if (isCurrent && !hasOtherCurrency) return [{ ...span, status: "current", replacement: null }];
    const figures = former.map((facts) => facts[kind] as Figures);
    const amount = nowOf(isMeant, figures, now[kind]);
    if (amount === undefined) return [];
    if (amount === null) return [{ ...span, status: "expired", replacement: null }];
    const mark = (written: string) =>
      hasOtherCurrency && written !== "" ? currencyLike(written, prices.currency) : written;
    const written = isPercent ? String(amount) : numberLike(number, amount, after !== "");
    return [{ ...span, status: "changed", replacement: mark(before) + written + mark(after) }];
  });
  return withoutOverlaps(uses);
}

/**
 * Whether there is a currency or percent sign at an amount; a currency code has to be the
 * product's.
 */
function hasCurrency(written: string, facts: readonly PriceFacts[]): boolean {
  const [code] = /[A-Z]{3}/u.exec(written) ?? [];
  return code === undefined ? written !== "" : facts.some(({ currency }) => currency === code);
}

/** Whether a sign ("$") or a code ("USD") denotes this currency. */
const isOf = (written: string, currency: string) =>
  currencyLike(written.trim(), currency).trim() === written.trim();

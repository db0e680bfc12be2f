import { describe, expect, test } from "vitest";
import { findClaimUses, type ClaimTexts } from "./claim-uses.ts";
import type { PriceFacts } from "./offer.ts";
import { findPriceUses, type ProductPrices } from "./price-uses.ts";
import { offeredText } from "./statement-use.ts";

const claim = (text: string, ...formerTexts: string[]): ClaimTexts => ({
  text,
  formerTexts,
  state: "proved",
});
const expired = (text: string): ClaimTexts => ({ ...claim(text), state: "expired" });
const uses = (text: string, of: ClaimTexts) =>
  findClaimUses(text, of).map(({ words, status, replacement }) => [words, status, replacement]);
const claimed = (text: string, of: ClaimTexts) => offeredText(text, findClaimUses(text, of));

describe("claims", () => {
  const lasts = claim("Lasts 18 hours per charge.", "Lasts 20 hours per charge");

  test.each([
    ["lasts 18 hours per charge, every day", [["lasts 18 hours per charge", "current", null]]],
    [
      "It lasts 20 hours per charge!",
      [["lasts 20 hours per charge", "changed", "lasts 18 hours per charge"]],
    ],
    ["LASTS 20 HOURS PER CHARGE", [["LASTS 20 HOURS PER CHARGE", "changed", "Lasts 18 hours per charge"]]],
    ["Cordless. 20 hours of light.", [["20 hours", "changed", "18 hours"]]],
    ["120 hours, 20 hoursback, 20 days", []],
    ["", []],
  ])("uses in “%s”", (text, expected) => {
    expect(uses(text, lasts)).toEqual(expected);
  });

  test("apostrophes, invisible characters and spaces do not hide a use", () => {
    const own = claim("Norway's best lamp");
    expect(uses("Norway’s\u00A0best\u200B lamp.", own)).toEqual([
      ["Norway’s\u00A0best\u200B lamp", "current", null],
    ]);
  });

  test("words of other alphabets are found", () => {
    expect(uses("Служит 20 часов без зарядки", claim("Служит 18 часов", "служит 20 часов"))).toEqual([
      ["Служит 20 часов", "changed", "Служит 18 часов"],
    ]);
  });

  test("a changed claim replaces its words and nothing else", () => {
    expect(claimed("Long evenings: it lasts 20 hours per charge. Try it.", lasts)).toBe(
      "Long evenings: it lasts 18 hours per charge. Try it.",
    );
    expect(claimed("It lasts 18 hours per charge.", lasts)).toBeNull();
  });

  test("finds no replacement for single figures of a claim with another number of figures", () => {
    const two = claim("18 hours in warm light, 12 hours in cold light", "20 hours of light");
    expect(uses("Shines 20 hours", two)).toEqual([["20 hours", "changed", null]]);
  });

  test("the sentence with an expired claim is left out, unless nothing would remain", () => {
    const best = expired("Norway's best lamp");
    expect(claimed("Warm light. Norway's best lamp! Try it.", best)).toBe("Warm light. Try it.");
    expect(claimed("Norway's best lamp", best)).toBeNull();
    expect(claimed("Norway's best lamp. ★", best)).toBeNull();
  });

  test("a long text has a bounded number of uses", () => {
    expect(findClaimUses("20 hours ".repeat(1000), lasts)).toHaveLength(50);
  });
});

const NONE: PriceFacts = {
  price: null,
  wasPrice: null,
  lowestPrice30Days: null,
  currency: "EUR",
  priceUnit: "",
  offerEndsOn: null,
};
const facts = (change: Partial<PriceFacts>): PriceFacts => ({ ...NONE, ...change });
const product = (now: Partial<PriceFacts>, ...formerPrices: Partial<PriceFacts>[]): ProductPrices => ({
  ...facts(now),
  formerPrices: formerPrices.map(facts),
});
const TODAY = "2026-11-23";
const priced = (text: string, of: ProductPrices) => offeredText(text, findPriceUses(text, of, TODAY));

describe("prices", () => {
  const dearer = product({ price: 1349 }, { price: 1299 });

  test.each([
    ["Now €1299", "Now €1349"],
    ["Nur 1.299 €", "Nur 1.349 €"],
    ["Nur 1.299,00 € im Laden", "Nur 1.349,00 € im Laden"],
    ["Only €1,299.00.", "Only €1,349.00."],
    ["1 299 euros", "1 349 euros"],
    ["EUR 1299 or less", "EUR 1349 or less"],
    ["1299 hours", null],
    ["1299 LED lamps", null],
    ["€1349", null],
    ["€12999 or €11299", null],
  ])("%s becomes %s", (text, expected) => {
    expect(priced(text, dearer)).toBe(expected);
  });

  test("decimals are written as in the ad", () => {
    const shop = product({ price: 24.5 }, { price: 19 });
    expect(priced("€19 a month", shop)).toBe("€24.50 a month");
    expect(priced("19 € im Monat", shop)).toBe("24,50 € im Monat");
    expect(priced("19,00 € im Monat", shop)).toBe("24,50 € im Monat");
  });

  test("discounts and earlier prices change with the facts", () => {
    const sale = product({ price: 60, wasPrice: 80 }, { price: 60, wasPrice: 100 });
    expect(priced("Was €100, now €60: 40% off, save €40", sale)).toBe("Was €80, now €60: 25% off, save €20");
  });

  test("another currency replaces the sign or the code", () => {
    const moved = product({ price: 60, currency: "USD" }, { price: 55, currency: "EUR" });
    expect(priced("€55 or 55 EUR", moved)).toBe("$60 or 60 USD");
    const renamed = product({ price: 55, currency: "USD" }, { price: 55, currency: "EUR" });
    expect(priced("55 €", renamed)).toBe("55 $");
  });

  test("the sentence about an offer that ended is left out", () => {
    const over = product({ price: 60, wasPrice: 80, offerEndsOn: "2026-11-22" });
    expect(priced("Warm light. 25% off until Sunday. From €60.", over)).toBe("Warm light. From €60.");
    const running = product({ price: 60, wasPrice: 80, offerEndsOn: TODAY });
    expect(priced("Warm light. 25% off.", running)).toBeNull();
  });

  test("a product without a price has no prices in ads", () => {
    expect(findPriceUses("€24", product({}), TODAY)).toEqual([]);
  });
});

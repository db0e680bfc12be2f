import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { draftsOf } from "./compose.ts";
import { namedPrice } from "./price-openings.ts";
import { materialOf, writeAds } from "./write-ads.ts";

const NAMES = { companyName: "Big Creek", productName: "Septic pumping" };
const materialFor = (keyMessage: string) => {
  const brief = { ...NAMES, keyMessage };
  return materialOf(brief, readFacts(brief, "en"));
};

test("A sentence that starts with its price may follow the product", () => {
  const brief = {
    ...NAMES,
    keyMessage:
      "Slow drains? It has been three years. $325 flat up to 1,000 gallons, no dig fee. Same week service.",
  };
  const named = "Septic pumping: $325 flat up to 1,000 gallons, no dig fee.";
  expect(draftsOf(materialFor(brief.keyMessage), 125).map(({ text }) => text)).toContain(named);
  const ads = writeAds(brief, readFacts(brief, "en"), "1").map(({ text }) => text);
  const openings = [named, named.replace("pumping:", "pumping from Big Creek:")];
  expect(ads.some((ad) => openings.some((opening) => ad.startsWith(opening)))).toBe(true);
  for (const ad of ads) expect(ad).not.toMatch(/^\$325/u);
});

test.each([
  ["A price with a verb", "$12 feeds a child for a week. We never close."],
  ["A price by the month with a verb", "$5 a month keeps a family fed. We never close."],
  ["A date", "3 October, 15 places, $12. We never close."],
  ["A price behind what it is for", "Full tank emptied for $325. We never close."],
])("%s stays as typed", (_, keyMessage) => {
  const material = materialFor(keyMessage);
  expect(material.telling.map((line) => namedPrice(line, material))).toEqual([null, null]);
});

import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { writeTextAds } from "../write-text-ads.ts";
import { writeAds } from "./write-ads.ts";

test.each([
  [
    "en",
    "Osteria Fina",
    "Sunday lunch",
    "Three courses for 28 pounds, every Sunday from noon. Children eat free. Pasta made that morning.",
    "Children eat free",
  ],
  [
    "en",
    "Slate & Sons",
    "Roof repairs",
    "Leaks fixed within 48 hours. Written quote before we climb. 10 year guarantee. 3 generations of roofers in Bath.",
    "10 year guarantee",
  ],
  [
    "de",
    "Grünwerk",
    "Gartenpflege",
    "Wir mähen, schneiden und räumen auf. Ab 35 Euro die Stunde. Auch kleine Gärten. Seit 2009 in Bremen.",
    "35 Euro",
  ],
])(
  "No statement of %s, %s is in all three ads",
  (language, companyName, productName, keyMessage, statement) => {
    const brief = { companyName, productName, targetAudience: "", keyMessage, additionalDetails: "" };
    const texts = writeAds(brief, readFacts(brief, language), "1").map(({ text }) => text.toLowerCase());
    expect(texts).toHaveLength(3);
    expect(texts.every((text) => text.includes(statement.toLowerCase()))).toBe(false);
  },
);

test("A sentence whose pronoun has its noun in another one is not printed without it", () => {
  const brief = {
    companyName: "Maison Delorme",
    productName: "Réparation de montres",
    keyMessage: "La montre de votre grand-père peut remarcher. Nous la réparons à la main.",
    additionalDetails: "Devis gratuit sous 48 h, garantie 2 ans, trois horlogers diplômés",
  };
  const ads = writeAds(brief, readFacts(brief, "fr"), "1").map(({ text }) => text);
  expect(ads.some((text) => text.includes("La montre"))).toBe(true);
  expect(ads.filter((text) => text.includes("Nous la") && !text.includes("La montre"))).toEqual([]);
});

test("Three strong facts open the three ads of a set, in whatever form", () => {
  const brief = {
    companyName: "Ironwood",
    productName: "Strength gym",
    keyMessage:
      "No contract, no mirrors, no music you hate. A coach plans every session with you. First week free, then 39 a month.",
  };
  const leads = writeAds(brief, readFacts(brief, "en"), "1").map(({ lead }) => lead?.facts[0]);
  expect(new Set(leads).size).toBe(3);
});

test("A long ad may open with the sentence of which an earlier one has only the start", () => {
  const start = "Our wool socks are knitted in Leicester and guaranteed for three years";
  const openings = writeTextAds(
    {
      companyName: "Odd & Even",
      productName: "Wool walking socks",
      keyMessage: `${start}: wear a hole in them and we send you a new pair. Buy three pairs for £39 with free UK delivery.`,
      targetAudience: "",
      additionalDetails: "Sizes 3 to 14. Single pair £15. Online only.",
    },
    "1",
  ).map(({ text }) => text.slice(0, start.length + 1));
  expect(openings[0]).toBe(`${start}.`);
  expect(openings[2]).toBe(`${start}:`);
});

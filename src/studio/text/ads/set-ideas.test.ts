import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
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

test("No two ads of a set start with the same fact, in whatever form", () => {
  const brief = {
    companyName: "Ironwood",
    productName: "Strength gym",
    keyMessage: "No contract, no mirrors, no music you hate. Open 24/7. 39 a month. First week free",
  };
  const leads = writeAds(brief, readFacts(brief, "en"), "1").map(({ lead }) => lead?.facts[0]);
  expect(new Set(leads).size).toBe(3);
});

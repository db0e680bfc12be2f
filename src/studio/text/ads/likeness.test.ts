import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { writeAds } from "./write-ads.ts";

test("The long ad of a brief with one offer says its conditions again instead of less", () => {
  const brief = {
    companyName: "Pizzeria Da Gigi",
    productName: "Martedì 2x1",
    keyMessage: "Il martedì prendi due pizze e ne paghi una. Solo asporto, dalle 18.30, Padova zona Arcella",
  };
  const [, , long] = writeAds(brief, readFacts(brief, "it"), "1");
  expect(long?.text).toContain("Solo asporto, dalle 18.30");
});

test("The ads of a brief with many statements differ", () => {
  const brief = {
    companyName: "Northfold",
    productName: "Dog walking",
    keyMessage: "We walk your dog for an hour at noon. You get a photo from every walk. £13 an hour.",
    additionalDetails: "Four dogs at most. The first walk is free. All walkers are insured.",
  };
  const ads = writeAds(brief, readFacts(brief, "en"), "1").map(({ text }) => text.slice(0, 30));
  expect(new Set(ads).size).toBe(ads.length);
});

import { expect, test } from "vitest";
import { printableFacts } from "./facts.ts";
import { readFacts } from "./read-facts.ts";
import { isRemark } from "./remarks.ts";

const printed = (language: string, keyMessage: string, additionalDetails: string) =>
  printableFacts(
    readFacts({ companyName: "Halden", productName: "Inspection", keyMessage, additionalDetails }, language),
  ).map(({ text }) => text);

test.each([
  ["nl", "Niemand bang maken met brandgevaar."],
  ["nl", "Geen zielig toontje."],
  ["nl", "Liever niet het woord 'rommel'. En geen Marie Kondo."],
  ["nl", "Piano's doen we niet meer (rug van Kees, niet opschrijven)."],
  ["fr", "Nous avons aussi quelques altos mais très peu, inutile de l'annoncer."],
  ["fr", "Ton respectueux, jamais condescendant."],
  ["fr", "Visite de l'élevage gratuite l'été mais là c'est pas la saison."],
  ["es", "Yo también pasé por ello, en 2016, pero eso lo cuento yo en persona, no en el anuncio."],
  ["en", "I ran the bakery before, but that's not in the ad."],
])("A remark to the writer is not printed (%s, %s)", (language, details) => {
  expect(printed(language, "Inspection 175 €.", details)).toEqual(["Inspection 175 €"]);
});

test("What customers tell stays with the business, which is no remark to the writer", () => {
  expect(isRemark("Tout ce que vous me dites reste entre nous", "fr")).toBe(false);
  expect(isRemark("une soirée entre nous le jeudi", "fr")).toBe(false);
  expect(isRemark("entre nous, la marge est faible", "fr")).toBe(true);
});

test("A price of the message stays a price with what it leaves out", () => {
  const keyMessage =
    "full inspection with a written report. $385 flat, pumping not included. we dont do repairs so no reason to find problems that arent there";
  const { all } = readFacts({ companyName: "Halden", productName: "Inspection", keyMessage }, "en");
  expect(all.find(({ text }) => text === "$385 flat, pumping not included")?.kind).toBe("price");
});

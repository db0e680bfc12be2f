import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { hooksOf } from "./hooks.ts";
import { materialOf } from "./write-ads.ts";

/** The openings of an ad for a brief with one statement. */
function openings(language: string, productName: string, keyMessage: string): string[] {
  const brief = { companyName: "Hill & Sons", productName, keyMessage };
  const material = materialOf(brief, readFacts(brief, language));
  return material.lines
    .flatMap((line) => hooksOf(line, material))
    .map((text) => text.replaceAll("\u00A0", " "));
}

test.each([
  ["en", "Boiler repair", "No call-out fee.", "Call-out fee? None."],
  ["de", "Kinderchor", "Die erste Stunde kostenlos.", "Die erste Stunde kostet nichts."],
  ["fr", "Dépannage serrure", "Sans casse.", "Casse ? Zéro."],
  ["en", "Piano tuning", "Takes 90 minutes.", "Piano tuning takes 90 minutes."],
] as const)(
  "An opening in %s says the fact with tension or a subject: %s",
  (language, product, message, hook) => {
    expect(openings(language, product, message)).toContain(hook);
  },
);

test.each([
  ["Tree removal", "We chip the wood for you."],
  ["Bell tent hire", "No festival hire."],
  ["Guitar lessons", "Lunch included."],
])("A statement that has no safe turn opens as typed: %s, %s", (product, message) => {
  expect(openings("en", product, message)).toEqual([message]);
});

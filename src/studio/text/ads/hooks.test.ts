import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { askedHooks, hooksOf } from "./hooks.ts";
import { materialOf } from "./write-ads.ts";

/** The openings of an ad for a brief with one statement. */
function openings(language: string, productName: string, keyMessage: string): string[] {
  const brief = { companyName: "Hill & Sons", productName, keyMessage };
  const material = materialOf(brief, readFacts(brief, language));
  return material.lines
    .flatMap((line) => [...hooksOf(line, material), ...askedHooks(line, material)])
    .map((text) => text.replaceAll("\u00A0", " "));
}

test.each([
  ["en", "Tree removal", "We chip the wood for you.", "Tree removal? We chip the wood for you."],
  ["fr", "Dépannage serrure", "Sans casse.", "Dépannage serrure ? Sans casse."],
  ["es", "Clases de guitarra", "Grupos de 5.", "¿Clases de guitarra? Grupos de 5."],
  ["en", "Piano tuning", "£75.", "What does it cost? £75."],
  ["de", "Dachrinne reinigen", "89 €.", "Was kostet das? 89 €."],
  ["en", "Piano tuning", "Takes 90 minutes.", "Piano tuning takes 90 minutes: the rest of the day is yours."],
] as const)(
  "An ad in %s may open with a question or a benefit: %s, %s",
  (language, product, message, hook) => {
    expect(openings(language, product, message)).toContain(hook);
  },
);

test.each([
  ["a name", "Velora", "Shipped in 2 days."],
  ["a grave subject", "Funeral planning", "We arrange everything."],
  ["a long product", "Restoration of grandfather clocks", "We collect it."],
] as const)("%s is not asked for: %s", (_, product, message) => {
  expect(openings("en", product, message).filter((text) => text.startsWith(`${product}?`))).toEqual([]);
});

test("A price of something other than the product answers no question", () => {
  expect(openings("en", "Hot tub hire", "Children £5.").join("\n")).not.toContain("What does it cost?");
});

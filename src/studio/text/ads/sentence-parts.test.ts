import { expect, test } from "vitest";
import { isBeforeConsequence, isTorn } from "./sentence-parts.ts";

test('German "also" starts a consequence, English "also" does not', () => {
  expect(isTorn("also keine Leiter an der Fassade", { language: "de" })).toBe(true);
  expect(isTorn("also open on Sundays", { language: "en" })).toBe(false);
  const part = "Wir saugen vom Boden aus";
  expect(isBeforeConsequence(part, `${part}, also keine Leiter`, { language: "de" })).toBe(true);
  expect(isBeforeConsequence("Open late", "Open late, also on Sundays", { language: "en" })).toBe(false);
});

test.each([
  ["en", "starting at £40"],
  ["de", "beginnend bei 40 €"],
  ["it", "partendo da 1.900 €"],
  ["es", "partiendo de 40 €"],
])("A participle before a price is torn from its sentence (%s): %s", (language, clause) => {
  expect(isTorn(clause, { language })).toBe(true);
});

test.each([
  ["fr", "À partir de 24 €/h"],
  ["de", "ab 40 €"],
  ["en", "from £40"],
])("A price with a preposition stands alone (%s): %s", (language, clause) => {
  expect(isTorn(clause, { language })).toBe(false);
});

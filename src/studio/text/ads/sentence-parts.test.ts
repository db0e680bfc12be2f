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
  ["en", "which adds £35"],
  ["en", "tell you what we can get back"],
  ["en", "(contains nuts)"],
  ["fr", "lequel est offert"],
])("A clause that belongs to the one before it is torn (%s): %s", (language, clause) => {
  expect(isTorn(clause, { language })).toBe(true);
});

test.each([
  ["es", "O te lo recogemos en casa"],
  ["it", "O lo ritiriamo noi"],
  ["nl", "En wij halen het op"],
])("A clause that starts with a joining word of its language is torn (%s): %s", (language, clause) => {
  expect(isTorn(clause, { language })).toBe(true);
});

test.each([
  ["nl", "U huurt een werkplek voor € 11"],
  ["pt", "O grupo tem seis pessoas"],
  ["es", "En ocho tardes aprendes a tornear"],
  ["es", "en 24 h"],
  ["pt", "Mais de 500 clientes"],
])(
  "A sentence that starts with the word of another language for 'or' or 'and' is not torn (%s): %s",
  (language, text) => {
    expect(isTorn(text, { language })).toBe(false);
  },
);

test("A question with a relative word and an order to the reader are not torn", () => {
  expect(isTorn("Which bike suits you?", { language: "en" })).toBe(false);
  expect(isTorn("Bring your broken toaster", { language: "en" })).toBe(false);
});

test.each([
  ["fr", "À partir de 24 €/h"],
  ["de", "ab 40 €"],
  ["en", "from £40"],
])("A price with a preposition stands alone (%s): %s", (language, clause) => {
  expect(isTorn(clause, { language })).toBe(false);
});

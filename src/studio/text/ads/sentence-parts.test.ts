import { expect, test } from "vitest";
import { isBeforeConsequence, isTorn } from "./sentence-parts.ts";

test('German "also" starts a consequence, English "also" does not', () => {
  expect(isTorn("also keine Leiter an der Fassade", { language: "de" })).toBe(true);
  expect(isTorn("also open on Sundays", { language: "en" })).toBe(false);
  const part = "Wir saugen vom Boden aus";
  expect(isBeforeConsequence(part, `${part}, also keine Leiter`, { language: "de" })).toBe(true);
  expect(isBeforeConsequence("Open late", "Open late, also on Sundays", { language: "en" })).toBe(false);
});

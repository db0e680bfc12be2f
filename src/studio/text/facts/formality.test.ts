import { expect, test } from "vitest";
import { isFormality } from "./formality.ts";

test.each([
  ["Tank up to 1,000 gallons emptied for £180 inc VAT", false],
  ["Anfahrt 25 Euro inkl. MwSt.", false],
  ["VAT receipt", true],
  ["Prices without VAT", false],
  ["Rechnung mit MwSt.", true],
  ["Cash or card £5 minimum", true],
])("A tax is a formality without a price only: %s is one: %s", (statement, isOne) => {
  expect(isFormality(statement)).toBe(isOne);
});

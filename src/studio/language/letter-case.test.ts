import { expect, test } from "vitest";
import { capitalizeFirst } from "./letter-case.ts";

test.each([
  ["handmade soap", "Handmade soap"],
  ["ijs van de boer", "IJs van de boer"],
  ["iPhone repair", "iPhone repair"],
  ["@anna", "@anna"],
  ["¡ven!", "¡Ven!"],
])("The first letter of %s is capitalized as in %s", (text, capitalized) => {
  expect(capitalizeFirst(text)).toBe(capitalized);
});

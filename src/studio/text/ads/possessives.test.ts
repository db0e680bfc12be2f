import { expect, test } from "vitest";
import { italianYour } from "./possessives.ts";

test.each([
  ["bomboniere artigianali", "le tue"],
  ["riparazione orologi", "la tua"],
  ["corso di cucito", "il tuo"],
  ["tagli di capelli", "i tuoi"],
])("The possessive of an Italian product has its gender and number: %s", (product, your) => {
  expect(italianYour(product, null)).toBe(your);
});

import { expect, test } from "vitest";
import { italianArticled, italianYour } from "./possessives.ts";

test.each([
  ["bomboniere artigianali", "le tue"],
  ["riparazione orologi", "la tua"],
  ["corso di cucito", "il tuo"],
  ["tagli di capelli", "i tuoi"],
])("The possessive of an Italian product has its gender and number: %s", (product, your) => {
  expect(italianYour(product, null)).toBe(your);
});

test.each([
  ["cornici su misura", "le cornici su misura"],
  ["forbici da potatura", "le forbici da potatura"],
  ["lavatrici industriali", "le lavatrici industriali"],
  ["calici di vino", "i calici di vino"],
  ["uffici condivisi", "gli uffici condivisi"],
  ["analisi del suolo", null],
])("The article of an Italian plural has its gender: %s", (product, articled) => {
  expect(italianArticled(product)).toBe(articled);
});

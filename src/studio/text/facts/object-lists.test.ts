import { expect, test } from "vitest";
import { continuesObjects } from "./object-lists.ts";
import { readFacts } from "./read-facts.ts";

test.each([
  ["We clean your oven", "your hob or your extractor for £60", true],
  ["J'écoute votre mère", "votre grand-père ou vous-même pendant dix entretiens", true],
  ["Lavamos tu alfombra", "tu sofá o tu colchón en 48 horas", true],
  ["We clean your oven", "your hob shines", false],
  ["We clean ovens", "hobs or extractors for £60", false],
  ["Bring your bike", "we repair it or tell you why not", false],
  ["Wir holen das Rad", "der Preis oder die Reparatur steht vorher fest", false],
])("Whether a clause continues the objects before it (%s, %s)", (before, own, continues) => {
  expect(continuesObjects(before, own)).toBe(continues);
});

test("A list of objects stays with its verb", () => {
  const keyMessage = "J'écoute votre mère, votre grand-père ou vous-même pendant dix entretiens.";
  const { all } = readFacts({ companyName: "Vasseur", productName: "Récit de vie", keyMessage }, "fr");
  expect(all.map(({ text }) => text)).toContain(keyMessage.slice(0, -1));
});

import { expect, test } from "vitest";
import { germanYour } from "./german-possessives.ts";

test.each([
  ["Fahrradinspektion", "informal", "deine"],
  ["Fußbehandlung zu Hause", "formal", "Ihre"],
  ["Klavierunterricht", "formal", "Ihren"],
  ["Ferienkurs Klasse B", "informal", "deinen"],
  ["Messer- und Scherenschliff per Post", "formal", "Ihren"],
  ["Winterwochenende auf der Hütte", "formal", "Ihr"],
  ["Abo mit alten Gemüsesorten", "informal", "dein"],
] as const)("A product is the object of a call: %s (%s)", (product, address, your) => {
  expect(germanYour(product, address)).toBe(your);
});

test.each([
  "Medizinische Fußpflege",
  "Renovierung alter Holztreppen",
  "Schnitt und Farbe",
  "yoga am see",
  "Brot",
])("A product that would have to be declined, or whose gender is not known, has none: %s", (product) => {
  expect(germanYour(product, "formal")).toBeNull();
});

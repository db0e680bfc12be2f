import { expect, test } from "vitest";
import { readFacts } from "./read-facts.ts";

const factsOf = (additionalDetails: string, language = "en") =>
  readFacts({ companyName: "Northgate", productName: "membership", additionalDetails }, language).all.map(
    ({ text }) => text,
  );

test.each([
  ["en", "Includes tile saw, pressure washer, ladders, canning kettle"],
  ["fr", "Comprend le linge, le ménage, le petit déjeuner"],
  ["es", "Incluye delantal, desayuno, receta"],
] as const)("The items of a listing stay one statement (%s)", (language, listing) => {
  expect(factsOf(`${listing}.`, language)).toEqual([listing]);
});

test("A price after a listing is a statement of its own", () => {
  expect(factsOf("Includes saw, ladders, drills, $30 a year.")).toContain("$30 a year");
});

test("A condition after a dash keeps its consequence", () => {
  const stated = "In most cases your employer pays – if it won't, we tell you before we start";
  expect(factsOf(`${stated}.`)).toEqual([stated]);
});

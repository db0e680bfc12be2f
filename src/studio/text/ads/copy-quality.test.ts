import { expect, test } from "vitest";
import { adSets } from "../../../../tests/support/copy-briefs.ts";
import { readFacts } from "../facts/read-facts.ts";
import type { Facts } from "../facts/facts.ts";
import { measureCopy } from "../../../../tests/support/copy-quality.ts";

const sets = adSets();
const all = [...sets.values()].flat();

test.each([...sets])("Ads in %s have no fault", (_, ofLanguage) => {
  const quality = measureCopy(ofLanguage);
  expect(quality.tooLong).toEqual([]);
  expect(quality.printedNotes).toEqual([]);
  expect(quality.inventedNumbers).toEqual([]);
  expect(quality.withoutCall).toEqual([]);
  expect(quality.withoutPrice).toEqual([]);
  expect(quality.alike).toEqual([]);
  expect(quality.foreign).toEqual([]);
  expect(quality.inventedNames).toEqual([]);
});

test.each([
  ["tooLong", "Reserva hoy. ".repeat(20)],
  ["printedNotes", "Tono cercano. Reserva hoy."],
  ["inventedNumbers", "Reparamos en 9 horas. Reserva hoy."],
  ["withoutCall", "Reparación de calderas en Lugo."],
  ["foreign", "Reparación de calderas from Fuego. Reserva hoy."],
  ["foreign", "Reparación de calderas bij Fuego. Reserva hoy."],
  ["inventedNames", "Reparación de calderas con Vaillant. Reserva hoy."],
] as const)("A text with a fault is found: %s", (fault, text) => {
  const brief = {
    companyName: "Fuego",
    productName: "Reparación de calderas",
    keyMessage: "Llegamos en 2 horas. En Lugo. Desde 60 €. Todas las marcas.",
    additionalDetails: "Tono cercano",
  };
  const facts = readFacts(brief, "es");
  expect(measureCopy([{ brief, facts, texts: [text] }])[fault]).toEqual([text]);
});

test("Texts that say the same are found if the brief has facts for three", () => {
  const brief = {
    companyName: "Fuego",
    productName: "Calderas",
    keyMessage: "Llegamos en 2 horas. En Lugo. Desde 60 €. Todas las marcas. Sin cita. Garantía 2 años.",
  };
  const texts = ["Llegamos en 2 horas. Reserva hoy.", "Llegamos en 2 horas. Reserva ya."];
  const found = (facts: Facts) => measureCopy([{ brief, facts, texts }]).alike.length;
  expect(found(readFacts(brief, "es"))).toBe(1);
  expect(found(readFacts({ ...brief, keyMessage: "Llegamos en 2 horas." }, "es"))).toBe(0);
});

test("Ads differ within a set and over all briefs", () => {
  expect(all.length).toBeGreaterThanOrEqual(120);
  const quality = measureCopy(all);
  expect(quality.meanSimilarity).toBeLessThan(0.4);
  expect(quality.sameSkeleton).toBeLessThanOrEqual(0.06);
  expect(quality.factsUsed).toBeGreaterThan(0.6);
});

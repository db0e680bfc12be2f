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

test.each([
  ["en", "£49, taken off your first treatment if you go ahead"],
  ["es", "Cuarto sin ascensor, el mismo precio"],
  ["de", "Bremsen, Schaltung und Licht werden geprüft"],
  ["en", "Heels while you wait, about 15 minutes"],
] as const)("What only continues a statement stays with it (%s: %s)", (language, statement) => {
  expect(factsOf(`${statement}.`, language)).toEqual([statement]);
});

test("A price after a listing is a statement of its own", () => {
  expect(factsOf("Includes saw, ladders, drills, $30 a year.")).toContain("$30 a year");
});

test("A condition after a dash keeps its consequence", () => {
  const stated = "In most cases your employer pays – if it won't, we tell you before we start";
  expect(factsOf(`${stated}.`)).toEqual([stated]);
});

test.each([
  ["it", "Controllo gratis di luci, gomme e freni così viaggi sereno"],
  ["de", "Jeden Samstag am Südplatz, abgeben, einkaufen gehen, fertig wieder mitnehmen"],
  ["nl", "Elke zaterdag op de markt, brengen, boodschappen doen, scherp weer meenemen"],
] as const)("The items of a list and the steps in a row stay together (%s)", (language, statement) => {
  expect(factsOf(`${statement}.`, language)).toEqual([statement]);
});

test("Numbers with one noun stay in one statement", () => {
  const keyMessage = "Painéis solares 4, 6 ou 10 unidades, instalação num dia.";
  const { all } = readFacts({ companyName: "Sol", productName: "Painéis", keyMessage }, "pt");
  expect(all.map(({ text }) => text)).toContain("Painéis solares 4, 6 ou 10 unidades");
});

test.each([
  ["en", "We cover Stockport, Cheadle and Bramhall"],
  ["en", "We cover Stockport, Hale, Cheadle and Bramhall"],
  ["fr", "Nous livrons à Saint-Malo, Dinard et Cancale"],
  ["de", "Wir liefern nach Ulm, Senden und Weißenhorn"],
] as const)("The names of a list stay together (%s: %s)", (language, statement) => {
  expect(factsOf(`${statement}.`, language)).toEqual([statement]);
});

import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { isDrawback } from "./weak-openings.ts";

const hasDrawback = (language: string, additionalDetails: string) => {
  const brief = { companyName: "Alma", productName: "Alma 3", keyMessage: "", additionalDetails };
  return readFacts(brief, language).all.some(isDrawback);
};

test.each([
  ["en", "No stag or hen parties."],
  ["en", "Steel toe boots needed, we've no spares."],
  ["en", "Anodes themselves are extra (£85 each fitted)."],
  ["fr", "La casse est facturée 2€ la pièce."],
  ["es", "El envío se paga aparte (6 €)."],
  ["es", "Los dulces no van incluidos."],
  ["pt", "Só maiores de 18."],
  ["pt", "Não lavamos só engomamos."],
  ["nl", "Honden jonger dan 8 maanden lopen niet in de groep mee."],
  ["nl", "Geen skischoenen en geen veiligheidsschoenen."],
])("Refusals, requirements and side costs of the details are drawbacks (%s): %s", (language, details) => {
  expect(hasDrawback(language, details)).toBe(true);
});

test.each([
  ["en", "No preservatives or dyes."],
  ["en", "No contract and no deposit."],
  ["en", "Children under 5 eat free."],
  ["en", "Delivery is free (from £50)."],
  ["de", "Keine Anzahlung und kein Vertrag."],
  ["de", "Kinder unter 6 Jahren zahlen nichts."],
  ["fr", "Les enfants de moins de 4 ans entrent gratuitement."],
  ["es", "Los menores de 12 años no pagan."],
  ["it", "Senza coloranti né conservanti."],
  ["pt", "Só trabalhamos com peixe fresco."],
  ["nl", "Geen gif en geen vallen."],
  ["nl", "Honden zijn welkom, jonger dan een jaar gratis."],
])("What speaks for an offer is no drawback (%s): %s", (language, details) => {
  expect(hasDrawback(language, details)).toBe(false);
});

import { expect, test } from "vitest";
import { isFormality } from "./formality.ts";

test.each([
  ["Tank up to 1,000 gallons emptied for £180 inc VAT", false],
  ["Anfahrt 25 Euro inkl. MwSt.", false],
  ["Limpiamos el portal 2 veces por semana desde 95 al mes iva incluido, siempre igual", false],
  ["VAT receipt", true],
  ["Quarterly VAT included", false],
  ["VAT returns every quarter", false],
  ["Prices without VAT", false],
  ["Rechnung mit MwSt.", true],
  ["Cash or card £5 minimum", true],
])("A tax is a formality without a price only: %s is one: %s", (statement, isOne) => {
  expect(isFormality(statement)).toBe(isOne);
});

test.each([
  "Te pagamos la factura del veterinario en 5 días",
  "We pay the vet's invoice within a week",
  "Wir zahlen die Rechnung der Werkstatt",
])("What the business pays is a benefit: %s", (text) => {
  expect(isFormality(text)).toBe(false);
});

test("What an app or a bookkeeper does with invoices is no formality", () => {
  expect(isFormality("£145 a month fixed, including VAT returns and supplier invoices")).toBe(false);
  expect(isFormality("Send an invoice from your phone before you leave the job")).toBe(false);
  expect(isFormality("Invoice on request")).toBe(true);
});

import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { grammarFor } from "./grammars.ts";
import { rephrase } from "./rephrase.ts";

const rephrased = (language: string, text: string) => {
  const brief = { companyName: "Nova", productName: "Xyz", keyMessage: text };
  return rephrase(text, readFacts(brief, language).all, grammarFor(language));
};

test.each([
  ["en", "Hem £12, zip £18", "Hem for £12, zip for £18"],
  ["de", "Ölwechsel 79 €, Inspektion 149 €", "Ölwechsel für 79 €, Inspektion für 149 €"],
  ["fr", "Pot de miel 9,50 €, le lot de 3 à 26 €", "Pot de miel à 9,50 €, le lot de 3 à 26 €"],
  ["es", "6 pares 39 €, envío gratis", "6 pares por 39 €, envío gratis"],
  ["it", "Pizza 8 €, birra 4 €", "Pizza a 8 €, birra a 4 €"],
  ["nl", "Apk 35 euro, grote beurt 199 euro", "Apk voor 35 euro, grote beurt voor 199 euro"],
])("All prices of a list get the preposition (%s): %s", (language, text, expected) => {
  expect(rephrased(language, text)).toBe(expected);
});

test.each([
  ["en", "Hem £12, zips from £18"],
  ["de", "Wellenschliff 9 €, Scheren ab 10 €"],
  ["it", "Orlo pantaloni 12 €, cerniera da 15 €"],
  ["it", "Scarponi 75 euro, scarpette 42, pronti in 10 giorni"],
  ["nl", "Rijtjeshuis 14 euro, hoekhuis 17, vrijstaand vanaf 22"],
  ["de", "Haus 17, Wohnung 12 €."],
  ["nl", "Hoekhuis 17, tussenwoning 12 euro."],
  ["nl", "Bekappen € 40 per paard, € 35 bij 4 of meer"],
])("A list with other amounts stays as typed (%s): %s", (language, text) => {
  expect(rephrased(language, text)).toBe(text);
});

test.each([
  ["en", "a 60 x 70 throw runs $105"],
  ["de", "Pro Küchenmesser 7,50 €"],
  ["de", "Kinder ab 8 Jahren 22 €"],
  ["de", "Selbstzahler 48 Euro"],
  ["fr", "Par personne 22 €"],
  ["it", "Taglio viene 20 €"],
  ["nl", "Met schipper erbij 195 euro"],
])("Verbs, ages and units take no preposition before a price (%s): %s", (language, text) => {
  expect(rephrased(language, text)).toBe(text);
});

import { expect, test } from "vitest";
import { readFacts } from "./read-facts.ts";

const isPrinted = (language: string, additionalDetails: string) =>
  readFacts(
    { companyName: "Northside", productName: "Repairs", keyMessage: "", additionalDetails },
    language,
  ).all.some(({ printable }) => printable);

test.each([
  ["en", "Spare keys cut on the van"],
  ["en", "Oak, ash or lacquer in any RAL color"],
  ["de", "Abschiedsraum mit Blick in den Garten"],
  ["de", "Leihrad für die Dauer der Reparatur"],
  ["fr", "Berceau et chaise haute prêtés"],
  ["fr", "bois coupé à la longueur de votre poêle"],
  ["es", "Masa de maíz o de trigo"],
  ["it", "Sovratitoli in inglese"],
  ["pt", "Farinha de trigo barbela"],
  ["nl", "Meel van de molen"],
])("A description in the details is for customers (%s): %s", (language, details) => {
  expect(isPrinted(language, details)).toBe(true);
});

test.each([
  ["en", "Phone number big at the bottom"],
  ["en", "Calm and quiet in tone"],
  ["de", "Ruhig und ohne Werbesprache"],
  ["fr", "Photo de la façade en grand"],
  ["es", "Tono de bar de barrio"],
  ["it", "Parole semplici per tutti"],
  ["pt", "Frases curtas e sem palavras difíceis"],
  ["nl", "Nuchter en zonder reclametaal"],
])("A remark without a verb is not printed (%s): %s", (language, details) => {
  expect(isPrinted(language, details)).toBe(false);
});

import { expect, test } from "vitest";
import { readFacts } from "./read-facts.ts";

const factsOf = (keyMessage: string, language: string) =>
  readFacts({ companyName: "Lolo", productName: "Lolo", keyMessage }, language).all.map(({ text }) => text);

test.each([
  ["en", "wash, cut, blow dry for £39"],
  ["en", "full groom, nails and ears $45"],
  ["es", "primero, segundo, postre y café 13,50"],
  ["nl", "wassen, knippen, drogen voor 39 euro"],
  ["de", "Waschen, Schneiden und Föhnen für 39 €"],
])("The price of a list belongs to all of its items (%s): %s", (language, list) => {
  expect(factsOf(`${list}.`, language)).toEqual([list]);
});

test("A price that starts a clause is no price of the items before it", () => {
  expect(factsOf("Old bikes repaired, brakes checked, £39 all in.", "en")).toContain("£39 all in");
  expect(factsOf("Oil change in 45 minutes, filter included, 79 euros.", "en")).toContain("79 euros");
});

test.each([
  ["fr", "12 € petit, 18 € moyen, 25 € grand"],
  ["en", "£34 hr, 10 for £320"],
  ["pt", "sofá de 3 lugares 60 €, colchão 45 €"],
])("Prices in steps are one fact (%s): %s", (language, steps) => {
  expect(factsOf(`${steps}.`, language)).toEqual([steps]);
});

test.each([
  ["fr", "68 € la coupe + couleur, cheveux courts"],
  ["fr", "68 € la coupe + couleur, cheveux courts, sur rendez-vous"],
  ["en", "£68 cut and colour, short hair, by appointment"],
  ["de", "Schnitt und Farbe 68 €, kurze Haare, nach Vereinbarung"],
  ["es", "corte y color 68 €, pelo corto, con cita"],
  ["it", "taglio e colore 68 €, capelli corti, su appuntamento"],
  ["pt", "corte e cor 68 €, cabelo curto, com marcação"],
  ["nl", "knippen en kleuren € 68, kort haar, op afspraak"],
])("A price keeps the phrase after it that restricts it (%s): %s", (language, list) => {
  const brief = { companyName: "Lolo", productName: "Lolo", additionalDetails: `${list}.` };
  const [price] = readFacts(brief, language).all.filter(({ kind }) => kind === "price");
  expect(list.startsWith(price?.text ?? "-")).toBe(true);
  expect(price?.text.split(", ").length).toBeGreaterThan(1);
});

test.each([
  ["en", "£65 colour, short hair, cut extra"],
  ["de", "45 € Schnitt, kurze Haare, ohne Föhnen"],
  ["it", "35 € taglio, capelli corti, piega esclusa"],
  ["nl", "39 € knippen, kort haar, zonder föhnen"],
])("A price keeps the conditions after it (%s): %s", (language, list) => {
  const [price = ""] = factsOf(`${list}.`, language);
  expect(price).toContain(list.split(", ")[1]);
});

test.each([
  ["en", "Haircut £20, friendly staff"],
  ["de", "Haarschnitt 20 Euro, nettes Team"],
  ["fr", "Coupe 35 €, équipe sympa"],
  ["es", "Corte 18 €, trato cercano"],
  ["it", "Taglio 20 €, personale gentile"],
  ["pt", "Corte 15 €, equipa simpática"],
  ["nl", "Knippen 25 euro, vriendelijk personeel"],
])("Praise after a price is a statement of its own (%s): %s", (language, list) => {
  expect(factsOf(`${list}.`, language)).toEqual(list.split(", "));
});

test("Praise in words of a condition stays with its price", () => {
  expect(factsOf("Wash £9, staff only.", "en")).toEqual(["Wash £9, staff only"]);
});

test.each([
  ["en", "Sofas on sale at half the usual price", "offer"],
  ["en", "Half the price of a new one", "feature"],
  ["de", "Sofas zur Hälfte des alten Preises", "offer"],
  ["fr", "Canapés à la moitié du prix", "offer"],
  ["es", "Sofás a la mitad de su precio", "offer"],
  ["it", "Divani a metà del prezzo", "offer"],
  ["it", "A metà del prezzo di uno nuovo", "feature"],
  ["nl", "Banken voor de helft van de prijs", "offer"],
])("Half of the own price is an offer, half of another one is not (%s): %s", (language, text, kind) => {
  const brief = { companyName: "Lolo", productName: "Lolo", keyMessage: `${text}.` };
  expect(readFacts(brief, language).all.map((fact) => fact.kind)).toEqual([kind]);
});

test("An item with a preposition belongs to the price of its list", () => {
  const keyMessage = "Limpieza de filtros, control de gas y desinfección por 55 euros.";
  const facts = readFacts({ companyName: "Climas", productName: "Revisión", keyMessage }, "es").all;
  expect(facts.map(({ text }) => text)).toEqual([keyMessage.slice(0, -1)]);
});

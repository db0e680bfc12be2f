import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { fillNames } from "./fill-names.ts";
import { grammarFor } from "./grammars.ts";

const filled = (language: string, companyName: string, productName: string, template: string) =>
  fillNames(
    template,
    readFacts(
      { companyName, productName, keyMessage: "", targetAudience: "", additionalDetails: "" },
      language,
    ),
    grammarFor(language),
  );

test.each([
  ["en", "Hillcrest Vets", "Home visits for cats", "from Hillcrest Vets", "with Hillcrest Vets"],
  ["de", "Praxis Linde", "Fußpflege zu Hause", "von der Praxis Linde", "bei der Praxis Linde"],
  ["fr", "Salon Éclat", "Coiffure à domicile", "du Salon Éclat", "auprès du Salon Éclat"],
  ["fr", "Maison Claire", "Ménage à domicile", "de la Maison Claire", "auprès de la Maison Claire"],
  ["fr", "Anna Roux", "Coiffure à domicile", "d’Anna Roux", "chez Anna Roux"],
  ["es", "Clínica Sur", "Podología a domicilio", "de la Clínica Sur", "con la Clínica Sur"],
  ["es", "Centro Sur", "Podología a domicilio", "del Centro Sur", "con el Centro Sur"],
  ["it", "Vivaio Rossi", "Giardinaggio a domicilio", "del Vivaio Rossi", "con il Vivaio Rossi"],
  ["it", "Clinica Sole", "Podologia a domicilio", "della Clinica Sole", "con la Clinica Sole"],
  ["it", "Pinti", "Podologia a domicilio", "da Pinti", "da Pinti"],
  ["pt", "Clínica Passo", "Podologia ao domicílio", "da Clínica Passo", "com a Clínica Passo"],
  ["nl", "Helder & Co", "Schoonmaak aan huis", "van Helder & Co", "bij Helder & Co"],
])("Work at the customer's place has an origin (%s): %s, %s", (language, company, product, from, at) => {
  expect(filled(language, company, product, "{from}")).toBe(from);
  expect(filled(language, company, product, "{at}")).toBe(at);
});

test.each([
  ["en", "Quayside Dental", "Dental cleaning", "at Quayside Dental"],
  ["fr", "Salon Éclat", "Coupe et couleur", "au Salon Éclat"],
  ["es", "Clínica Sur", "Podología", "en la Clínica Sur"],
  ["it", "Clinica Sole", "Podologia", "alla Clinica Sole"],
  ["pt", "Clínica Passo", "Podologia", "na Clínica Passo"],
])("Work at the business keeps its place (%s): %s, %s", (language, company, product, at) => {
  expect(filled(language, company, product, "{at}")).toBe(at);
});

test.each([
  ["Hundehof Sieben Linden", "beim Hundehof Sieben Linden", "vom Hundehof Sieben Linden"],
  ["Räumwerk Leipzig", "bei Räumwerk Leipzig", "von Räumwerk Leipzig"],
  ["Teehaus Lotus", "beim Teehaus Lotus", "vom Teehaus Lotus"],
  ["Waldgarten Eiche", "beim Waldgarten Eiche", "vom Waldgarten Eiche"],
  ["Boulderhalle Nord", "bei der Boulderhalle Nord", "von der Boulderhalle Nord"],
  ["Landhotel Krone", "im Landhotel Krone", "vom Landhotel Krone"],
  ["Neuhaus Elektro", "bei Neuhaus Elektro", "von Neuhaus Elektro"],
  ["Bischof Reisen", "bei Bischof Reisen", "von Bischof Reisen"],
  ["Repair-Werkstatt Ton", "bei der Repair-Werkstatt Ton", "von der Repair-Werkstatt Ton"],
  ["E-Bike-Verleih Nord", "beim E-Bike-Verleih Nord", "vom E-Bike-Verleih Nord"],
  ["Meyer-Neuhaus", "bei Meyer-Neuhaus", "von Meyer-Neuhaus"],
  ["Alpakahof Söllner", "beim Alpakahof Söllner", "vom Alpakahof Söllner"],
  ["Karl Kirchhof", "bei Karl Kirchhof", "von Karl Kirchhof"],
  ["Buchhandlung Wind", "bei der Buchhandlung Wind", "von der Buchhandlung Wind"],
  ["Klartext Büro", "beim Klartext Büro", "vom Klartext Büro"],
  ["Annas Werkstatt", "bei Annas Werkstatt", "von Annas Werkstatt"],
  ["Mein Laden", "bei Mein Laden", "von Mein Laden"],
])("A German name takes the article of its compound: %s", (company, at, from) => {
  expect(filled("de", company, "Gartenbau", "{at}")).toBe(at);
  expect(filled("de", company, "Reinigung zu Hause", "{from}")).toBe(from);
});

test.each([
  ["pt", "Oficina do Ponto", "Ligue para {the company}", "Ligue para a Oficina do Ponto"],
  ["pt", "Ateliê Cobalto", "Ligue para {the company}", "Ligue para o Ateliê Cobalto"],
  ["pt", "Lava & Lê", "Ligue para {the company}", "Ligue para Lava & Lê"],
  ["es", "Hospital del Bonsái", "Reserva {at}", "Reserva en el Hospital del Bonsái"],
  ["es", "Jardines Ruiz", "Reserva {at}", "Reserva en Jardines Ruiz"],
  ["it", "Mobilificio Rossi", "Prenota {at}", "Prenota al Mobilificio Rossi"],
  ["it", "Autofficina Lupi", "Prenota {at}", "Prenota all’Autofficina Lupi"],
  ["it", "Edificio 9", "Prenota {at}", "Prenota da Edificio 9"],
])("A name with a known noun takes its article (%s): %s", (language, company, template, text) => {
  expect(filled(language, company, "Nova", template)).toBe(text);
});

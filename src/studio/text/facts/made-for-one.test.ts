import { expect, test } from "vitest";
import { goalOf } from "../ads/goals.ts";
import { readFacts } from "./read-facts.ts";

const goalFor = (language: string, productName: string, keyMessage: string) =>
  goalOf(readFacts({ companyName: "Alma & Figli", productName, keyMessage }, language));

test.each([
  ["en", "Bespoke garden rooms", "Built in eleven days. From £14,900."],
  ["fr", "Cuisines sur mesure", "Fabriquées dans notre atelier. À partir de 9 800 €."],
  ["it", "restauro mobili", "Sedia impagliata 55 euro, comò da 400 in su."],
  ["nl", "Eettafels op maat", "Vanaf € 1.650. Bezichtigen op afspraak."],
  ["pt", "Móveis planejados", "Projeto 3D antes de cortar. 10x no cartão."],
  ["it", "Traduzioni giurate", "Da 60 € a documento, spedizione compresa."],
])("Readers ask for a quote for work on a single piece (%s: %s)", (language, product, message) => {
  expect(goalFor(language, product, message)).toBe("quote");
});

test.each([
  ["en", "Bespoke wedding cakes", "Order six weeks ahead. From £320."],
  ["en", "Made-to-measure shelves", "£89 a metre, delivered."],
])("Cakes and things at a fixed price need no quote (%s: %s)", (language, product, message) => {
  expect(goalFor(language, product, message)).not.toBe("quote");
});

test.each([
  ["en", "24-hour lockout service", "At your door within 40 minutes, at the price we quote.", "call"],
  ["es", "Reparación urgente de persianas", "Vamos hoy mismo. Desplazamiento 25 €.", "call"],
  [
    "fr",
    "Escape game Le Millésime",
    "70 minutes dans une cave à vin. De 3 à 6 joueurs, 28 € par personne.",
    "book",
  ],
  ["de", "Weinprobe im Gewölbekeller", "Sieben Weine. 29 € pro Person, freitags 18 Uhr.", "book"],
  ["nl", "Buitenschoolse opvang", "Altijd buiten. Ophalen van 4 scholen. € 9,40 per uur.", "signup"],
  ["en", "Wedding band", "Five of us play soul and indie. £1,650.", "quote"],
])("The next step suits the product (%s: %s)", (language, product, message, goal) => {
  expect(goalFor(language, product, message)).toBe(goal);
});

import { expect, test } from "vitest";
import { readFacts } from "./read-facts.ts";

const impliedGoal = (language: string, productName: string, keyMessage: string) =>
  readFacts({ companyName: "Nova", productName, keyMessage }, language).impliedGoal;

test.each([
  ["pt", "Tapete de ioga em cortiça", "Não escorrega. 68€ com portes incluídos para Portugal e Espanha."],
  ["fr", "Coffret potager de balcon", "8 sachets de graines. 24,90€ livraison offerte."],
  ["it", "Servizio piatti da 12 pezzi", "Dipinto a mano, 189 euro. Spedizione in tutta Italia in 5 giorni."],
  ["it", "Caffè in grani e box degustazione", "4 sacchetti a 32 €. Spedizione gratis sopra i 39 €."],
  ["de", "Yogamatte aus Kork", "Rutscht nicht. 68 Euro, Versand inklusive."],
])("Goods that are sent at a price are ordered (%s): %s", (language, product, message) => {
  expect(impliedGoal(language, product, message)).toBe("order");
});

test.each([
  ["en", "Shoe repair", "New soles for £38, free postage both ways."],
  ["en", "Yoga classes", "Six Wednesdays for £60, mats with free shipping."],
])("Work by post and lessons are not (%s): %s", (language, product, message) => {
  expect(impliedGoal(language, product, message)).not.toBe("order");
});

test("The flue test of a boiler is nothing to try", () => {
  const message =
    "Installiamo la caldaia in giornata. Da 1.690 €, con libretto, prova fumi e smaltimento compresi.";
  expect(impliedGoal("it", "Sostituzione caldaia", message)).not.toBe("try");
});

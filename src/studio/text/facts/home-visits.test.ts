import { expect, test } from "vitest";
import { visitsCustomers } from "./home-visits.ts";
import { readFacts } from "./read-facts.ts";

const visits = (language: string, productName: string, keyMessage = "") =>
  visitsCustomers(
    readFacts(
      { companyName: "Nova", productName, keyMessage, targetAudience: "", additionalDetails: "" },
      language,
    ),
  );

test.each([
  ["en", "Mobile car valeting", ""],
  ["en", "Home visits for cats", ""],
  ["en", "Piano tuning", "We come to you anywhere in Shropshire."],
  ["en", "Piano tuning", "We tune upright pianos in your own home."],
  ["de", "Fußpflege zu Hause", ""],
  ["de", "Mobile Fußpflege", ""],
  ["de", "Rasenmähen", "Wir kommen zu Ihnen. 45 Euro bis 200 m²."],
  ["fr", "Coiffure à domicile", ""],
  ["fr", "Coiffure", "Nous venons chez vous avec tout le matériel."],
  ["es", "Podología a domicilio", ""],
  ["es", "Peluquería", "Vamos a tu casa con todo."],
  ["it", "Podologia a domicilio", ""],
  ["it", "Manutenzione del giardino", "Veniamo a casa tua ogni due settimane."],
  ["pt", "Podologia ao domicílio", ""],
  ["pt", "Limpeza de sofás", "Vamos a sua casa com a máquina."],
  ["nl", "Schoonmaak aan huis", ""],
  ["nl", "Schoonmaak", "Wij komen bij u thuis, elke week dezelfde hulp."],
])("The business comes to its customers (%s): %s. %s", (language, product, message) => {
  expect(visits(language, product, message)).toBe(true);
});

test.each([
  ["en", "Mobile phone repair", "Ready in an hour."],
  ["en", "Veg boxes", "Delivered to your house by noon."],
  ["en", "Boiler repair", "Come to our workshop. We also come to you."],
  ["en", "Haircuts", "You can book from home."],
  ["de", "Perücken", "Auf Wunsch beraten wir auch bei Ihnen zu Hause."],
  ["fr", "Panier de légumes", "Livré chez vous le mardi."],
  ["es", "Pizza", "Entrega a domicilio gratis."],
  ["it", "Tende da sole", "Veniamo a casa tua a prendere le misure."],
  ["pt", "Bolos", "Entrega ao domicílio."],
  ["nl", "Fietsreparatie", "We halen de fiets bij u thuis op."],
])("A place of the business, or goods that are brought (%s): %s. %s", (language, product, message) => {
  expect(visits(language, product, message)).toBe(false);
});

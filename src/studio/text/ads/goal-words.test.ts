import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { goalOf } from "./goals.ts";

const goalFor = (
  language: string,
  productName: string,
  { keyMessage = "Alma since 1994.", campaignGoals = "" }: { keyMessage?: string; campaignGoals?: string },
) => goalOf(readFacts({ companyName: "Alma", productName, keyMessage, campaignGoals }, language));

test.each([
  ["en", "Clock repair", "More people through the door"],
  ["de", "Uhrenreparatur", "Mehr Leute in den Laden holen"],
  ["fr", "Réparation de machines", "Faire venir à la boutique avec la machine"],
  ["es", "Reparación de relojes", "Que vengan a la tienda"],
  ["it", "Affilatura", "Più gente al banco"],
  ["pt", "Reparação de relógios", "Levar as pessoas à loja"],
  ["de", "Handgemachte Besen", "Mehr Kundschaft in der Werkstatt"],
  ["nl", "Klokkenreparatie", "Meer volk in de winkel"],
])("A goal of people in the shop is a visit (%s): %s", (language, product, campaignGoals) => {
  expect(goalFor(language, product, { campaignGoals })).toBe("visit");
});

test("New members of a donation are donors", () => {
  const goal = goalFor("es", "Donativo para el comedor social", {
    keyMessage: "Con 13 euros al mes, una persona come caliente de lunes a viernes durante una semana.",
    campaignGoals: "Conseguir 200 socios mensuales nuevos",
  });
  expect(goal).toBe("donate");
});

test("Nobody is asked to come by if the business collects the things", () => {
  const keyMessage =
    "Heb je een fiets in de schuur staan waar niemand meer op rijdt, dan halen wij hem gratis op in heel Nijmegen.";
  expect(goalFor("nl", "Oude fietsen inleveren", { keyMessage })).not.toBe("visit");
});

test("A sponsorship that a shop sells is ordered", () => {
  const brief = {
    companyName: "Imkerei Sonnleitner",
    productName: "Bienenpatenschaft",
    keyMessage:
      "Für 79 Euro im Jahr übernehmen Sie die Patenschaft für eines unserer Völker. Dafür gibt es 4 Gläser Honig aus dem eigenen Volk.",
    campaignGoals: "30 neue Patenschaften über den Onlineshop",
    additionalDetails: "Urkunde sofort als PDF oder per Post.",
  };
  expect(goalOf(readFacts(brief, "de"))).toBe("order");
});

test.each([
  ["es", "Azafrán en hebra", "El tarro cuesta 16 €. Envío 4,90 €.", "vender los 180 tarros que quedan"],
  ["pt", "Composteira com minhocas", "R$ 289. Entrega sem custo.", "vender 50 kits em junho"],
  ["en", "Honey", "£8 a jar. Free delivery.", "sell the last 40 jars"],
])("Things that are sent are ordered or bought (%s, %s)", (language, product, keyMessage, campaignGoals) => {
  expect(["order", "buy"]).toContain(goalFor(language, product, { keyMessage, campaignGoals }));
});

test("A goal of telephone calls is a call", () => {
  expect(goalFor("nl", "Scootmobiel reparatie", { campaignGoals: "meer belletjes" })).toBe("call");
});

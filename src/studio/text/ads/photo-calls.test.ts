import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { materialOf } from "./write-ads.ts";

const callsOf = (language: string, keyMessage: string, campaignGoals: string) => {
  const brief = { companyName: "Alma", productName: "Alpha", keyMessage, campaignGoals };
  return materialOf(brief, readFacts(brief, language)).calls;
};

test.each([
  ["en", "Quote enquiries with photos of the horse by email", "Send a photo of the horse for your quote."],
  ["en", "send a photo of their chair for an estimate", "Send a photo of your chair for your estimate."],
  ["en", "text a photo of the quilt for a quote", "Text Alma a photo of the quilt for your quote."],
  ["de", "Angebotsanfragen mit Foto von der Wand", "Foto von der Wand senden und Angebot erhalten."],
  ["fr", "devis avec une photo de leur arbre", "Envoyez une photo de votre arbre pour votre devis."],
  ["es", "presupuesto con fotos de su baño por whatsapp", "Envía una foto de tu baño para tu presupuesto."],
  ["it", "preventivi: basta mandare una foto della sedia", "Invia una foto della sedia per il preventivo."],
  [
    "it",
    "preventivo dal sito con qualche foto delle stanze",
    "Invia una foto delle stanze per il preventivo.",
  ],
  ["pt", "orçamentos com fotos do sofá e das cadeiras", "Envie uma foto do sofá e peça o orçamento."],
  ["nl", "offertes met foto's van de stoel", "Stuur een foto van de stoel voor je offerte."],
  ["nl", "aanvragen om een prijs: foto appen voor prijsindicatie", "App een foto voor een prijsindicatie."],
])("A call says of what, how and for what readers send a photo (%s): %s", (language, goal, call) => {
  expect(callsOf(language, "Alma since 1994. 240.", goal)).toContain(call);
});

test.each([
  ["de", "Wir kommen zu Ihnen.", "Senden Sie uns ein Foto vom Zählerschrank."],
  ["de", "Du bekommst deinen Preis.", "Schick uns ein Foto vom Zählerschrank."],
  ["de", "Ich komme zu Ihnen.", "Senden Sie mir ein Foto vom Zählerschrank."],
])("A call for a photo has the voice of the brief (%s: %s)", (language, message, call) => {
  expect(callsOf(language, message, "Angebotsanfragen mit Foto vom Zählerschrank")).toContain(call);
});

test.each([
  ["en", "Quotes with photos of the children"],
  ["en", "Quotes with photos of the finished kitchens we post online"],
  ["en", "Quotes with photos of the Alhambra"],
  ["fr", "devis avec photos de leurs enfants"],
  ["es", "presupuestos con fotos de los trabajos"],
  ["nl", "offertes met foto's van hun kinderen"],
])("A photo of people, work or a place is only a photo (%s): %s", (language, goal) => {
  expect(callsOf(language, "Alma since 1994. 240.", goal).join(" ")).toMatch(
    /photo (?:for|à)|foto (?:a|voor)/u,
  );
  expect(callsOf(language, "Alma since 1994. 240.", goal).join(" ")).not.toMatch(
    /(?:photo|foto) (?:of|de|van) /u,
  );
});

import { expect, test } from "vitest";
import { materialFor } from "./goal-calls.fixture.ts";

const callsOf = (language: string, keyMessage: string, campaignGoals: string) =>
  materialFor(language, "Alpha", keyMessage, campaignGoals).calls;

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
  ["en", "quotes by a photo of the chair they want done", "Send a photo of the chair for your quote."],
  ["en", "a photo of the old oak table for a quote", "Send a photo of the old oak table for your quote."],
  [
    "de",
    "Anfragen mit einem Foto vom kaputten Stuhl",
    "Foto vom kaputten Stuhl senden und Angebot erhalten.",
  ],
  [
    "de",
    "Angebotsanfragen mit Foto von der alten Couch",
    "Foto von der alten Couch senden und Angebot erhalten.",
  ],
  [
    "fr",
    "devis, photo de l'escalier qu'ils veulent refaire",
    "Envoyez une photo de l’escalier pour votre devis.",
  ],
  [
    "es",
    "presupuestos con fotos del sillón que quieren tapizar",
    "Envía una foto del sillón para tu presupuesto.",
  ],
  [
    "it",
    "preventivi con foto delle sedie che vogliono rifare",
    "Invia una foto delle sedie per il preventivo.",
  ],
  [
    "pt",
    "orçamentos com fotos da cadeira que querem estofar",
    "Envie uma foto da cadeira e peça o orçamento.",
  ],
  [
    "nl",
    "offertes met een foto van de stoel die ze willen stofferen",
    "Stuur een foto van de stoel voor je offerte.",
  ],
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

test.each([
  ["en", "Quotes, we post photos of the workshop on instagram"],
  ["en", "Quotes with photos of the finished kitchens we post online"],
  ["en", "quotes, they saw the photo of the chair in the paper"],
  ["de", "Angebotsanfragen, wir posten Fotos von der Werkstatt"],
  ["de", "Angebotsanfragen, wir haben Bilder von der Werkstatt auf der Website"],
  ["fr", "devis, on a mis des photos de l'atelier sur le site"],
  ["fr", "devis, les photos du fauteuil sont sur Instagram"],
  ["fr", "devis, montrer les photos du salon fini"],
  ["es", "presupuestos, en la web hay fotos del taller"],
  ["it", "preventivi, pubblichiamo la foto del divano rifatto"],
  ["it", "preventivi, sul sito ci sono le foto del laboratorio"],
  ["pt", "orçamentos, no site há fotos da oficina"],
  ["nl", "offertes, op de site staan foto's van de werkplaats"],
])("A photo that the business shows is none to send (%s): %s", (language, goal) => {
  expect(callsOf(language, "Alma since 1994. 240.", goal).join(" ")).not.toMatch(/photo|foto/iu);
});

test.each([
  ["en", "quotes: ask them to show us a photo of the chair", "Send a photo of the chair for your quote."],
  ["en", "quotes: email a photo of the roof asking for a price", "Email a photo for your quote."],
  ["es", "presupuestos, hay que mandar una foto del baño", "Envía una foto del baño para tu presupuesto."],
  ["es", "presupuestos: mandar foto del baño pidiendo precio", "Envía una foto para tu presupuesto."],
])("A photo to send stays one beside other words (%s): %s", (language, goal, call) => {
  const calls = callsOf(language, "Alma since 1994. 240.", goal);
  expect(calls).toContain(call);
  expect(calls.join(" ")).not.toMatch(/asking|pidiendo/u);
});

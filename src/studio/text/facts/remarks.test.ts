import { expect, test } from "vitest";
import { readFacts } from "./read-facts.ts";

const printedOf = (language: string, additionalDetails: string) =>
  readFacts({ companyName: "Northside", productName: "Repairs", keyMessage: "", additionalDetails }, language)
    .all.filter(({ printable }) => printable)
    .map(({ text }) => text);

test.each([
  ["en", "We make nothing on these, to be honest, £35 each"],
  ["en", 'I never liked the word "bespoke"'],
  ["en", "Bob keeps telling customers four days, ignore him"],
  ["en", "We had trouble with the grant paperwork last year"],
  ["en", "Margins are thin on this one so no talk of discounts"],
  ["de", "An dem Modell verdienen wir fast nichts"],
  ["de", "„Grün“ sagt jeder, such was anderes"],
  ["de", "Zwei Kolleginnen sind gerade in Elternzeit"],
  ["fr", "Le test n'est pas un examen médical, à préciser"],
  ["fr", "On perd de l'argent sur ce modèle"],
  ["fr", "Le parking est petit, on n'en parle pas"],
  ["es", "El margen es mínimo, así que nada de ofertas"],
  ["es", "La academia de enfrente tira los precios"],
  ["it", "L'anno scorso abbiamo avuto problemi con il wifi"],
  ["it", "Il cuoco nuovo è arrivato da poco, non parlarne"],
  ["pt", "Em agosto isto fica um caos, melhor não puxar por aí"],
  ["nl", "We zitten krap in het personeel, dus geen spoed beloven"],
  ["en", "Would rather have landlords with several flats, so slant it that way"],
  ["en", "No skulls in the picture"],
  ["en", "Quotes come back the same day if they send a photo"],
  ["it", "se vogliono li teniamo noi tutta l'estate"],
  ["de", "Auf dem Bild bitte kein Hund, nur eine Katze mit 9 Leben"],
  ["de", "Die Waldtracht ist letztes Jahr ausgefallen, deshalb kein Wort zum Waldhonig"],
  ["fr", "Je suis seul en août, ne promettez pas de délai"],
  ["es", "No queremos dar pena"],
  ["it", "Il sabato sera è già pieno, dobbiamo riempire il pranzo: spingete lì"],
  ["pt", "O nosso concorrente copia todos os anúncios, então nada de preço"],
  ["nl", "Je mag schrijven met een knipoog, maar lach niemand uit"],
  ["nl", "In de zomer zitten we vol, dit moet klussen voor september opleveren"],
])("A remark of the details is not printed (%s): %s", (language, details) => {
  expect(printedOf(language, details)).toEqual([]);
});

test("A remark in a list hides no other statement", () => {
  expect(printedOf("it", "Prova gratuita; consegna in quattro settimane; mia madre si stanca")).toEqual([
    "Prova gratuita",
    "consegna in quattro settimane",
  ]);
});

test.each([
  ["en", "Last year we got £412,000 written off for 190 families"],
  ["en", "My daughter helps you choose, free of charge"],
  ["en", "No contract, leave it any month, £20"],
  ["de", "Bei uns dauert die Reparatur 2 Tage"],
  ["fr", "Le jeudi, c'est ouvert jusqu'à 21 h"],
  ["es", "La segunda hora, a mitad de precio; nos gusta que repitas"],
])("A statement to customers is no remark (%s): %s", (language, details) => {
  expect(printedOf(language, details).length).toBeGreaterThan(0);
});

import { expect, test } from "vitest";
import { isProductionNote } from "./production-notes.ts";

test.each([
  ["en", "Photos will follow on Friday"],
  ["en", "the logo is on the website"],
  ["en", "budget about 300 a month"],
  ["en", "Budget for this is around 300 pounds"],
  ["en", "only instagram and facebook"],
  ["en", "the spring campaign should run for 3 weeks"],
  ["en", "target is 25-40"],
  ["de", "unser Gelb verwenden"],
  ["de", "Die Kampagne läuft vier Wochen"],
  ["de", "Zielgruppe 30 bis 55"],
  ["fr", "La photo suivra la semaine prochaine"],
  ["fr", "on vise plutôt les 25-45 ans"],
  ["es", "presupuesto unos 200 al mes"],
  ["es", "las fotos las mando el lunes"],
  ["it", "usare il nostro verde"],
  ["pt", "a campanha arranca em abril"],
  ["nl", "foto's volgen"],
  ["nl", "liefst geen stockfoto's"],
  ["en", "No sad pictures"],
  ["es", "Si hay dudas con los nombres preguntar a Samira"],
  ["de", "Rückfragen an Herrn Thiele, vormittags"],
] as const)("A note about making the ad is recognized (%s: %s)", (language, clause) => {
  expect(isProductionNote(clause, language)).toBe(true);
});

test.each([
  ["en", "photos of your dog on the day of the groom"],
  ["en", "logo embroidered for free from 20 shirts"],
  ["en", "budget rooms from £40"],
  ["en", "Photos are ready in 10 minutes"],
  ["en", "You get all the photos on a USB stick"],
  ["en", "Photos: 20 edited pictures included"],
  ["en", "Order by noon and we'll send it the same day"],
  ["en", "Cut and blow-dry £34, see our work on Instagram"],
  ["en", "Texts under 500 words £25"],
  ["en", "Emoji cupcakes £2"],
  ["en", "Our campaign runs until June"],
  ["en", "cloudy lemonade, not too sweet"],
  ["en", "Any questions? Ask us"],
  ["de", "Fotos sind inklusive"],
  ["de", "Wenn möglich kommen wir am selben Tag"],
  ["fr", "Les photos sont comprises"],
  ["es", "Las fotos las enviamos en 48 h"],
  ["es", "Presupuesto en 24 horas, mantenimiento desde 30 € al mes"],
  ["es", "Público general 12 €, jubilados 8 €"],
  ["de", "Fotos vom Tag auf einem USB-Stick"],
  ["fr", "photos envoyées chaque soir"],
  ["fr", "une maison à la campagne de famille"],
  ["es", "presupuesto en 24 horas"],
  ["pt", "orçamento grátis em 2 dias"],
  ["it", "una campagna tranquilla vicino a Siena"],
  ["nl", "logo gratis op 20 shirts"],
] as const)("A fact with a word of such notes is none (%s: %s)", (language, clause) => {
  expect(isProductionNote(clause, language)).toBe(false);
});

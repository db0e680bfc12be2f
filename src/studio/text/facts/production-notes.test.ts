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
] as const)("A note about making the ad is recognized (%s: %s)", (language, clause) => {
  expect(isProductionNote(clause, language)).toBe(true);
});

test.each([
  ["en", "photos of your dog on the day of the groom"],
  ["en", "logo embroidered for free from 20 shirts"],
  ["en", "budget rooms from £40"],
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

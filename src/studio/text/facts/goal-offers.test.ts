import { expect, test } from "vitest";
import { printableFacts } from "./facts.ts";
import { readFacts } from "./read-facts.ts";

const shown = (campaignGoals: string, language: string) =>
  printableFacts(
    readFacts({ companyName: "Nova", productName: "Alpha", keyMessage: "", campaignGoals }, language),
  ).map(({ text }) => text);

test.each([
  ["en", "Launch online with a 20% launch offer", "20% launch offer"],
  ["de", "Mehr Kunden mit 10 % Rabatt", "10 % Rabatt"],
  ["fr", "Gagner des clients avec 10 % de remise", "10 % de remise"],
  ["es", "Conseguir clientes con un 10 % de descuento", "10 % de descuento"],
  ["it", "Nuovi clienti con il 10 % di sconto", "10 % di sconto"],
  ["pt", "Novos clientes com 10 % de desconto", "10 % de desconto"],
  ["nl", "Nieuwe klanten met 10 % korting", "10 % korting"],
  ["en", "20% off the first month for students to increase sales", "20% off the first month for students"],
  ["nl", "gratis kennismaking half uur inplannen", "gratis kennismaking half uur"],
])("Only the offer of a goal is for customers (%s): %s", (language, goal, offer) => {
  expect(shown(goal, language)).toEqual([offer]);
});

test.each([
  ["en", "20% off the first clean"],
  ["en", "First lesson free"],
  ["en", "Free delivery with all orders"],
  ["nl", "10% korting voor nieuwe klanten"],
  ["de", "10 % Rabatt auf den ersten Einkauf"],
  ["fr", "-10 % sur la première commande"],
  ["fr", "Livraison gratuite en mai"],
  ["es", "Envío gratis en mayo"],
  ["en", "Free delivery for children"],
  ["en", "50% off kitchen"],
  ["en", "The survey is free and takes about 40 minutes"],
  ["de", "Die erste Krone ist kostenlos"],
  ["de", "30 Tage kostenlos"],
])("A goal that is an offer is printed as it is (%s): %s", (language, goal) => {
  expect(shown(goal, language)).toEqual([goal]);
});

test.each([
  ["en", "Promote the 20% off first clean we have in May"],
  ["en", "More bookings, people should know about the free first lesson"],
  ["en", "Tell the neighbours: first lesson free"],
  ["en", "Increase sales by 20%"],
  ["en", "Free trial sign-ups"],
  ["en", "free site visits booked for April and May"],
  ["en", "free trial sign-ups (30 days, no credit card)"],
  ["es", "pedir presupuesto gratis"],
  ["de", "Kostenlose Beratung Anfragen"],
  ["en", "Sell 50 vouchers with our buy one get one free deal"],
  ["en", "20% more bookings"],
  ["de", "Neukunden mit 10 % Rabatt gewinnen"],
  ["de", "10 % Rabatt bewerben"],
  ["en", "Tell people that it is free"],
  ["en", "The survey is free and we want 30 of them by May"],
  ["en", "The weeks in June are free and need filling"],
  ["en", "3 coaches free in March"],
  ["es", "La primera clase ya no es gratis"],
  ["nl", "Proefweek laten aanvragen, die is gratis"],
])("What a business wants is not printed (%s): %s", (language, goal) => {
  expect(shown(goal, language)).toEqual([]);
});

test.each([
  ["en", "Raise £14,000 for a new van"],
  ["de", "14.000 Euro sammeln"],
  ["fr", "Récolter 14 000 euros"],
  ["es", "Recaudar fondos para la furgoneta"],
  ["it", "Raccogliere 14.000 euro per il furgone nuovo"],
  ["pt", "Angariar 14.000 euros"],
  ["nl", "14.000 euro ophalen"],
])("Money to be raised is a donation (%s): %s", (language, campaignGoals) => {
  const brief = { companyName: "Nova", productName: "Alpha", keyMessage: "", campaignGoals };
  expect(readFacts(brief, language).goal).toBe("donate");
});

test.each([
  ["it", "richieste di sopralluogo gratuito"],
  ["fr", "demandes de visite gratuite"],
  ["en", "requests for free surveys"],
  ["de", "Anmeldungen zur kostenlosen Probestunde"],
])("What the business wants of an offer is not printed (%s): %s", (language, goals) => {
  expect(shown(goals, language)).toEqual([]);
});

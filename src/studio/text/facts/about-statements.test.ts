import { expect, test } from "vitest";
import { isAboutStatement } from "./about-statements.ts";
import { readFacts } from "./read-facts.ts";

const ABOUT = [
  "The 20 minutes is the median across our 112 clinics last year, fine to use.",
  "We're in talks with a large hospital group, confidential.",
  "Confidential: we are buying the shop next door.",
  "Idee von mir: der Kassenwart, der wieder drei Wochenenden mit Excel sitzt.",
  "Honigbienen sind nicht vom Aussterben bedroht, da bin ich empfindlich.",
  "Le chiffre de 61 000 € est vérifié, on peut l'utiliser.",
  "Conservar en nevera, recordarlo si cabe.",
  'La frase de "la mitad" sale de nuestra encuesta a 58 clientes.',
  "Il numero 30% viene da un sondaggio.",
  "CRP 06/000000 não precisa entrar no texto.",
  "O número de 30% vem de 46 padarias acompanhadas por seis meses.",
  "Ons kenteken hoeft er niet in.",
];

test.each(ABOUT)("The sentence %j is about a statement or the ad", (sentence) => {
  expect(isAboutStatement(sentence)).toBe(true);
});

const FACTS = [
  "Free HIV tests, anonymous, confidential.",
  "Kostenlose Beratung, streng vertraulich.",
  "Die 5 Jahre Garantie gelten für alle Teile.",
  "De 20% korting geldt tot eind mei.",
  "The three cheeses come from local farms.",
  "Não precisa estar em casa.",
  "U hoeft niet thuis te zijn.",
  "We take the old sofa away, if there's room.",
  "Somos sensibles a las necesidades de cada niño.",
  "Una idea: comida de mercado cada día.",
  "All calls are strictly confidential.",
  "Confidential advice from two lawyers.",
  "The first two hours are free.",
  "The number 12 bus stops outside.",
  "You can use the pool all day.",
  "The barbecue is free to use.",
  "Ons gereedschap mag je gebruiken.",
  "Die Küche könnt ihr gerne nutzen.",
  "Die ersten zwei Stunden sind kostenlos.",
  "Die Zahl der Plätze ist begrenzt.",
  "Le numéro de téléphone est gratuit.",
  "La primera clase es gratis.",
  "El número de plazas es limitado.",
  "Si può pagare in tre rate.",
  "Pode usar a piscina o dia todo.",
  "Dogs are welcome if there is room at the back.",
  "De drie gangen kosten samen 32 euro.",
];

test.each(FACTS)("The sentence %j is a fact", (sentence) => {
  expect(isAboutStatement(sentence)).toBe(false);
});

test("No ad is made of a confidential sentence", () => {
  const brief = {
    companyName: "Shiftling",
    productName: "Shiftling",
    keyMessage: "A scheduling app for clinics.",
    additionalDetails: "Works on iPhone. We're in talks with a large hospital group, confidential.",
  };
  const shown = readFacts(brief, "en").all.filter(({ printable }) => printable);
  expect(shown.map(({ text }) => text).join("\n")).not.toMatch(/hospital|confidential/u);
});

const shownOf = (additionalDetails: string, language: string) =>
  readFacts({ companyName: "A", productName: "B", keyMessage: "C.", additionalDetails }, language)
    .all.filter(({ printable, span }) => printable && span.field === "additionalDetails")
    .map(({ text }) => text);

test.each([
  ["de", "Kein Wort über die Baustelle, die ist bis zum Sommer hoffentlich fertig."],
  ["pt", "Por favor não assustar as pessoas, aqui toda a gente perdeu alguma coisa em 2017."],
  ["en", "Please don't mention the pier, it's being rebuilt until spring."],
])("The reason of a request is not printed (%s: %s)", (language, details) => {
  expect(shownOf(details, language)).toEqual([]);
});

test("A fact after a request is printed", () => {
  expect(shownOf("Keine Emojis, die Probestunde ist gratis.", "de")).toContain("die Probestunde ist gratis");
  expect(shownOf("pas d'émojis, car park gratuit", "fr")).toContain("car park gratuit");
});

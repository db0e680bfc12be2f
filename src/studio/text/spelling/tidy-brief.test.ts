import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { writeTextAds } from "../write-text-ads.ts";
import { tidyBrief } from "./tidy-brief.ts";

const tidied = (keyMessage: string, language: string) => tidyBrief({ keyMessage }, language).keyMessage;

test.each([
  ["en", "in by 9,back by 5.. open fri", "in by 9, back by 5. open fri"],
  ["en", "3days max for wheels .  Free check,no fee", "3 days max for wheels. Free check, no fee"],
  ["en", "any colour.open mon-wed 10-6.pls call", "any colour. open mon-wed 10-6. pls call"],
  ["en", "up to 1000 gal.bigger ask.text a pic", "up to 1000 gal. bigger ask. text a pic"],
  ["en", "call the insurance.i fly it", "call the insurance. i fly it"],
  ["en", "pool is 32 degrees,10 weeks", "pool is 32 degrees, 10 weeks"],
  ["de", "Wir pressen getrennt, das heißt: Sie bekommen Saft.", "Wir pressen getrennt. Sie bekommen Saft."],
  ["es", "Lo mejor que tenemos: mandamos un parte.", "Mandamos un parte."],
  ["fr", "taille haie 25.samedi matin", "taille haie 25. samedi matin"],
  ["de", "inspektion 59€,ersatzteile extra ,sa 10-14uhr", "inspektion 59€, ersatzteile extra, sa 10-14 uhr"],
  ["fr", "rendu le soir ! pièces en plus,,sans rdv", "rendu le soir ! pièces en plus, sans rdv"],
  ["es", "piezas aparte.Abierto siempre !", "piezas aparte. Abierto siempre!"],
  ["it", "gratis.. 45€a seduta,pezzi esclusi.Aperti", "gratis. 45€ a seduta, pezzi esclusi. Aperti"],
  ["pt", "pronta em 24horas,c/ garantia", "pronta em 24 horas, c/ garantia"],
  ["fr", "de 24 a 32 e / pers selon nb", "de 24 a 32 €/pers selon nb"],
  ["de", "50 € / Stunde", "50 €/Stunde"],
  ["de", "wir reinigen v.a. 3-Zimmer-Wohnungen", "wir reinigen v.a. 3-Zimmer-Wohnungen"],
  ["nl", "stalling v.a. 48 euro", "stalling vanaf 48 euro"],
  ["nl", "beurt 49€,klaar in 2dagen!Kom langs", "beurt 49€, klaar in 2 dagen! Kom langs"],
])("Marks and spaces of hurried typing in %s are put right: %s", (language, typed, right) => {
  expect(tidied(typed, language)).toBe(right);
});

test.each([
  "Write to anna@studio.example, see www.studio.example/prices?id=3.",
  "Wait for it... from 3.50 to 1,200 €, 24/7, 8.30-17.00",
  "Dr. med. Weber, z.B. im 2. Stock, S.r.l. and e.V.",
  "Learn node.js at studiokern.berlin or kunsthaus.wien",
  "Open daily, e.g. from 9 a.m., Nr.12, p.ex. ici, version 2.0beta",
  "First line\nsecond line, iPhone.\n\nThird",
  "- one\n- two",
])("Addresses, numbers, abbreviations and line breaks stay: %s", (typed) => {
  expect(tidied(typed, "en")).toBe(typed);
});

test("Names stay as typed", () => {
  const names = { companyName: "Go!Bikes,Inc", productName: "24hours.Fit" };
  expect(tidyBrief(names, "en")).toEqual(names);
});

test("Ads are made of the sentences that the missing spaces hid", () => {
  const ads = writeTextAds(
    {
      companyName: "Ciclofficina Borgo",
      productName: "revisione bici",
      targetAudience: "",
      keyMessage:
        "la bici di cortesia e' GRATIS.. revisione completa 45€,pezzi esclusi.Aperti dal Martedi al Sabato",
      additionalDetails: "",
      language: "it",
    },
    "1",
  );
  const text = ads.map((ad) => ad.text).join("\n");
  expect(text).toContain("La bici di cortesia è gratis.");
  expect(text).toMatch(/revisione completa a 45€, pezzi esclusi\./iu);
  expect(text).toContain("Aperti dal martedì al sabato.");
  expect(text).not.toMatch(/\.\.|,\S|GRATIS/u);
});

test.each([
  ["en", "Ok so three things: we sharpen knives, from $6.", "we sharpen knives, from $6."],
  ["de", "Es geht um zwei Sachen. Wir schleifen Messer.", "Wir schleifen Messer."],
  ["fr", "Deux produits à mettre en avant : le coffret à 29 €", "le coffret à 29 €"],
  ["es", "Dos cosas: afilamos cuchillos y tijeras.", "afilamos cuchillos y tijeras."],
  ["it", "Ecco. Due cose da sapere: affiliamo coltelli.", "Ecco. affiliamo coltelli."],
  ["pt", "Há duas coisas: afiamos facas.", "afiamos facas."],
  ["nl", "Het gaat om 2 dingen: breipakket en sokkenwol.", "breipakket en sokkenwol."],
])("The number of things that follow is left out in %s: %s", (language, typed, left) => {
  expect(tidied(typed, language)).toBe(left);
});

test.each([
  "Two things you get with every cut: a wash and a coffee.",
  "We repair three things: bags, shoes, belts.",
])("A sentence that says something about the things stays: %s", (typed) => {
  expect(tidied(typed, "en")).toBe(typed);
});

test.each([
  ["pt", "reparacao de estores", "reparação de estores"],
  ["fr", "mine oubliee", "mine oubliée"],
  ["de", "fuehrerschein klasse B", "Führerschein Klasse B"],
  ["pt", "Reparacao Rapida", "Reparacao Rapida"],
])("A product in small letters is corrected, a name is not (%s): %s", (language, typed, right) => {
  expect(tidyBrief({ productName: typed }, language).productName).toBe(right);
});

test("The explanation of a word in brackets is left out", () => {
  expect(tidied("75 bolletjes incl ijsschepper (persoon bedoel ik). Regio Gent.", "nl")).toBe(
    "75 bolletjes incl ijsschepper. Regio Gent.",
  );
});

test("Orders to the writer in brackets are left out of the details", () => {
  const additionalDetails =
    "Zuschuss möglich, wir füllen den Antrag mit aus (keine Zusage versprechen!). Ab 9 Euro (inkl. MwSt.).";
  expect(tidyBrief({ additionalDetails }, "de").additionalDetails).toBe(
    "Zuschuss möglich, wir füllen den Antrag mit aus. Ab 9 Euro (inkl. MwSt.).",
  );
});

test.each([
  ["en", "Average saving £60 a month (depends on use, don't promise)."],
  ["de", "Ersparnis im Schnitt 60 € im Monat (kommt auf den Verbrauch an, nicht versprechen)."],
  ["fr", "Économie moyenne 60 €/mois (selon conso, ne pas promettre)."],
  ["es", "Ahorro medio 60 €/mes (depende del consumo, no prometer)."],
  ["it", "Risparmio medio 60 €/mese (dipende dai consumi, non promettere)."],
  ["pt", "Poupança média 60€/mês (depende do consumo, nao prometer)."],
  ["nl", "Besparing gemiddeld € 60 per maand (hangt van verbruik af, niet beloven)."],
])("A statement that the owner does not promise is printed nowhere (%s)", (language, additionalDetails) => {
  const typed = { companyName: "Sol", productName: "Solar", keyMessage: "", additionalDetails };
  const { all } = readFacts(tidyBrief(typed, language), language);
  expect(all.filter(({ printable }) => printable)).toEqual([]);
});

test.each([
  ["Hoi! Ik help mensen opruimen.", "Ik help mensen opruimen."],
  ["Hi there. We clean ovens.", "We clean ovens."],
  ["Niemand kijkt mee :-) Kosten 189 euro.", "Niemand kijkt mee. Kosten 189 euro."],
  ["Hola zusammen", "Hola zusammen"],
  ["Hallo Pizza! Frisch aus dem Ofen.", "Hallo Pizza! Frisch aus dem Ofen."],
])(
  "Only a greeting of its own is left out, and a smiley before a sentence is a full stop: %s",
  (keyMessage, read) => {
    expect(tidyBrief({ companyName: "A", productName: "B", keyMessage }, "nl").keyMessage).toBe(read);
  },
);

import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { asksToBring } from "../facts/to-bring.ts";
import { writeTextAds } from "../write-text-ads.ts";
import { isOnlyHours, isPracticality } from "./practicalities.ts";

const factsOf = (language: string, additionalDetails: string) =>
  readFacts({ companyName: "Alma", productName: "Alma 3", keyMessage: "", additionalDetails }, language).all;

test.each([
  "Bring your own bag",
  "Please bring a towel and slippers",
  "Don't forget your water bottle",
  "Bitte Handtuch mitbringen",
  "Bringt bequeme Schuhe mit",
  "Apportez un tablier",
  "Prévoir des vêtements de rechange",
  "Traed ropa de cambio",
  "Trae tu esterilla",
  "Portate un cambio",
  "Portare un grembiule",
  "Tragam roupa para trocar",
  "Neem een schort mee",
  "Handdoek meenemen",
])("What to bring is advice for customers: %s", (clause) => {
  expect(asksToBring(clause)).toBe(true);
});

test.each([
  "Bring your old lamp",
  "Bring a friend",
  "Bring it to our bench",
  "Bring your bike in on Saturday",
  "Bring colour into your home",
  "Bring your own mug and save 20p",
  "Sie können Ihr Essen mitbringen",
  "Kaffee zum Mitnehmen",
  "Apportez-les à l'atelier",
  "Trae a un amigo",
  "Porta blindata con installazione",
  "Traga o seu cão",
  "Je mag je hond meenemen",
])("An invitation, a repair and a service are no advice what to bring: %s", (clause) => {
  expect(asksToBring(clause)).toBe(false);
});

/** A message of two facts, beside which the weak statement is not needed as an opening. */
const MESSAGES = {
  en: "Two hours at the wheel for £45, clay and firing included. Groups of six",
  de: "Zwei Stunden an der Scheibe für 45 Euro, Ton und Brand inklusive. Gruppen bis sechs",
  fr: "Deux heures de tour pour 45 €, terre et cuisson comprises. Groupes de six",
  es: "Dos horas de torno por 45 €, barro y cocción incluidos. Grupos de seis",
  it: "Due ore al tornio per 45 €, argilla e cottura comprese. Gruppi di sei",
  pt: "Duas horas na roda por 45 €, barro e cozedura incluídos. Grupos de seis",
  nl: "Twee uur draaien voor 45 euro, klei en stoken inbegrepen. Groepen van zes",
} as const;

test.each([
  ["en", "Gift wrap +£3"],
  ["en", "Bring your own bag"],
  ["en", "Pick-up 9am or 1pm"],
  ["en", "Kitchen opens at 7"],
  ["de", "Motor optional mit 500 W für 150 € mehr"],
  ["de", "Abholung 9 Uhr oder 13 Uhr"],
  ["fr", "Emballage cadeau en option 3 €"],
  ["fr", "Départ 9h ou 13h"],
  ["es", "Motor opcional por 150 €"],
  ["es", "Salida a las 9 o a las 13"],
  ["it", "Confezione regalo +3 €"],
  ["it", "Portare un grembiule"],
  ["pt", "Fotografias opcionais por 15 €"],
  ["pt", "Levantamento das 9h às 10h"],
  ["nl", "Wijnarrangement optioneel voor 15 euro extra"],
  ["nl", "Neem een schort mee"],
] as const)("In %s what only customers need to know opens no ad and fills none: %s", (language, typed) => {
  const names = { companyName: "Alma", productName: "Alma 3", targetAudience: "", language };
  const message = MESSAGES[language];
  const [first = "", ...rest] = message.split(". ");
  const briefs = [
    { keyMessage: message, additionalDetails: typed },
    { keyMessage: `${first}. ${typed}. ${rest.join(". ")}`, additionalDetails: "" },
  ];
  for (const brief of briefs)
    for (const { text } of writeTextAds({ ...names, ...brief }, "1")) {
      const ad = text.replaceAll("\u00A0", " ");
      expect(ad.startsWith(typed.slice(0, 10))).toBe(false);
      expect(ad).toMatch(/45|six|sechs|seis|sei|zes/u);
    }
});

test.each([
  ["en", "Members only"],
  ["en", "Straight stairs only for rental"],
  ["de", "Ersatzteile nur nach Rücksprache"],
  ["nl", "Alleen op afspraak"],
  ["de", "#gruenerdaumen #balkon"],
])("Limits and hashtags of the details add nothing to a short ad (%s): %s", (language, typed) => {
  expect(factsOf(language, typed).every(isPracticality)).toBe(true);
});

test.each([
  ["en", "Live jazz every Friday"],
  ["en", "Pasta made that morning"],
  ["en", "Free collection within 5 miles"],
  ["de", "Abholung kostenlos ab 10 Teilen"],
  ["fr", "Départs toutes les 30 minutes"],
])("What happens when is more than opening hours (%s): %s", (language, typed) => {
  for (const fact of factsOf(language, typed)) expect(isOnlyHours(fact.text, fact)).toBe(false);
});

test("A price with its extra is more than an extra", () => {
  expect(factsOf("en", "59 dollars, parts extra").some(isPracticality)).toBe(false);
});

test.each([
  ["en", "Minimum 30 people", true],
  ["en", "Vet referral needed", true],
  ["en", "No referral needed", false],
  ["fr", "Minimum 30 personnes", true],
  ["pt", "É obrigatório saber nadar", false],
  ["pt", "Exigimos vacina em dia", true],
  ["es", "Seguro obligatorio", true],
  ["de", "Keine Anmeldung nötig", false],
  ["es", "Termita se cotiza aparte", true],
  ["it", "Disdetta 15 giorni", true],
  ["de", "Kostenloser Probetag ist Pflicht", true],
  ["it", "Servono almeno 6 mesi", true],
  ["pt", "Em agosto o prazo sobe para 3 semanas, convém marcar antes", true],
  ["pt", "Vacinas em dia obrigatórias", true],
  ["pt", "Encomendar com 3 dias de antecedência", true],
  ["es", "Cancela hasta 14 días antes", false],
  ["en", "Fabric extra unless you bring your own", true],
])("What is required or priced apart is advice for customers (%s): %s: %s", (language, clause, expected) => {
  const keyMessage = `Alma 3. ${clause}.`;
  const facts = readFacts({ companyName: "Alma", productName: "Alma 3", keyMessage }, language).all;
  expect(facts.filter(({ text }) => text === clause).map(isPracticality)).toEqual([expected]);
});

test("The end of a voucher opens no ad", () => {
  const ads = writeTextAds(
    {
      companyName: "Fisio Sol",
      productName: "Bono espalda",
      keyMessage: "Cinco sesiones de 50 minutos por 190 €. La primera incluye valoración.",
      targetAudience: "",
      additionalDetails: "El bono caduca a los 6 meses. Cita en fisiosol.example",
    },
    "1",
  );
  for (const { text } of ads) expect(text).not.toMatch(/^El bono caduca/u);
});

test("Hours in whole names of weekdays are only hours", () => {
  expect(isOnlyHours("Lunes a viernes de 8:30 a 19:00 sin cerrar al mediodía", undefined)).toBe(true);
  expect(isOnlyHours("Monday to Friday we deliver by noon", undefined)).toBe(false);
});

test.each([
  ["en", "Min hire 7 days"],
  ["en", "Minimum stay two nights"],
  ["en", "Need 2 weeks notice"],
  ["de", "Mindestmietdauer 3 Tage"],
  ["fr", "Séjour minimum deux nuits"],
  ["it", "Noleggio minimo 2 giorni"],
])("A minimum hire, stay or notice is no reason to read on (%s): %s", (language, limit) => {
  expect(factsOf(language, limit).map(isPracticality)).toEqual([true]);
});

import { expect, test } from "vitest";
import { isAim, isForWriter } from "./for-writer.ts";
import { printableFacts } from "./facts.ts";
import { isDetailOrder } from "./note-forms.ts";
import { readFacts } from "./read-facts.ts";

test.each([
  "We are not an accounting suite so don't claim bookkeeping",
  "new depot in Wells but don't announce yet",
  "nichts über die alte Filiale am Markt schreiben",
  "Nicht mit Excel lästern",
  "Ne pas parler de l'exposition d'été",
  "Con humor pero sin reírse de la edad",
  "Non indicare prezzi",
  "Não fala do lava jato do vizinho",
  "liever geen tegels promoten",
  "Main CTA: start free",
  "Kein reißerischer Ton, die Branche hat schon einen schlechten Ruf",
  "pas de ton dramatique",
  "No jokey tone",
  "max 2 frasi",
  "mostly for instagram",
  "No 'dream day' or 'magical' please",
  "Pas de cliché 'France terroir'",
  'Chef möchte, dass "seit 1987" drin steht',
  "Ojo: los zapatos no van incluidos",
  "Assurance décennale non (ne pas entrer dans les détails)",
  "Que no asuste a nadie",
  "Nothing morbid in the ad please",
  "Vooral niet grappig doen over autisme",
  "ne pas s'engager sur une date",
  "No pongáis fechas",
  "aber bitte nicht garantieren",
  "bloß nicht garantieren dass jeder ne 3 kriegt",
  "Niente toni drammatici",
  "Conversion bio en cours donc INTERDIT d'écrire « bio » pour l'instant",
  "Ne prenez jamais parti pour la mère ou le père, et ne garantissez aucun accord",
  "laat dat dus ook niet doorschemeren",
  "che non sembri una televendita",
  "Es soll auf keinen Fall albern klingen",
  "it shouldn't sound like an insurance ad",
  "pode usar jeito mineiro mas sem exagero",
  "feel free to use local slang",
])("A clause of the details is meant for the writer: %s", (clause) => {
  expect(isForWriter(clause)).toBe(true);
});

test.each([
  "We don't promise miracles",
  "You can use the sauna for free",
  "Un concert à ne pas manquer",
  "Pour ne pas attendre",
  "No pasas frío",
  "You can tell jokes at our open mic every Friday",
  "Primera clase gratis, no hace falta pagar",
  "N'avancez aucun frais",
  "Que quede como nuevo: tapizado desde 90 €",
  "Que no te falte de nada",
  "No kennels",
  "Ohne Termin",
  "Sin permanencia",
  "Delivered in 2 sentences of time",
  "Geen wachtlijst",
])("A clause of the details is a statement for customers: %s", (clause) => {
  expect(isForWriter(clause)).toBe(false);
});

test.each([
  ["en", "want bookings for sept"],
  ["en", "tues-thurs daytime slots are the ones we need to fill"],
  ["de", "wir wollen dass mehr leute das nutzen"],
  ["fr", "on veut remplir les bureaux du mardi"],
  ["es", "Queremos llenar los grupos de enero"],
  ["es", "lo que más nos interesa es llenar los sábados"],
  ["it", "Vorremmo più prenotazioni per giugno"],
  ["pt", "Queremos mais gente nas tardes de semana"],
  ["nl", "we willen meer klanten op dinsdag"],
] as const)("An aim of the business is no statement for customers (%s: %s)", (language, clause) => {
  expect(isAim(clause, language)).toBe(true);
});

test.each([
  ["en", "We want you to love every order"],
  ["en", "We have 200 members"],
  ["de", "Wir wollen, dass Sie als Kunden ruhig schlafen"],
  ["nl", "We willen dat je als klant rustig slaapt"],
] as const)("A sentence for customers is no aim (%s: %s)", (language, clause) => {
  expect(isAim(clause, language)).toBe(false);
});

test("An order after a statement leaves the statement", () => {
  const facts = readFacts(
    {
      companyName: "Harz Solar",
      productName: "Balkonkraftwerk",
      keyMessage: "699 € inkl. allem, wir wollen mehr Anfragen",
      additionalDetails: "Montage an einem Vormittag, bitte keine Ersparnis behaupten",
    },
    "de",
  );
  expect(printableFacts(facts).map(({ text }) => text)).toEqual([
    "699 € inkl. allem",
    "Montage an einem Vormittag",
  ]);
});

test("A statement that the owner asks to leave out is not shown", () => {
  const shown = (additionalDetails: string, language: string) =>
    printableFacts(
      readFacts({ companyName: "Baita", productName: "Sci", keyMessage: "9 €", additionalDetails }, language),
    ).map(({ text }) => text);
  expect(shown("Adulti da 19 €. Nel weekend c'è sempre coda, non scriverlo", "it")).toEqual([
    "9 €",
    "Adulti da 19 €",
  ]);
  expect(shown("Open all week, 2 weeks of waiting, don't mention it", "en")).not.toContain(
    "2 weeks of waiting",
  );
});

test("What the business does not offer is in no ad", () => {
  const facts = readFacts(
    {
      companyName: "Bigotes",
      productName: "Peluquería felina",
      keyMessage: "Baño y corte a domicilio, 45 €.",
      additionalDetails: "No hacemos perros. Abierto sábados.",
    },
    "es",
  );
  expect(facts.all.find(({ text }) => text === "No hacemos perros")?.kind).toBe("caution");
});

test.each([
  ["de", "Ebenso kein „sofort“, kein „Geheimtipp“."],
  ["pt", "Peço que não chamem 'souvenir' às peças."],
  ["fr", "Je vous prie de n’utiliser aucun jargon."],
  ["es", "Les ruego que no usen frases con agujas."],
  ["nl", "Liefst geen 'actie' of 'korting'."],
])("An order about quoted words is no fact (%s): %s", (language, additionalDetails) => {
  const brief = { companyName: "Nova", productName: "Alpha", keyMessage: "", additionalDetails };
  expect(printableFacts(readFacts(brief, language))).toHaveLength(0);
  expect(isDetailOrder("No 'hidden' fees on any plan")).toBe(false);
});

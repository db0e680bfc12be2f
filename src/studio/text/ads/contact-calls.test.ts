import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { writeTextAds } from "../write-text-ads.ts";
import { channelOf } from "./channel.ts";

const adsOf = (language: string, names: readonly [string, string], message: string, details: string) =>
  writeTextAds(
    {
      language,
      companyName: names[0],
      productName: names[1],
      targetAudience: "",
      keyMessage: message,
      additionalDetails: details,
    } as Parameters<typeof writeTextAds>[0],
    "1",
  )
    .map(({ text }) => text)
    .join("\n");

test.each([
  [
    "en",
    ["Little Summit", "Climbing parties"],
    "Two instructors run the whole party. £195 for up to 10 children.",
    "Sign-ups: 029 2018 0455",
    "To sign up, call Little Summit on 029 2018 0455.",
  ],
  [
    "en",
    ["Boise Septic", "Septic pumping"],
    "We empty your tank for $385 flat, same week.",
    "(208) 555-0134",
    "o book, call Boise Septic at (208) 555-0134.",
  ],
  [
    "nl",
    ["Dak & Dal", "Gevelreiniging"],
    "Klaar in een uur. U hoeft niet thuis te zijn. € 69 per woning.",
    "Boeken via whatsapp 06 12345678",
    "oek via WhatsApp 06 12345678.",
  ],
  [
    "de",
    ["Grünwerk", "Gartenpflege"],
    "Wir kommen alle 14 Tage. 79 Euro im Monat, jederzeit kündbar.",
    "whatsapp 0176 5551234",
    "er WhatsApp buchen: 0176 5551234.",
  ],
  [
    "fr",
    ["Ramonage Lefèvre", "Entretien de poêle"],
    "On repart avec la suie. Sans engagement, devis gratuit.",
    "02 40 55 01 22",
    "Demandez un devis à Ramonage Lefèvre : 02 40 55 01 22.",
  ],
] as const)("A call in %s suits the way to reach %o", (language, names, message, details, call) => {
  const texts = adsOf(language, names, message, details);
  expect(texts).toContain(call);
  expect(texts).not.toMatch(/: whats ?app|(?:sign up|join) [^.]*: \d/iu);
});

test("A call for a contact takes no price and no second colon", () => {
  const texts = adsOf(
    "it",
    ["Trattoria Olga", "Pranzo della domenica"],
    "Pasta fatta in casa, tre portate. 28 euro. Bambini sotto i 6 anni gratis.",
    "0583 555 012",
  );
  expect(texts).toContain("0583 555 012");
  expect(texts).not.toMatch(/0583 555 012 |: \S[^.\n]*: 0583/u);
});

test("A promise in the form of a request still gets a call", () => {
  const texts = adsOf(
    "nl",
    ["Bakfiets & Zo", "Bakfiets huren"],
    "Probeer een bakfiets een week voordat je er 5.000 euro aan uitgeeft. € 75 per week.",
    "Reserveer op bakfietsenzo.example",
  );
  expect(texts.split("\n")[0]).toMatch(/uitgeeft\. .*(?:Boek|[Rr]eserveer) /u);
});

test.each([
  ["nl", ["Atelier Wol", "Breicafé"], "Elke woensdag breien. Geen aanmelding nodig.", /[Mm]eld (?:je|u)/u],
  [
    "de",
    ["Umzüge Brandt", "Umzug"],
    "Wir packen ein. Festpreis ohne Aufschlag.",
    /Umzug (?:bei|von) Umzüge Brandt[.,]/u,
  ],
  [
    "de",
    ["Pfotenpfad", "Welpenkurs"],
    "Zieht er? Ganz normal. In sechs Wochen lernt er, bei dir zu gehen. Höchstens fünf Hunde.",
    /(?<!\? )Ganz normal/u,
  ],
  [
    "de",
    ["Grünwerk", "Gartenpflege im Abo"],
    "Wir kommen alle 14 Tage. Ab 79 Euro im Monat, monatlich kündbar.",
    /Platz/u,
  ],
] as const)(
  "An ad in %s for %o does not say what the brief contradicts",
  (language, names, message, wrong) => {
    expect(adsOf(language, names, message, "")).not.toMatch(wrong);
  },
);

test.each([
  [
    "de",
    ["Weingut Kessler", "Riesling trocken"],
    "Sechs Flaschen für 59 Euro. Von Hand gelesen.",
    "vom Weingut",
  ],
  ["nl", ["Wilde Jam", "Ambachtelijke jam"], "70% fruit. Gekookt in kleine pannen.", "jam van Wilde Jam"],
] as const)("Goods in %s are from a company, not at it: %o", (language, names, message, named) => {
  expect(adsOf(language, names, message, "")).toContain(named);
});

test.each([
  ["", /(?:Rufen|Buchen) Sie .*: 0711 5550177/u, /(?<!Sie )buchen[.:]/u],
  ["Ton: per Sie.", /(?:Rufen|Buchen) Sie .*: 0711 5550177/u, /(?<!Sie )buchen[.:]/u],
  ["Bitte duzen.", /(?:Ruf|Buch) .*: 0711 5550177/u, /buchen[.:]|Sie /u],
] as const)("A German call for a number addresses the reader: %s", (notes, call, wrong) => {
  const message = "Wartung zum Festpreis von 149 Euro. Anfahrt inklusive. Termin auf eine Stunde genau.";
  const names = ["Haustechnik Özdemir", "Heizungswartung"] as const;
  const texts = adsOf("de", names, message, `Tel. 0711 5550177. ${notes}`);
  expect(texts).toMatch(call);
  expect(texts).not.toMatch(wrong);
});

test.each([
  ["pt", "Agende pelo WhatsApp 41 99812 3070"],
  ["pt", "Agende pelo WhatsApp 41 3333 4070"],
  ["es", "Escribe por WhatsApp: 61 234 80 19 07"],
  ["en", "Book on WhatsApp 99 123 456 78"],
] as const)("A number after WhatsApp stays in the ad (%s): %s", (language, details) => {
  const texts = adsOf(language, ["Ateliê Rosa", "Alongamento em gel"], "25 dias.", `${details}.`);
  const [number = ""] = /\d[\d ]+/u.exec(details) ?? [];
  for (const text of texts.split("\n").filter((ad) => ad.includes("WhatsApp")))
    expect(text).toContain(number);
  expect(texts).toContain(number);
});

test("The owner's next step does not get the service of another sentence", () => {
  const texts = adsOf(
    "en",
    ["Northfold", "Tax return"],
    "Fixed fee of £195. Send us your paperwork by 30 November and we tell you what you owe.",
    "You can send photos of receipts over WhatsApp.",
  );
  expect(texts).toContain("end us your paperwork by 30 November");
  expect(texts).not.toContain("November via WhatsApp");
});

test.each([
  ["nl", "Kattenpension", "Eigen kamer per kat, elke dag een foto via whatsapp.", false],
  ["es", "Cambio de aceite", "Por 49 €. Puedes escribirnos por WhatsApp cuando tengas dudas.", false],
  ["en", "Home haircut", "Haircut for $30. Message us on WhatsApp for photos and bookings.", true],
  ["es", "Fotos de boda", "Por 900 €. Reserva tus fotos por WhatsApp.", true],
] as const)(
  "Only a service that takes bookings is a way to book (%s): %s",
  (language, productName, message, books) => {
    const facts = readFacts({ companyName: "Almendro", productName, keyMessage: message }, language);
    expect(channelOf({ ...facts, goal: "book" })?.type).toBe(books ? "service" : undefined);
  },
);

test.each([
  ["pt", ["Rosa Choque", "Pé e mão"], "Pé e mão por 65 reais, sem hora marcada. Material todo esterilizado."],
  ["pt", ["Rosa Choque", "Pé e mão"], "Pé e mão por 65 reais, sem agendamento. Material todo esterilizado."],
  ["de", ["Reifen Kaya", "Reifenwechsel"], "Reifenwechsel für 28 Euro, ohne Termin. Wuchten ist dabei."],
  ["nl", ["De Knip", "Kinderkapper"], "Kinderen knippen voor 14 euro, zonder afspraak. Met speelhoek."],
] as const)("Where no appointment is needed, nobody asks for one (%s): %s", (language, names, message) => {
  const ads = adsOf(language, names, message, "").replace(message, "");
  expect(ads).not.toMatch(/agende|marque|termin bei|termin verein|afspraak (?:bij|maken)|maak|boek/iu);
});

test("The second ad for calls has room for the number", () => {
  const [, second] = adsOf(
    "fr",
    ["serrurerie du vieux port", "ouverture de porte"],
    "porte claquee 89 euros jour semaine, prix dit au telephone et c est le prix paye, sur place en 40 min",
    "1er 2e 6e 7e arrdt, nuit et dimanche 139, 9 fois sur 10 sans percer, facture pour l assurance, artisan depuis 2004 boutique rue sainte, tel 04 65 71 22 08",
  ).split("\n");
  expect(second).toContain("04 65 71 22 08");
});

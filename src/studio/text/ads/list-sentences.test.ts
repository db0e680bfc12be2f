import { expect, test } from "vitest";
import type { Brief } from "../facts/brief.ts";
import { readFacts } from "../facts/read-facts.ts";
import { materialOf, writeAds } from "./write-ads.ts";

const briefOf = (productName: string, keyMessage: string): Brief => ({
  companyName: "Kestrel & Vance",
  productName,
  keyMessage,
});
const sentencesFor = (language: string, product: string, message: string) => {
  const brief = briefOf(product, message);
  return materialOf(brief, readFacts(brief, language)).listed.map(({ text }) => text);
};

const LISTS = [
  [
    "en",
    "Boiler service",
    "annual boiler service £85, Gas Safe registered, two hour arrival slots, landlord certificate",
    "Annual boiler service for £85: Gas Safe registered, two hour arrival slots and landlord certificate.",
  ],
  [
    "de",
    "Lastenrad-Verleih",
    "Lastenräder mit E-Antrieb, ab 29 Euro pro Tag, Platz für drei Kinder, Helme und Regenverdeck inklusive",
    "Lastenräder mit E-Antrieb ab 29 Euro pro Tag: Platz für drei Kinder, Helme und Regenverdeck inklusive.",
  ],
  [
    "fr",
    "Location de vaisselle ancienne",
    "vaisselle ancienne pour 20 à 200 couverts, livrée et reprise sale, casse comprise jusqu'à cinq pièces",
    "Vaisselle ancienne pour 20 à 200 couverts\u00A0: livrée et reprise sale, casse comprise jusqu'à cinq pièces.",
  ],
  [
    "es",
    "Plan cachorro",
    "plan cachorro por 19 € al mes, consultas ilimitadas el primer año, urgencias hasta las 22 h, sin permanencia",
    "Plan cachorro por 19 € al mes: consultas ilimitadas el primer año y urgencias hasta las 22 h.",
  ],
] as const;

test.each(LISTS)(
  "A typed list becomes one sentence about the product (%s)",
  (language, product, message, expected) => {
    expect(sentencesFor(language, product, message)).toContain(expected);
  },
);

test("Items of which none is the product follow its name", () => {
  expect(
    sentencesFor("en", "Pick-your-own day", "corn maze, hot cider, hay bales for the little ones"),
  ).toContain("Pick-your-own day: corn maze, hot cider and hay bales for the little ones.");
});

test.each([
  ["de", "Akkordeonreparatur", "Akkordeons stimmen, Bälge abdichten, klemmende Tasten, Leihinstrument"],
  ["en", "Drain unblocking", "blocked drains, sinks, toilets, £75 fixed price first hour, camera survey £60"],
  [
    "es",
    "Corte y barba",
    "corte 14€, corte + barba 20, toalla caliente, sin cita por las mañanas, martes jubilados 10 €",
  ],
  [
    "it",
    "Weekend in vigna",
    "il weekend comprende due notti, la cena del sabato sull'aia e una mattina tra i filari, a 240 euro a persona",
  ],
  ["it", "Gelato al pistacchio", "Pistacchio di Bronte, latte fresco, niente coloranti"],
  ["fr", "Yoga prénatal", "cours de yoga pour futures mamans, petits groupes de 6, tapis fournis"],
  ["it", "Cambio cinghia", "cambio cinghia 45 €, motore da 190 montato, stecca 15 l'una, ritiro a domicilio"],
  ["nl", "Lariks op maat", "van lariks voor 64 euro, gat op maat gezaagd, bezorgd in Breda"],
])("No colon joins items alike, a price list, a fragment or a product with itself (%s)", (...typed) => {
  expect(sentencesFor(...typed)).toEqual([]);
});

test.each([
  [
    "Wedding cakes",
    "wedding cakes, free tasting, orders over £200, gluten free sponge, stands on loan",
    /^Wedding cakes orders/u,
  ],
  [
    "Business cards",
    "business cards, free delivery, from £30, same day printing, matt or gloss",
    /cards free delivery/u,
  ],
])("Only what starts with a price follows the product as its price: %s", (product, message, wrong) => {
  const sentences = sentencesFor("en", product, message);
  expect(sentences).not.toEqual([]);
  for (const text of sentences) expect(text).not.toMatch(wrong);
});

test("A list with the product's price has no item with another price", () => {
  const sentences = sentencesFor(
    "en",
    "Boiler service",
    "annual boiler service £85, Gas Safe registered, landlord certificate £30, two hour arrival slots",
  );
  expect(sentences).not.toEqual([]);
  for (const text of sentences) expect(text).not.toContain("£30");
});

test("What a price leaves out stays beside it, and each sentence is made once", () => {
  const sentences = sentencesFor(
    "en",
    "Boiler service",
    "boiler service £85, plus VAT, Gas Safe registered engineers, two hour arrival slots",
  );
  expect(sentences).not.toEqual([]);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const text of sentences) expect(text).not.toContain(": plus VAT");
});

test("A wage is no price of the product", () => {
  const sentences = sentencesFor(
    "de",
    "Verkäufer:in in Teilzeit gesucht",
    "Verkäuferin in Teilzeit, 15,80 € die Stunde, 20 Stunden die Woche, freie Sonntage, Personalrabatt",
  );
  for (const text of sentences) expect(text).not.toContain("für 15,80");
});

test("A time, a place and what is only added are no items", () => {
  const sentences = sentencesFor(
    "en",
    "Kiln repair",
    "kiln repair from £95, test firing on the day, every Friday, spare elements in stock, glass kilns too, studio in Hove",
  );
  expect(sentences).not.toEqual([]);
  for (const text of sentences) expect(text).not.toMatch(/Friday|Hove|too/u);
});

test("An owner's written sentence stays as it is", () => {
  expect(
    sentencesFor(
      "en",
      "Sunday roast",
      "We serve beef, pork belly or nut roast from 12, and the kids eat for £8.",
    ),
  ).toEqual([]);
});

test("The ads of a typed list print no item as a sentence of its own beside the whole list", () => {
  const brief = briefOf(
    "End of tenancy clean",
    "end of tenancy cleaning, oven and carpets included, fixed price from £160, inventory checklist",
  );
  const [first] = writeAds(brief, readFacts(brief, "en"), "1");
  expect(first?.text).toMatch(
    /^End of tenancy cleaning: oven and carpets included, fixed price from £160, inventory checklist\. /u,
  );
});

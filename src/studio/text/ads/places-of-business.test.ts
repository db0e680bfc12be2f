import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { goalOf } from "./goals.ts";
import { materialOf, writeAds } from "./write-ads.ts";

function factsOf(language: string, productName: string, keyMessage: string) {
  const brief = { companyName: "Nova", productName, keyMessage, targetAudience: "", additionalDetails: "" };
  return { brief, facts: readFacts(brief, language) };
}

test.each([
  ["en", "Barber shop", "No appointment, drop in. Skin fade £18.", "book"],
  ["en", "Butcher", "Beef from our own farm. Sausages £4.", "visit"],
  ["de", "Blumenladen", "Sträuße ab 19 Euro. Fair gehandelte Rosen.", "visit"],
  ["de", "Zahnarztpraxis", "Termine bis 20 Uhr. Angstpatienten willkommen.", "book"],
  ["fr", "Jardinerie", "2 000 plantes en stock. Conseils d'un pépiniériste.", "visit"],
  ["es", "Peluquería", "Corte por 25 €. También sábados.", "book"],
  ["it", "Panetteria", "Pane a lievitazione naturale. Aperto dalle 6:30.", "visit"],
  ["pt", "Livraria", "10 mil livros. Encomendas em 48 horas.", "visit"],
  ["nl", "Kaaswinkel", "120 soorten kaas. Proef voor u koopt.", "visit"],
  ["nl", "Hondentrimsalon", "Trimmen vanaf € 45. Ook voor bange honden.", "book"],
])("Nobody orders or books a place of business (%s): %s", (language, product, message, usual) => {
  const { brief, facts } = factsOf(language, product, message);
  const { calls, names } = materialOf(brief, facts);
  expect(calls.length).toBeGreaterThan(0);
  expect(names).toEqual([]);
  expect(calls.filter((call) => call.toLowerCase().includes(product.toLowerCase()))).toEqual([]);
  expect([usual, "visit", "order"]).toContain(goalOf(facts));
});

test.each([
  ["en", "Shop fitting", "A shop fitted in 10 days. Fixed price."],
  ["de", "Praxisreinigung", "Jeden Abend ab 19 Uhr. 29 € pro Stunde."],
  ["es", "Peluquería a domicilio", "Corte en casa por 25 €. Vamos a tu casa."],
  ["fr", "Atelier de poterie", "Deux heures pour 45 €. Cuisson comprise."],
])("Other products keep their name (%s): %s", (language, product, message) => {
  const { brief, facts } = factsOf(language, product, message);
  expect(materialOf(brief, facts).names.length).toBeGreaterThan(0);
});

test("A shop that lets readers taste is visited and not tried", () => {
  const { brief, facts } = factsOf("nl", "Kaaswinkel", "120 soorten kaas. Proef voor u koopt.");
  for (const { text } of writeAds(brief, facts, "1")) expect(text).not.toMatch(/Probeer|Begin vandaag/u);
});

test("The ads of a set do not all end alike", () => {
  const message = "120 soorten kaas. Proef voor u koopt. Vacuüm verpakt voor op reis.";
  const { brief, facts } = factsOf("nl", "Kaaswinkel", message);
  const ends = writeAds(brief, facts, "1").map(({ parts }) => parts.at(-1));
  expect(ends).toHaveLength(3);
  expect(new Set(ends).size).toBeGreaterThan(1);
});

import { expect, test } from "vitest";
import type { Brief } from "../facts/brief.ts";
import { readFacts } from "../facts/read-facts.ts";
import { draftsOf } from "./compose.ts";
import { grammarFor } from "./grammars.ts";
import { materialOf, writeAds } from "./write-ads.ts";

type Names = Pick<Brief, "companyName" | "productName">;

function textsOf(brief: Partial<Brief> & Names, language: string): string[] {
  const whole = { targetAudience: "", keyMessage: "", additionalDetails: "", ...brief };
  return writeAds(whole, readFacts(whole, language), "1").map(({ text }) => text);
}

test.each([
  [
    "en",
    "Paws Hotel",
    "dog boarding",
    "Only 6 dogs at a time. They sleep in the house not in kennels. $55/night. Webcam so you can check in.",
  ],
  [
    "de",
    "Tischlerei Brandt",
    "Einbauschränke nach Maß",
    "Wir planen, bauen und montieren alles selbst. Lieferung kostenlos, Festpreis vor Beginn. Meisterbetrieb seit 1987.",
  ],
])("No sentence is only the product with the company (%s)", (language, companyName, productName, message) => {
  const texts = textsOf({ companyName, productName, keyMessage: message }, language);
  expect(texts).toHaveLength(3);
  const label = new RegExp(`(?:^|[.!?] )${productName} (?:\\p{Ll}+ )+${companyName}\\.`, "iu");
  for (const text of texts) expect(text).not.toMatch(label);
});

test("A request for a quote has no price", () => {
  const brief = {
    companyName: "Transports Kervella",
    productName: "Fret vers l'Irlande",
    keyMessage:
      "Enlèvement avant 16 h, livré le lendemain matin. 79 € la palette, douane comprise. Nous gérons les papiers.",
  };
  for (const text of textsOf(brief, "fr")) expect(text).not.toMatch(/devis[^.]*79/u);
});

test("The article of a product follows its noun", () => {
  const brief = {
    companyName: "Kestrel Aerial",
    productName: "Roof surveys by drone",
    keyMessage: "200 photos in 20 minutes, no scaffolding. Report in 48h. CAA licensed pilots.",
  };
  for (const text of textsOf(brief, "en")) expect(text).not.toContain("a roof surveys");
});

test("A problem in the plural becomes a question and no label", () => {
  const brief = {
    companyName: "Ridgeway",
    productName: "Blocked drains",
    keyMessage: "Cleared today or you don't pay. £89 fixed, no call-out charge. We answer 24 hours.",
  };
  const texts = textsOf(brief, "en");
  expect(texts.join(" ")).toContain("Blocked drains?");
  for (const text of texts) expect(text).not.toContain("Blocked drains from");
});

test("A product that tells people to make something is not booked", () => {
  const brief = {
    companyName: "Copper Still",
    productName: "Make your own gin",
    keyMessage:
      "Distil your own bottle in three hours and take 70cl home. Two G&Ts included. £110 per still.",
  };
  for (const text of textsOf(brief, "en")) expect(text).not.toContain("your make your own");
});

test.each([
  ["es", "Pinturas Salas", "Pintar pisos de alquiler", "Un piso pintado en 3 días. 2 años de garantía."],
  ["pt", "Tintas Sol", "Pintar apartamentos", "Um T2 pintado em 3 dias. 2 anos de garantia."],
  ["es", "Vega", "Cuidar tu jardín", "Una visita cada mes. 2 años de garantía."],
  ["it", "Colori Sani", "Imbiancare casa", "Casa imbiancata in 3 giorni. Garanzia di 2 anni."],
  ["fr", "Vélo Malin", "Réparer des vélos", "Prêt en 3 jours. Garantie 2 ans."],
  ["fr", "Atelier Bleu", "Repeindre son appartement", "Un T2 repeint en 3 jours. Garantie 2 ans."],
  ["de", "Dachrein Vogt", "Regenrinnen reinigen", "Frei vor dem ersten Frost. 4 € pro Meter."],
  ["nl", "Kapsalon Loes", "Krullen knippen", "Droog geknipt in een uur. € 48 per keer."],
])(
  "A product that is a verb is neither a label nor booked (%s): %s, %s",
  (language, company, product, message) => {
    const brief = { companyName: company, productName: product, keyMessage: message };
    const facts = readFacts({ ...brief, targetAudience: "", additionalDetails: "" }, language);
    const { names, calls } = materialOf(brief, facts);
    const named = new RegExp(`${product} (?:\\p{L}+ )?${company}`, "iu");
    expect(names.filter(({ text }) => named.test(text))).toEqual([]);
    expect(calls.filter((call) => call.toLowerCase().includes(product.toLowerCase()))).toEqual([]);
  },
);

test.each([
  ["es", "Taller de cerámica"],
  ["pt", "Jantar de Natal"],
  ["es", "Calamar a la plancha"],
  ["es", "Azúcar moreno"],
  ["es", "Póster de cine"],
  ["pt", "Hambúrguer artesanal"],
  ["it", "Camere con vista"],
  ["it", "Solare termico"],
  ["fr", "Atelier de poterie"],
  ["fr", "Panier des saisons"],
  ["nl", "Belastingaangifte voor particulieren"],
  ["nl", "Oude lampen"],
])("A noun that ends like a verb keeps its company (%s): %s", (language, productName) => {
  const brief = { companyName: "Nova", productName, keyMessage: "45 €." };
  const { names } = materialOf(brief, readFacts(brief, language));
  expect(names.map(({ text }) => text).join(" ")).toMatch(
    new RegExp(`${productName} (?:\\p{L}+ )+Nova`, "u"),
  );
});

const GARDENS = {
  companyName: "Nova",
  productName: "Manutenção de jardins",
  keyMessage: "Levamos o lixo verde. Poda à parte. Sem contrato. Fotografia grátis. Visita 20 €.",
};

test("No list after a name has clauses of two sentences", () => {
  const { names } = materialOf(GARDENS, readFacts(GARDENS, "pt"));
  expect(names.filter(({ lines }) => lines.length > 1)).toEqual([]);
});

test("A sentence with a verb in the first person follows no name in Portuguese", () => {
  const { names } = materialOf(GARDENS, readFacts(GARDENS, "pt"));
  expect(names.map(({ text }) => text).join(" ")).not.toMatch(/[,:] levamos/u);
});

test.each([
  ["pt", "Levamos Reparamos preparamos retiramos compramos imprimimos damos começamos reparámos"],
  ["es", "Llevamos Reparamos preparamos retiramos compramos imprimimos damos medimos oímos"],
])("A verb in the first person plural makes a clause in %s: %s", (language, verbs) => {
  for (const verb of verbs.split(" "))
    expect(grammarFor(language).clause.test(`${verb} tapetes`), verb).toBe(true);
});

test.each([
  ["pt", "cêntimos bálsamos marítimos últimos próximos mínimos legítimos autónomos ramos mimos Primos"],
  ["es", "céntimos bálsamos marítimos últimos próximos mínimos legítimos autónomos ramos gramos Primos"],
])("A noun or an adjective with such an ending makes none in %s: %s", (language, nouns) => {
  for (const noun of nouns.split(" "))
    expect(grammarFor(language).clause.test(`30 ${noun}`), noun).toBe(false);
});

test("No opening joins two sentences", () => {
  const material = materialOf(GARDENS, readFacts(GARDENS, "pt"));
  expect(
    draftsOf(material, 200)
      .map(({ text }) => text)
      .join(" "),
  ).not.toMatch(/contrato, |grátis, /iu);
});

test.each([
  ["de", "Mietinstrumente für Kinder", "Wächst Ihr Kind, tauschen wir kostenlos in die nächste Größe."],
  ["nl", "Huurinstrumenten", "Groeit uw kind, dan ruilen we gratis om naar een grotere maat."],
])(
  "The condition of a sentence is no statement about the product (%s)",
  (language, productName, sentence) => {
    const keyMessage = `${sentence} 14 euro.`;
    const texts = textsOf({ companyName: "Rösler", productName, keyMessage }, language).join(" ");
    expect(texts).toContain(sentence);
  },
);

test.each([
  ["Panela da Cida", "à Panela da Cida"],
  ["Cantinho do Mar", "ao Cantinho do Mar"],
  ["Maria do Carmo", "a Maria do Carmo"],
  ["Escalas", "a Escalas"],
])("A Portuguese noun before 'de' takes its article: %s", (company, called) => {
  expect(grammarFor("pt").to?.(company)).toBe(called);
});

import { expect, test } from "vitest";
import { NEAR_DUPLICATE, similarity } from "#core/similarity.ts";
import { grammarFor } from "./ads/grammars.ts";
import { callsFor } from "./ads/call-to-action.ts";
import { readFacts } from "./facts/read-facts.ts";
import type { TextBrief } from "./brief.ts";
import { writeTextAds } from "./write-text-ads.ts";

const BAKERY: TextBrief = {
  companyName: "Hearth & Crumb",
  productName: "Country Loaf",
  targetAudience: "Busy parents",
  keyMessage: "Baked at 4 am, on your table by 8. £4.20 a loaf. No additives.",
  additionalDetails: "Tone: warm. First loaf free.",
};

const write = (brief: Partial<TextBrief>, seed = "1") => writeTextAds({ ...BAKERY, ...brief }, seed);
const texts = (brief: Partial<TextBrief>, seed?: string) => write(brief, seed).map(({ text }) => text);
const joined = (brief: Partial<TextBrief>, seed?: string) => texts(brief, seed).join("\n");

/** Whether an ad has one of the calls to action of a language. */
function hasCall(text: string, language: string): boolean {
  const facts = readFacts(BAKERY, language);
  return callsFor(facts, grammarFor(language), null).some((call) =>
    text.toLowerCase().includes(call.toLowerCase()),
  );
}

test("A set has three ideas, each with the product and a call to action", () => {
  const drafts = write({});
  expect(new Set(drafts.map(({ angle }) => angle)).size).toBe(3);
  for (const { text } of drafts) {
    expect(text).toContain("Country Loaf");
    expect(hasCall(text, "en"), text).toBe(true);
  }
});

test("The first two ads have at most 125 characters and the third at most 200", () => {
  const keyMessage = "We plan every kitchen with you. We build it in our own workshop. ".repeat(30);
  for (const seed of ["1", "2", "3"]) {
    const [first = "", second = "", third = ""] = texts({ keyMessage }, seed);
    expect(first.length).toBeLessThanOrEqual(125);
    expect(second.length).toBeLessThanOrEqual(125);
    expect(third.length).toBeLessThanOrEqual(200);
  }
});

test("Notes and the audience are never printed", () => {
  const all = joined({ additionalDetails: "Tone: warm. Never mention Tesco. Made for nervous parents." });
  expect(all).not.toMatch(/tone|warm|tesco|nervous|busy|parents/i);
});

test("A stated price is in at least one ad, as typed", () => {
  for (let seed = 0; seed < 10; seed++) expect(joined({}, String(seed))).toContain("£4.20 a loaf");
});

test("A word that the notes forbid is in no ad", () => {
  expect(joined({ additionalDetails: "Do not say additives" })).not.toMatch(/additives/i);
});

test("The same seed gives the same ads and other seeds give others", () => {
  expect(write({}, "7")).toEqual(write({}, "7"));
  const sets = new Set(Array.from({ length: 10 }, (_, seed) => joined({}, String(seed))));
  expect(sets.size).toBeGreaterThan(3);
});

test("A product that contains the company is named once", () => {
  for (const text of texts({ companyName: "Acme", productName: "Acme CRM" }))
    expect(text.match(/Acme/g)?.length ?? 0).toBeLessThanOrEqual(1);
});

test("The owner's own call to action ends the ad instead of a second one", () => {
  const all = texts({ keyMessage: "Bread for the whole week. Order at hearth.example by noon." });
  expect(all.some((text) => /Order at hearth\.example by noon\.\W*$/u.test(text))).toBe(true);
});

test("A message in capitals is written in sentence case", () => {
  expect(joined({ keyMessage: "WE BAKE EVERY LOAF BY HAND IN OUR OWN SHOP" })).toContain(
    "e bake every loaf by hand in our own shop.",
  );
});

test.each([
  [
    "en",
    {
      keyMessage: "First lesson free. Learn with your own teacher.",
      productName: "Guitar lessons",
    },
    "Your first lesson costs nothing.",
  ],
  [
    "de",
    { keyMessage: "Die erste Stunde kostenlos. Ab 6 Jahren.", productName: "Kinderchor" },
    "Die erste Stunde kostet nichts.",
  ],
  [
    "es",
    { keyMessage: "Primera clase gratis. Sin matrícula.", productName: "Clases de guitarra" },
    "La primera clase no cuesta nada.",
  ],
  [
    "pt",
    { keyMessage: "Primeira aula grátis. Sem fidelização.", productName: "Aulas de surf" },
    "A primeira aula não custa nada.",
  ],
])("A fact becomes a sentence with tension in %s", (_, brief, sentence) => {
  const sets = Array.from({ length: 12 }, (_unused, seed) =>
    joined({ additionalDetails: "", targetAudience: "", ...brief }, String(seed)),
  );
  expect(sets.join("\n")).toContain(sentence);
});

test.each([
  ["de", "Jeden Tag frisch aus dem Ofen. 4,20 Euro das Brot."],
  ["fr", "Cuit tous les jours à la main. 4,20 € le pain."],
  ["es", "Horneado cada día a mano. 4,20 € la barra."],
  ["it", "Sfornato ogni giorno a mano. 4,20 € la pagnotta."],
  ["nl", "Elke dag vers uit de oven. 4,20 euro per brood."],
])("The call to action is in the brief's language (%s)", (language, keyMessage) => {
  for (const text of texts({ keyMessage, additionalDetails: "", targetAudience: "" }))
    expect(hasCall(text, language), text).toBe(true);
});

test("A language without a grammar keeps the owner's sentences and adds nothing foreign", () => {
  const all = joined({
    companyName: "Fjällro",
    productName: "Vandringskängor",
    keyMessage: "Handsydda i Östersund. Vattentäta i tre år och lätta att gå i hela dagen.",
    additionalDetails: "",
    targetAudience: "",
    language: "sv",
  });
  expect(all).toContain("Handsydda i Östersund.");
  expect(all).not.toMatch(/\b(?:order|book|find|see|at|from|the)\b/i);
});

test("A brief with names alone gives three different ads", () => {
  const all = texts({ productName: "Yoga", companyName: "Yoga", keyMessage: "", additionalDetails: "" });
  expect(new Set(all).size).toBe(3);
});

test("A sober subject has no emoji", () => {
  const all = joined({ keyMessage: "We arrange the funeral with you.", additionalDetails: "No emojis" });
  expect(all).not.toMatch(/\p{Extended_Pictographic}/u);
});

test("An instruction in a statement does not replace the call to action", () => {
  const all = texts({
    companyName: "QuietFix",
    productName: "Laptop repair",
    keyMessage: "No fix no fee. Most done in 2 hours.",
    additionalDetails: "Ask for student id, 10% off.",
    targetAudience: "",
  });
  for (const text of all) expect(text).toMatch(/(?:book|come|get|pick|visit|bring)[^.]*\.\W*$/iu);
});

test("No ad of a set repeats another one in a different order", () => {
  const brief = {
    companyName: "IJzer",
    productName: "Krachtsport",
    keyMessage: "Geen contract, geen spiegels. Dag en nacht open. 39 per maand. Eerste week gratis.",
    targetAudience: "",
    additionalDetails: "",
  };
  for (let seed = 0; seed < 20; seed++) {
    const [a = "", b = "", c = ""] = writeTextAds(brief, String(seed)).map(({ text }) => text);
    const highest = Math.max(similarity(a, b), similarity(a, c), similarity(b, c));
    expect(highest, `${a} | ${b} | ${c}`).toBeLessThan(NEAR_DUPLICATE);
  }
});

test("A word of the message chooses no emoji: an alarm clock is no software", () => {
  const all = joined({
    companyName: "Museo dell'Orologio di Tarzo",
    productName: "Visita guidata",
    keyMessage:
      "Ogni domenica a mezzogiorno facciamo suonare insieme 130 orologi a pendolo, e subito dopo i bambini possono smontare una vera sveglia e portarsi a casa un ingranaggio. Ingresso 7 euro, ridotto 4.",
    additionalDetails:
      "Aperto sabato e domenica 10-17. Prenotazione obbligatoria solo per i gruppi. Si arriva da Treviso in 40 minuti.",
  });
  expect(all).not.toMatch(/\p{Extended_Pictographic}/u);
});

test.each([
  ["pt", "Oficina do Pão", "Pão de fermentação natural", "Cozido em forno de lenha. 3,80 €.", "🥖"],
  ["en", "Star Bakery", "Wedding rings", "Made by hand in gold. £420.", "💍"],
  ["en", "Black Cat", "Coffee beans", "Coffee roasted here. £3.20.", "☕"],
  ["en", "Volt Brothers", "EV charger installation", "Installed in half a day by electricians.", "💡"],
  ["de", "Gartenlaube", "Haarschnitt", "Waschen, schneiden, föhnen für 38 Euro.", "✂"],
  ["de", "Brotfabrik", "Theaterabend", "Jeden Freitag um 20 Uhr Improtheater. 12 Euro.", "🎭"],
  ["fr", "La Fleur de Sel", "Burger maison", "Bœuf fermier, frites maison. 12 €.", undefined],
  ["fr", "Le Chat qui lit", "Torréfaction artisanale", "Café torréfié chaque lundi. 9 €.", "☕"],
  ["it", "Cantina Serra", "Barbera d'Asti", "Vendemmia a mano. Sei bottiglie a 59 €.", undefined],
  ["it", "Corsi", "Visita veterinaria", "A casa tua, senza trasportino. 85 euro.", "🐾"],
] as const)(
  "The emoji is of the trade that the product names (%s): %s, %s",
  (language, company, product, message, emoji) => {
    const brief = { companyName: company, productName: product, keyMessage: message, additionalDetails: "" };
    const all = joined({ ...brief, targetAudience: "", language });
    expect(/\p{Extended_Pictographic}/u.exec(all)?.[0]).toBe(emoji);
  },
);

test("What is left at a counter needs no appointment", () => {
  const brief = {
    companyName: "Pressing des Halles",
    productName: "Nettoyage de couette",
    keyMessage: "Déposez votre couette avant 10 h. 24 € la couette deux personnes. Prête le soir même.",
    additionalDetails: "",
  };
  for (const seed of ["1", "2", "3"]) expect(joined(brief, seed)).not.toMatch(/rendez-vous|créneau/iu);
});

test("No ad is longer than its place if the only sentence fits the longest one alone", () => {
  const ads = texts({
    companyName: "Van Essen Asbestsanering BV",
    productName: "Asbest dak verwijderen, golfplaten, schuur, stal + nieuw dak",
    keyMessage:
      "oude schuur met golfplaten? wij halen t eraf en leggen t nieuwe dak er direct op, zelfde week klaar, prijs per m2 hangt af van inventarisatie",
    additionalDetails: "vanessenasbest.example",
    language: "nl",
  });
  expect(ads).toHaveLength(3);
  for (const ad of ads.slice(0, 2)) expect(ad.length).toBeLessThanOrEqual(125);
  for (const ad of ads) expect(ad).toMatch(/offerte(?: aan)?(?:\.$|: vanessen)/u);
});

test("No voice changes that an Italian owner speaks to several readers", () => {
  const ads = writeTextAds(
    {
      companyName: "Bagno Miramare",
      productName: "Abbonamento mezza stagione",
      targetAudience: "",
      keyMessage: "Ombrellone e due lettini a 220 euro, la fila la scegliete voi.",
      additionalDetails: "",
      language: "it",
    },
    "1",
    { voice: "professional" },
  );
  expect(ads.map(({ text }) => text).join("\n")).not.toMatch(
    /(?:Si iscriva|Acquisti|Prenoti|Ordini)(?!\p{L})/u,
  );
});

test("The end of a list alone is not printed", () => {
  const all = joined({ keyMessage: "I bring everything with me, chair, lamp, the lot. A visit costs £48." });
  expect(all).not.toMatch(/(?:^|[.!] )The lot/u);
});

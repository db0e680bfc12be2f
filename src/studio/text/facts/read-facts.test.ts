import { expect, test } from "vitest";
import { textOf } from "./brief.ts";
import { printableFacts, printableValues } from "./facts.ts";
import { readFacts } from "./read-facts.ts";
import { findContacts } from "./values/numbers.ts";
import { describeFacts, parseSamples } from "./samples/brief-sample.ts";
import { DE_BRIEFS } from "./samples/de.samples.ts";
import { EN_BRIEFS_1 } from "./samples/en-1.samples.ts";
import { EN_BRIEFS_2 } from "./samples/en-2.samples.ts";
import { ES_BRIEFS } from "./samples/es.samples.ts";
import { FR_BRIEFS } from "./samples/fr.samples.ts";
import { IT_BRIEFS } from "./samples/it.samples.ts";
import { NL_BRIEFS } from "./samples/nl.samples.ts";
import { PT_BRIEFS } from "./samples/pt.samples.ts";

const SAMPLES = [
  ...parseSamples("en", EN_BRIEFS_1 + EN_BRIEFS_2),
  ...parseSamples("de", DE_BRIEFS),
  ...parseSamples("fr", FR_BRIEFS),
  ...parseSamples("es", ES_BRIEFS),
  ...parseSamples("it", IT_BRIEFS),
  ...parseSamples("pt", PT_BRIEFS),
  ...parseSamples("nl", NL_BRIEFS),
];

test.each(SAMPLES)("reads $brief.productName of $brief.companyName ($language)", (sample) => {
  const facts = readFacts(sample.brief, sample.language);
  expect(describeFacts(facts)).toEqual(sample.facts);
  expect([facts.trade?.id ?? "none", facts.goal ?? facts.impliedGoal ?? "none"]).toEqual([
    sample.trade,
    sample.goal,
  ]);
  for (const { text, span, sentence, values } of facts.all) {
    expect(textOf(sample.brief, span)).toBe(text);
    expect(textOf(sample.brief, sentence)).toContain(text);
    for (const value of values) expect(textOf(sample.brief, value.span)).toBe(value.text);
  }
});

test("has 150 briefs of 40 trades in every language with a lexicon", () => {
  expect(SAMPLES.length).toBeGreaterThanOrEqual(150);
  expect(new Set(SAMPLES.map(({ trade }) => trade)).size).toBeGreaterThanOrEqual(40);
});

const BIKES = {
  companyName: "Harbor Lane Bikes",
  productName: "e-bike servicing",
  keyMessage: "Booked by 10, back by 5. 59 dollars, parts extra. Loan bike free.",
  additionalDetails:
    "Tone funny. Made for nervous dog owners. Never mention Uber. Use the word wild. Do not say cheap. Mention that we deliver on Sundays.",
};

test("gives the printable facts and the prices of a brief", () => {
  const facts = readFacts(BIKES, "en");
  expect(printableFacts(facts).map(({ kind, text }) => [kind, text])).toEqual([
    ["time", "Booked by 10, back by 5"],
    ["price", "59 dollars, parts extra"],
    ["offer", "Loan bike free"],
    ["time", "we deliver on Sundays"],
  ]);
  expect(printableValues(facts, "price")).toMatchObject([
    { text: "59 dollars", amount: 59, currency: "USD" },
  ]);
});

test("turns notes into rules and never shows them", () => {
  const { rules, all } = readFacts(BIKES, "en");
  expect(rules).toMatchObject({
    tones: ["funny"],
    use: ["wild"],
    avoid: ["Uber", "cheap"],
    audience: ["Made for nervous dog owners"],
  });
  const hidden = all.filter(({ printable }) => !printable).map(({ kind }) => kind);
  expect(hidden).toEqual(["note", "audience", "note", "note", "note"]);
});

test("reads each item of a hurried list, and a pair of times and a condition whole", () => {
  const read = (keyMessage: string) =>
    printableFacts(readFacts({ companyName: "Lark", productName: "Place", keyMessage }, "en")).map(
      ({ text }) => text,
    );
  expect(read("Own garden, meals cooked on site, $29 a month")).toEqual([
    "Own garden",
    "meals cooked on site",
    "$29 a month",
  ]);
  expect(read("In today, ready tomorrow, all makes")[0]).toContain("In today, ready tomorrow");
  expect(read("20% off, with code HELLO, all sizes")[0]).toContain("20% off, with code HELLO");
  expect(read("Every bike serviced, 6 month warranty, from £45")).toHaveLength(3);
  expect(read("3 hours, £35, if we see no dolphins you sail again free, Poole")).toContain(
    "if we see no dolphins you sail again free",
  );
  expect(read("While you wait, from £4.50, car keys too, open Sundays")[0]).toBe("While you wait");
  expect(read("Takes 90 minutes, £75, evenings and Saturdays")).toContain("evenings and Saturdays");
});

test("a shelter asks for a visit, even if its trial weeks sound like a product to try", () => {
  const brief = {
    companyName: "Tierschutz Wetterau",
    productName: "Hundevermittlung",
    keyMessage: "27 Hunde suchen Familien. Probewohnen 2 Wochen möglich.",
  };
  expect(readFacts(brief, "de")).toMatchObject({ trade: { id: "animal-shelter" }, impliedGoal: "visit" });
});

test.each([
  ["en", "Mondays closed"],
  ["de", "Dienstags zu"],
  ["fr", "Lundi fermé"],
  ["es", "Lunes cerrado"],
  ["it", "Lunedì chiuso"],
  ["pt", "Encerra ao domingo"],
  ["nl", "Elke eerste maandag dicht"],
])("A closing day is a caution (%s): %s", (language, keyMessage) => {
  const { all } = readFacts({ companyName: "Lolo", productName: "Lolo", keyMessage }, language);
  expect(all.map(({ kind }) => kind)).toEqual(["caution"]);
});

test.each([
  ["it", "Noleggio bici", "15 euro al giorno, consegna in hotel gratis da 3 giorni", undefined],
  ["pt", "Limpeza de estofos", "Produtos seguros para crianças e animais", undefined],
  ["en", "Emergency call-out", "The plumber comes within an hour", undefined],
  ["en", "Emergency plumber", "At your door within an hour", "plumber"],
  ["fr", "Gestion de location saisonnière", "18 % des loyers encaissés", "real-estate"],
  ["es", "Carrito de churros para eventos", "Churros con chocolate durante dos horas", "catering"],
  ["pt", "Turismo rural no Gerês", "Quatro quartos com piscina", "hotel"],
])(
  "The name tells the trade, not one word of a statement (%s): %s",
  (language, productName, keyMessage, id) => {
    expect(readFacts({ companyName: "Nova", productName, keyMessage }, language).trade?.id).toBe(id);
  },
);

test.each([
  ["WhatsApp 600123456", "600123456"],
  ["Tel. 41 99812 3070", "41 99812 3070"],
  ["Signal 600123456", "600123456"],
  ["Signal +44 7700 900341", "+44 7700 900341"],
  ["signal 612 345 678", "612 345 678"],
])("Digits after the name of a messenger are a number: %s", (text, number) => {
  expect(findContacts(text).map(({ start, end }) => text.slice(start, end))).toEqual([number]);
});

test.each([
  "signal 2024 winner",
  "Strong signal 1200 1400 1600 MHz",
  "Turn signal 12 24 36 48 60 watts",
  "Tel. 2019-2020-2021",
])("Other digits after such a word are no number: %s", (text) => {
  expect(findContacts(text)).toEqual([]);
});

test("Hours of the clock are no price", () => {
  const brief = { companyName: "Locked Larder", productName: "Escape room", keyMessage: "" };
  const [fact] = readFacts({ ...brief, additionalDetails: "Open 10 to 7 every day." }, "en").all;
  expect(fact?.kind).toBe("time");
});

test("A heading before the lines of a list is not printed", () => {
  const additionalDetails =
    "In the kit:\n- British wool (9 colours)\n- links to 7 short videos\n£32 inc postage.";
  const brief = { companyName: "Purl Harbour", productName: "Learn-to-knit kit", keyMessage: "" };
  const shown = readFacts({ ...brief, additionalDetails }, "en").all.filter(({ printable }) => printable);
  expect(shown.map(({ text }) => text)).not.toContain("In the kit");
  expect(shown.map(({ text }) => text)).toContain("British wool (9 colours)");
});

test("A sentence that goes on after a mark in brackets is about the same people", () => {
  const keyMessage =
    "Giocoleria e acrobatica. Per chi ha passato i 30 (anche i 60!) e non ha mai fatto una capriola. E dopo si ride.";
  const { all } = readFacts({ companyName: "Capriola", productName: "Corso di circo", keyMessage }, "it");
  expect(all.filter(({ printable }) => printable).map(({ text }) => text)).toEqual([
    "Giocoleria e acrobatica",
    "E dopo si ride",
  ]);
});

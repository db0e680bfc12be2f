import { expect, test } from "vitest";
import type { Lexicon } from "./lexicon.ts";
import { EN } from "./lexicons/en.ts";
import { lexiconFor } from "./lexicons.ts";
import { statementRanges } from "./mixed-lists.ts";
import { readFacts } from "./read-facts.ts";
import { findValues } from "./values/find-values.ts";

const rangesOf = (text: string, lexicon: Lexicon) =>
  statementRanges(text, "additionalDetails", findValues("additionalDetails", text, lexicon), lexicon);

const partsOf = (language: string, text: string) =>
  rangesOf(text, lexiconFor(language) ?? EN).map(({ start, end }) => text.slice(start, end));

test.each([
  ["en", ["no emojis", "oat milk and decaf included", "use our green", "Call 0117 496 0555"], " - "],
  [
    "en",
    ["please keep it short", "delivery is free in Ely", "the logo is on the website", "open daily"],
    ", ",
  ],
  ["de", ["Text bitte kurz halten", "Anfahrt bis 20 km frei", "Budget ca. 250 im Monat", "ab 40 Euro"], ", "],
  ["fr", ["rester sobre", "cabinet accessible aux fauteuils roulants", "pas d'émojis"], " ; "],
  ["en", ["delivery is free", "no emojis", "no booking fee"], ", "],
  ["en", ["no emojis", "on-site parking", "call us on Sundays"], " - "],
  ["en", ["First month free - new members only", "open on Sundays", "call us"], " - "],
  ["en", ["no emojis", "e-bikes from £20"], ", "],
  ["fr", ["pas d'émojis", "car park gratuit"], ", "],
  [
    "it",
    ["niente emoji", "consegna in centro a 5 euro", "usare il nostro verde", "si ordina in negozio"],
    ", ",
  ],
] as const)("A list of notes and facts is divided (%s: %j)", (language, items, mark) => {
  expect(partsOf(language, items.join(mark))).toEqual(items);
});

test.each([
  ["en", "Never mention prices, discounts, offers or our old name"],
  ["en", "Don't promise a repair on the same day, we sometimes need 2 days, and parts take a week, really"],
  ["en", "First lesson free, with code HELLO, for new pupils, until May"],
  ["en", "First month free - new members only"],
  ["de", "Mo - Fr 9 - 18 Uhr, Sa 10 - 14 Uhr"],
  ["de", "Termine 12.10. / 26.10. / 9.11."],
  ["en", "No emojis, nothing cheerful, no exclamation marks"],
  ["pt", "Português de Portugal por favor, nada de brasileirismos"],
  ["nl", "Noem de concurrent niet, hun prijzen niet, hun winkel niet, hun naam niet"],
] as const)("What belongs to one order or one offer stays together (%s: %s)", (language, text) => {
  expect(partsOf(language, text)).toEqual([text]);
});

test("Items between semicolons are statements of their own, with their conditions", () => {
  const items = [
    "keine Vertragslaufzeit",
    "die erste Stunde ist gratis; mit Gutschein",
    "Kleingruppe 15 Euro",
  ];
  expect(partsOf("de", items.join("; "))).toEqual(items);
});

test("A telephone number alone is no statement, and the business can still be called", () => {
  const additionalDetails = "revisión 65 € - técnicos autorizados - tel 976 010 220";
  const facts = readFacts({ companyName: "Ibáñez", productName: "Calderas", additionalDetails }, "es");
  const shown = facts.all.filter(({ printable }) => printable).map(({ text }) => text);
  expect(shown).toEqual(["revisión 65 €", "técnicos autorizados"]);
  expect(facts.contacts.map(({ bare }) => bare)).toEqual(["976 010 220"]);
});

test("Facts and the telephone number beside a note in a list are read, the note is not shown", () => {
  const { all, contacts } = readFacts(
    {
      companyName: "Rowan Plants",
      productName: "Hedges",
      additionalDetails:
        "please keep it short, 30 cm plants from £2, photos will follow, call 01353 555 0144",
    },
    "en",
  );
  const shown = all.filter(({ printable }) => printable).map(({ text }) => text);
  expect(shown).toEqual(["30 cm plants from £2", "call 01353 555 0144"]);
  expect(contacts.map(({ bare }) => bare)).toEqual(["01353 555 0144"]);
});

test.each([
  ["en", "Tone calm, a bit of warmth", []],
  [
    "en",
    "dont say cheap, 5 yr guarantee on workmanship, free survey, call dave 07700 900341",
    ["5 yr", "free"],
  ],
  [
    "es",
    "no pongais lo de lideres, si no lo arreglamos no cobramos, factura siempre, domingos no",
    ["si no"],
  ],
] as const)(
  "What follows a note is a fact only if it says something (%s): %s",
  (language, details, facts) => {
    const { all } = readFacts(
      { companyName: "Nova", productName: "Alpha", keyMessage: "", additionalDetails: details },
      language,
    );
    const shown = all.filter(({ printable }) => printable).map(({ text }) => text);
    if (facts.length === 0) expect(shown).toEqual([]);
    for (const start of facts) expect(shown).toContainEqual(expect.stringMatching(`^${start}`));
    expect(shown.join(" ")).not.toMatch(/cheap|lideres|warmth/u);
  },
);

test.each([
  ["es", "No somos servicio técnico oficial, no decirlo."],
  ["en", "We are three brothers, don't mention it."],
  ["nl", "Rustig en respectvol, geen verkooppraat, geen 'actie' of 'korting'."],
])("An order about the words before it hides both (%s): %s", (language, details) => {
  const brief = { companyName: "Nova", productName: "Alpha", keyMessage: "", additionalDetails: details };
  expect(readFacts(brief, language).all.filter(({ printable }) => printable)).toEqual([]);
});

test.each([
  ["de", "Bitte duzen und nicht zu hip klingen, wir sind eine Dorfbäckerei"],
  ["en", "Please don't call us luxury, we're a working yard"],
  ["fr", "Restez simple svp, nous sommes une petite ferme"],
])("The reason for an instruction is part of the note (%s): %s", (language, text) => {
  const brief = { companyName: "Northside", productName: "Bread", additionalDetails: text };
  expect(readFacts(brief, language).all.filter(({ printable }) => printable)).toEqual([]);
});

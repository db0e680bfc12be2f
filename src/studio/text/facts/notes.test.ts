import { expect, test } from "vitest";
import { printableFacts } from "./facts.ts";
import { isOrder } from "./notes.ts";
import { readFacts } from "./read-facts.ts";
import { lexiconFor } from "./lexicons.ts";
import { EN } from "./lexicons/en.ts";

const isOrderIn = (language: string, text: string) => isOrder(text, lexiconFor(language) ?? EN);

test.each([
  ["en", "No puns please"],
  ["en", "no cheap jokes"],
  ["de", "Keine Wortspiele"],
  ["de", "Bitte keine Ausrufezeichen"],
  ["fr", "pas de jeux de mots"],
  ["es", "sin palabras como 'barato'"],
  ["it", "niente battute"],
  ["pt", "nada de palavras como 'divinal'"],
  ["nl", "geen flauwe woordgrappen"],
  ["nl", "liever geen uitroeptekens"],
  ["fr", "pas de mot « authentique »"],
  ["de", "Text: Sie-Form"],
  ["nl", "bel niet, app 06 5550 0123"],
  ["en", "without the word cheap"],
] as const)("What the writer shall leave out is an order (%s: %s)", (language, text) => {
  expect(isOrderIn(language, text)).toBe(true);
});

test.each([
  ["en", "No appointment needed"],
  ["en", "No two jokes alike"],
  ["en", "Not just words."],
  ["nl", "Geen woorden, maar daden."],
  ["it", "Niente parole, solo fatti."],
  ["de", "Keine Wartezeit"],
  ["fr", "sans produit chimique"],
  ["nl", "geen vaarbewijs nodig"],
  ["pt", "sem glúten"],
] as const)("What the customer does not need is no order (%s: %s)", (language, text) => {
  expect(isOrderIn(language, text)).toBe(false);
});

test("An order with a polite word before it is obeyed", () => {
  const { rules } = readFacts(
    {
      companyName: "X",
      productName: "Y",
      keyMessage: "",
      targetAudience: "",
      additionalDetails: "liever geen uitroeptekens",
    },
    "nl",
  );
  expect(rules.exclamations).toBe(false);
});

test.each([
  ["de", "Berufsrecht: keine Erfolgsversprechen, keine Abfindungssummen, keine reißerische Sprache"],
  ["fr", "Pas de promesse d'effacement des dettes"],
  ["en", "No pictures-of-sad-children language"],
  ["en", "No pity"],
  ["de", "Keine Zusagen"],
] as const)("What the details ask to leave out is not printed (%s: %s)", (language, additionalDetails) => {
  const { all } = readFacts({ companyName: "X", productName: "Y", additionalDetails }, language);
  expect(all.map(({ kind }) => kind)).not.toContain("objection");
  expect(all.every(({ printable }) => !printable)).toBe(true);
});

test("What the writer shall recall is printed without the order", () => {
  const additionalDetails = "Rappeler qu'une aide gratuite existe aussi.";
  const { all } = readFacts({ companyName: "X", productName: "Y", additionalDetails }, "fr");
  expect(all.map(({ text }) => text)).toEqual(["une aide gratuite existe aussi"]);
});

test.each([
  ["de", "Kein Fachchinesisch, Festpreis 99 €", "Festpreis 99 €"],
  ["fr", "Sans promesses, devis gratuit sous 24 h", "devis gratuit sous 24 h"],
] as const)(
  "What follows a wish of the details may be a fact (%s: %s)",
  (language, additionalDetails, fact) => {
    const { all } = readFacts({ companyName: "X", productName: "Y", additionalDetails }, language);
    expect(all.filter(({ printable }) => printable).map(({ text }) => text)).toContain(fact);
  },
);

test.each([
  ["en", "Won 2nd at the Atlanta Hot Sauce Fair", true],
  ["en", "Silver at the Irish Cheese Awards for the washed rind", true],
  ["fr", "Médaille d'argent il y a 2 ou 3 ans, à vérifier", false],
])("An award is for customers unless it is in doubt (%s): %s", (language, award, isShown) => {
  const brief = { companyName: "Northside", productName: "Sauce", keyMessage: "", additionalDetails: award };
  expect(readFacts(brief, language).all.some(({ printable }) => printable)).toBe(isShown);
});

test("What follows a request to the writer in its sentence is the reason for it", () => {
  const shownOf = (additionalDetails: string) =>
    printableFacts(
      readFacts({ companyName: "Second Spanner", productName: "Tool collection", additionalDetails }, "en"),
    ).map(({ text }) => text);
  expect(shownOf("Please be gentle about bereavement, many donors have just lost someone.")).toEqual([]);
  expect(shownOf("No emojis please. We collect on Sundays at 10.")).toEqual(["We collect on Sundays at 10"]);
  expect(shownOf("Please mention that everything is baked here.")).toEqual(["everything is baked here"]);
  const bread = {
    companyName: "Forno Sole",
    productName: "Pane",
    additionalDetails: "Grazie al forno a legna, la crosta resta croccante.",
  };
  expect(
    printableFacts(readFacts(bread, "it"))
      .map(({ text }) => text)
      .join(" "),
  ).toContain("crosta");
});

test.each([
  [
    "es",
    "Decid que hay que reservar antes de finales de enero.",
    "hay que reservar antes de finales de enero",
  ],
  ["it", "Dite che siamo aperti anche la domenica.", "siamo aperti anche la domenica"],
])(
  "What the writer is told to say is printed without the order (%s)",
  (language, additionalDetails, said) => {
    const brief = { companyName: "Nova", productName: "Alpha", keyMessage: "", additionalDetails };
    expect(printableFacts(readFacts(brief, language)).map(({ text }) => text)).toEqual([said]);
  },
);

test.each([
  ["it", "Non far sentire stupido chi ha il debito", "note"],
  ["fr", "Ne pas tourner la vieillesse en dérision", "note"],
  ["pt", "Não fazer as pessoas sentirem-se culpadas", "note"],
  ["es", "No hacer sentir culpable a nadie", "note"],
  ["it", "Non buttare la vecchia caldaia: la ritiriamo noi", "objection"],
  ["it", "Non comprare un divano nuovo, rivestiamo il tuo", "objection"],
  ["it", "Non pagare due volte", "objection"],
] as const)(
  "What the text shall not do is a note, advice to customers is none (%s: %s)",
  (language, text, kind) => {
    const brief = { companyName: "X", productName: "Y", keyMessage: "Z", additionalDetails: text };
    const [, fact] = readFacts(brief, language).all;
    expect(fact?.kind).toBe(kind);
  },
);

test.each([
  ["en", "I am one man not a company so say I not we"],
  ["de", "Bitte schreib ich statt wir"],
  ["es", "Español de México porfa"],
])("For whom and in which language the text speaks is a note (%s: %s)", (language, text) => {
  const brief = { companyName: "X", productName: "Y", keyMessage: "Z", additionalDetails: text };
  expect(printableFacts(readFacts(brief, language)).map((fact) => fact.text)).toEqual([]);
});

import { expect, test } from "vitest";
import { callsFor } from "./call-to-action.ts";
import { IT } from "./it.grammar.ts";
import { speaksToSeveral, toSeveral } from "./italian-plural-calls.ts";
import { GOALS } from "../facts/facts.ts";
import { readFacts } from "../facts/read-facts.ts";
import { writeTextAds } from "../write-text-ads.ts";
import { materialOf } from "./write-ads.ts";

const BRIEF = {
  companyName: "Dolce Ricordo",
  productName: "Bomboniere artigianali",
  keyMessage:
    "Bomboniere in ceramica dipinte a mano, con la data della vostra festa. Prima vi mandiamo un campione a casa. Da 6,50 € al pezzo.",
  additionalDetails: "Confetti compresi.",
  targetAudience: "",
};

test("A brief with voi gets calls with voi", () => {
  const ads = writeTextAds(BRIEF, "1").map(({ text }) => text);
  expect(ads.join("\n")).toMatch(/Ordinate (?:da Dolce Ricordo|le vostre bomboniere)/u);
  expect(ads.join("\n")).not.toMatch(/Ordina(?!te)|tuo|tue/u);
});

test.each([
  ["Vi aspettiamo in bottega", true],
  ["Ve lo portiamo a casa", true],
  ["Ti aspettiamo in bottega", false],
  ["Venite nel bosco con me e i miei cani", true],
  ["Serate a tema ogni venerdì", false],
  ["Le torte ordinate il lunedì sono pronte il giovedì", false],
  ["La bottega è in via Emilia", false],
])("Whether a brief speaks to several readers: %s", (typed, isToSeveral) => {
  expect(speaksToSeveral({ language: "it", all: [] }, typed, null)).toBe(isToSeveral);
  expect(speaksToSeveral({ language: "it", all: [] }, typed, "informal")).toBe(false);
});

test("The calls of each goal have a form for several readers", () => {
  const facts = readFacts(BRIEF, "it");
  for (const goal of GOALS) {
    const calls = callsFor({ ...facts, goal }, IT, null);
    expect(toSeveral(calls).filter((call, index) => call === calls[index])).toEqual(
      calls.filter((call) => call === "Basta una telefonata."),
    );
  }
  expect(toSeveral(["Per la revisione prenota da Gomme Ferraro.", "Prenota il tuo posto."])).toEqual([
    "Per la revisione prenotate da Gomme Ferraro.",
    "Prenotate il vostro posto.",
  ]);
});

test.each([
  ["Dare del voi o forma impersonale", true],
  ["Non dare del voi", false],
  ["Dare del Lei", false],
])("Whether the notes ask for voi: %s", (additionalDetails, isToSeveral) => {
  const brief = { ...BRIEF, keyMessage: "Compenso fisso di 75 €.", additionalDetails };
  const ads = writeTextAds(brief, "1").map(({ text }) => text);
  expect(/(?:Ordinate|Fate|Acquistate|Chiedete|Scoprite)(?!\p{L})/u.test(ads.join("\n"))).toBe(isToSeveral);
});

test("Notes that allow voi beside Lei get voi, and no benefit with tu", () => {
  const brief = {
    ...BRIEF,
    keyMessage: "Compenso fisso di 75 €.",
    additionalDetails: "Dare del voi o del lei, non del tu.",
  };
  const { calls, telling } = materialOf(brief, readFacts(brief, "it"));
  expect(calls).toContain("Fate il vostro ordine.");
  expect(telling.map(({ benefit }) => benefit).join(" ")).not.toMatch(/Sai |Sa /u);
});

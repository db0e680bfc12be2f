import { expect, test } from "vitest";
import { textOf } from "./brief.ts";
import { printableFacts, printableValues } from "./facts.ts";
import { readFacts } from "./read-facts.ts";

const BIKES = {
  companyName: "Harbor Lane Bikes",
  productName: "e-bike servicing",
  keyMessage: "Booked by 10, back by 5. 59 dollars, parts extra. Loan bike free.",
  additionalDetails:
    "Tone funny. Made for nervous dog owners. Never mention Uber. Use the word wild. Do not say cheap. Mention that we deliver on Sundays.",
};

test("reads statements into typed facts with their source", () => {
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
  for (const fact of facts.all) expect(textOf(BIKES, fact.span)).toBe(fact.text);
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

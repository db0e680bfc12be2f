import { expect, test } from "vitest";
import { checkAd } from "../checks/check.ts";
import { RULE_SAMPLES } from "../checks/samples.fixture.ts";
import { checkContextFor, relevantFacts, lastingFacts, type CheckFacts } from "./check-facts.ts";

const FACTS: CheckFacts = {
  names: ["Halden", "Dusk Lamp"],
  phrases: ["GLOWMAX"],
  proofs: ["20 hours per charge", "#1 in Norway", "better than the others"],
  expired: ["Loved in every home", "100% natural"],
  unproved: ["98% of customers", "Norway's best lamp"],
  avoid: ["cheap", "gadget", "guarantee"],
  disclaimer: "",
  price: {
    ...{ price: 49, wasPrice: 70, lowestPrice30Days: null, currency: "EUR", priceUnit: "" },
    offerEndsOn: "2026-12-01",
  },
  today: "2026-11-23",
};
const TEXTS = [
  ...Object.values(RULE_SAMPLES).flatMap(({ must, mustNot }) => [...must, ...mustNot]),
  "Loved in every home. Norway’s best lamp!",
  "20 hours per charge, 49 € instead of 70 €",
  "Cheaper gadgets. GLOWMAX by Halden",
  "No number and no claim",
];

test("facts that an ad does not name change none of its findings", () => {
  for (const primaryText of TEXTS) {
    const fields = { primaryText, headline: "", description: "" };
    const findings = (facts: CheckFacts) =>
      checkAd({ platform: "facebook", fields }, checkContextFor(facts, fields));
    const about = relevantFacts(FACTS, fields) as Omit<CheckFacts, "today">;
    const price = about.price ?? (FACTS.price && { ...FACTS.price, wasPrice: 1 });
    expect(findings({ ...FACTS, ...about, price }), primaryText).toEqual(findings(FACTS));
  }
});

test("the day matters only when it ends the offer", () => {
  const on = (today: string) => JSON.stringify(lastingFacts({ ...FACTS, today }));
  expect(on("2026-12-01")).toBe(on("2026-11-23"));
  expect(on("2026-12-02")).not.toBe(on("2026-12-01"));
});

test("a fact that an ad names is part of its key", () => {
  const key = (facts: CheckFacts) =>
    JSON.stringify(relevantFacts(facts, { primaryText: "Cheaper: 49 €, loved in every home" }));
  const none = { ...FACTS, expired: [], avoid: [] };
  expect(key({ ...FACTS, proofs: [], unproved: [] })).toBe(key(FACTS));
  for (const facts of [none, { ...FACTS, price: null }, { ...FACTS, today: "2026-12-02" }]) {
    expect(key(facts)).not.toBe(key(FACTS));
  }
});

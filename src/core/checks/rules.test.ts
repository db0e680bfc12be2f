import { PLATFORM_IDS, PLATFORMS } from "../platforms/platforms.ts";
import { checkField } from "./check.ts";
import { RULES_READ_ON } from "./sources.ts";
import { describe, expect, test } from "vitest";
import { RULE_SAMPLES } from "./samples.fixture.ts";
import { TEXT_RULES } from "./rules/all.ts";
import { viewText } from "./text-view.ts";

const cases = Object.entries(RULE_SAMPLES).flatMap(([id, { must, mustNot }]) => [
  ...must.map((text) => [id, "finds", text] as const),
  ...mustNot.map((text) => [id, "leaves", text] as const),
]);

describe("samples of each rule", () => {
  test.each(cases)("%s %s %s", (id, expected, text) => {
    const rule = TEXT_RULES.find((candidate) => candidate.id === id);
    expect(rule).toBeDefined();
    const found = rule?.find(viewText(text), {}) ?? [];
    expect(found.length > 0, text).toBe(expected === "finds");
  });
});

const CATEGORY_SAMPLES = [
  "Red wine from the valley",
  "Online casino with free spins",
  "Personal loans from 2.9 %",
  "Trade crypto today",
  "We're hiring drivers",
  "Apartments for rent downtown",
  "Vote for Anna Kern for mayor",
  "Order Ozempic here",
  "Botox in twenty minutes",
  "Vapes and e-liquids",
  "Rifles and ammunition",
  "Sex toys, discreetly packed",
  "A dating app for readers",
  "Kids, ask your parents",
];

test.each(CATEGORY_SAMPLES)("“%s” belongs to a restricted category", (text) => {
  const found = checkField({ platform: "facebook", field: "primaryText", text });
  expect(found.map(({ ruleId }) => ruleId)).toContain("restricted-category");
  const details = found.flatMap(({ detail }) => detail ?? []);
  const again = checkField({ platform: "facebook", field: "primaryText", text }, { confirmed: details });
  expect(again.map(({ ruleId }) => ruleId)).not.toContain("restricted-category");
});

test("every rule above advice has a source with the date when it was read", () => {
  const texts = [...Object.values(RULE_SAMPLES).flatMap(({ must }) => must), ...CATEGORY_SAMPLES];
  for (const text of texts) {
    for (const platform of PLATFORM_IDS) {
      for (const { source, severity, ruleId, why } of checkField({
        platform,
        field: PLATFORMS[platform].mainField,
        text,
      })) {
        expect(source.readOn <= RULES_READ_ON, ruleId).toBe(true);
        expect(source.url !== "" || severity === "advice", `${ruleId}: ${text}`).toBe(true);
        expect(why, ruleId).toMatch(/^(?:[a-z]|[A-Z]\w+ )[^!]*[^.!]$/u);
      }
    }
  }
});

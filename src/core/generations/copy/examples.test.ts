import { describe, expect, test } from "vitest";
import { AD_LANGUAGE_CODES, WRITTEN_LANGUAGES } from "../language.ts";
import { copyExamples } from "./examples.ts";

describe.each(AD_LANGUAGE_CODES.slice(0, WRITTEN_LANGUAGES))("Examples in %s", (language) => {
  const examples = copyExamples(language);

  test("are three in this language only, each with another idea", () => {
    expect(examples).toHaveLength(3);
    expect(new Set(examples.map(({ angle }) => angle)).size).toBe(3);
    if (language !== "en") expect(examples).not.toBe(copyExamples("en"));
  });

  test("fit the fields that they are for", () => {
    for (const { primaryText, headline } of examples) {
      expect(primaryText.length, primaryText).toBeLessThanOrEqual(125);
      expect(headline.length, headline).toBeLessThanOrEqual(27);
      expect(headline).not.toMatch(/[.!]$/);
    }
  });

  test("state no number that their facts do not state", () => {
    for (const { facts, primaryText, headline } of examples)
      for (const number of `${primaryText} ${headline}`.match(/\d+(?:[.,]\d+)?/g) ?? [])
        expect(facts).toContain(number);
  });
});

test("Languages without examples get the English ones", () => {
  expect(copyExamples("sv")).toBe(copyExamples("en"));
});

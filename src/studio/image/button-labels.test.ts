import { expect, test } from "vitest";
import { LIMITS } from "#core/limits.ts";
import { GOALS } from "../text/facts/facts.ts";
import { readFacts } from "../text/facts/read-facts.ts";
import { BUTTON_LABELS, buttonLabel } from "./button-labels.ts";

test.each(["en", "de", "fr", "es", "it", "pt", "nl"])(
  "has a label for every goal in %s, which is read as that goal",
  (language) => {
    for (const goal of GOALS) {
      const callToAction = buttonLabel(language, goal) ?? "";
      expect([
        callToAction,
        readFacts({ companyName: "A", productName: "B", callToAction }, language).goal,
      ]).toEqual([callToAction, goal === "learn" ? expect.toBeOneOf(["learn", null]) : goal]);
    }
  },
);

test("fits the button and has no label for an unknown language", () => {
  for (const label of BUTTON_LABELS) expect(label.length).toBeLessThanOrEqual(LIMITS.callToAction / 2 + 4);
  expect(buttonLabel("sv", "book")).toBe("Läs mer");
  expect(buttonLabel("yo", "book")).toBeUndefined();
});

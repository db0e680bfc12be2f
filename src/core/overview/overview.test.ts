import { describe, expect, test } from "vitest";
import { PLANS } from "../plans.ts";
import { clickRate, percentChange, pointsChange } from "./change.ts";
import { buildChecklist, type ChecklistProgress } from "./checklist.ts";
import { readNumber } from "./numbers.ts";
import { overviewPeriod } from "./period.ts";
import { resultsSchema } from "./results.ts";

test("A change is null without an earlier value", () => {
  expect(percentChange(27, 24)).toBeCloseTo(12.5);
  expect(percentChange(0, 24)).toBe(-100);
  expect(percentChange(27, 0)).toBeNull();
  expect(clickRate(0, 0)).toBeNull();
  expect(pointsChange(clickRate(48, 1000), clickRate(42, 1000))).toBeCloseTo(0.6);
  expect(pointsChange(4.8, null)).toBeNull();
});

test("Days begin at local midnight", () => {
  const lateInUtc = new Date("2026-11-21T23:30:00Z");
  expect(overviewPeriod(lateInUtc, 0)).toMatchObject({
    start: new Date("2026-10-23T00:00:00Z"),
    earlierStart: new Date("2026-09-23T00:00:00Z"),
  });
  expect(overviewPeriod(lateInUtc, 0).dates.at(-1)).toBe("2026-11-21");
  const inBerlin = overviewPeriod(lateInUtc, 60);
  expect(inBerlin.dates).toHaveLength(30);
  expect(inBerlin.dates.at(-1)).toBe("2026-11-22");
  expect(inBerlin.start).toEqual(new Date("2026-10-23T23:00:00Z"));
});

describe("buildChecklist", () => {
  const noProgress: ChecklistProgress = { completedKinds: new Set(), hasPicture: false, hasResults: false };
  const steps = (progress: ChecklistProgress, tier: keyof typeof PLANS) =>
    buildChecklist(progress, PLANS[tier].quotas)?.map(({ step, done }) => `${step} ${done}`);

  test("omits steps that the plan does not include", () => {
    expect(steps(noProgress, "free")).toEqual(["text false", "picture false", "results false"]);
    expect(steps(noProgress, "growth")).toHaveLength(5);
    expect(steps({ ...noProgress, completedKinds: new Set(["image"]) }, "free")).toContain("image true");
  });

  test("returns null once all steps are done", () => {
    expect(
      steps({ completedKinds: new Set(["text"]), hasPicture: true, hasResults: true }, "free"),
    ).toBeUndefined();
  });
});

test.each([
  ["48200", 48_200],
  ["1,234", 1234],
  ["1.234.567", 1_234_567],
  ["1 234", 1234],
  ["1\u202f234\u202f567", 1_234_567],
  ["1'234", 1234],
  ["12,34,567", 1_234_567],
  ["12.00", 12],
  ["1,234.50", 1234.5],
  ["1.234,50", 1234.5],
  ["0.500", 0.5],
  ["", undefined],
  ["-3", undefined],
  ["1,23,4", undefined],
  ["12a", undefined],
  ["1e5", undefined],
  ["4.8%", undefined],
])("readNumber parses %j as %s", (text, number) => expect(readNumber(text)).toBe(number));

describe("resultsSchema", () => {
  const fieldsOf = (input: object) => {
    const { error } = resultsSchema.safeParse(input);
    return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
  };

  test("accepts formatted text and numbers", () => {
    const typed = { impressions: " 48,200 ", clicks: "1 204", conversions: 0 };
    expect(resultsSchema.parse(typed)).toEqual({ impressions: 48_200, clicks: 1204, conversions: 0 });
  });

  test("rejects invalid results with a message at the field", () => {
    expect(fieldsOf({ impressions: "", clicks: "1.5", conversions: "-1" })).toEqual({
      impressions: "Impressions is required",
      clicks: "Clicks must be a whole number, 0 or more",
      conversions: "Conversions must be a whole number, 0 or more",
    });
    expect(fieldsOf({ impressions: 10, clicks: 11, conversions: 0 })).toEqual({
      clicks: "There cannot be more clicks than impressions",
    });
    expect(fieldsOf({ impressions: 0, clicks: 0, conversions: 1 })).toEqual({
      conversions: "There cannot be conversions without impressions",
    });
    expect(fieldsOf({ impressions: 2e12, clicks: 0, conversions: 0 })).toHaveProperty("impressions");
    expect(fieldsOf({})).toHaveProperty("impressions", "Impressions is required");
    expect(fieldsOf({ impressions: Number.NaN, clicks: Infinity, conversions: 0 })).toHaveProperty("clicks");
  });
});

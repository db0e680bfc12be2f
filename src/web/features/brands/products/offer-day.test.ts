import { expect, test } from "vitest";
import { offerDay } from "./offer-day.ts";

const TODAY = "2026-11-28";

test.each([
  ["2026-12-06", "offer ends Dec 6"],
  ["2027-01-02", "offer ends Jan 2, 2027"],
  [TODAY, "offer ends Nov 28"],
  ["2026-11-27", "offer ended Nov 27"],
  ["2020-02-02", "offer ended Feb 2, 2020"],
])("The last day %s of an offer reads as: %s", (day, text) => {
  expect(offerDay(day, TODAY)).toBe(text);
});

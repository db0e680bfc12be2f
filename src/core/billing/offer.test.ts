import { expect, test } from "vitest";
import { PLANS } from "../plans.ts";
import { firstMonthCents, firstMonthPrice, offerEnd, offerHolds } from "./offer.ts";
import { planCents } from "./money.ts";

test("the offer ends with its last day, in UTC, and is for those who have not had it", () => {
  const facts = { used: false, lastDay: "2027-01-31", now: new Date("2027-01-31T23:59:59.999Z") };
  expect(offerHolds(facts)).toBe(true);
  expect(offerHolds({ ...facts, now: new Date("2027-02-01T00:00:00Z") })).toBe(false);
  expect(offerHolds({ ...facts, used: true })).toBe(false);
  expect(offerHolds({ ...facts, lastDay: undefined })).toBe(true);
  expect(offerEnd(undefined)).toBeNull();
});

test("half of a price is never more than half", () => {
  for (const tier of ["growth", "scale", "pro"] as const) {
    const cents = firstMonthCents(planCents(tier));
    expect(cents * 2).toBeLessThanOrEqual(planCents(tier));
    expect(planCents(tier) - cents * 2).toBeLessThan(2);
    expect(firstMonthPrice(PLANS[tier].price)).toBe(cents / 100);
  }
});

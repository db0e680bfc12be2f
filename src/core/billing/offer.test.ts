import { expect, test } from "vitest";
import { PLANS } from "../plans.ts";
import { PAID_TIERS } from "./api.ts";
import { firstMonthCents, firstMonthPrice, offerEnd, isOfferAvailable } from "./offer.ts";
import { planCents } from "./money.ts";

test("The offer ends with its last day in UTC and excludes customers who have used it", () => {
  const facts = { used: false, lastDay: "2027-01-31", now: new Date("2027-01-31T23:59:59.999Z") };
  expect(isOfferAvailable(facts)).toBe(true);
  expect(isOfferAvailable({ ...facts, now: new Date("2027-02-01T00:00:00Z") })).toBe(false);
  expect(isOfferAvailable({ ...facts, used: true })).toBe(false);
  expect(isOfferAvailable({ ...facts, lastDay: undefined })).toBe(true);
  expect(offerEnd(undefined)).toBeNull();
});

test("The discounted price is at most half, rounded down", () => {
  for (const tier of PAID_TIERS) {
    const cents = firstMonthCents(planCents(tier));
    expect(cents * 2).toBeLessThanOrEqual(planCents(tier));
    expect(planCents(tier) - cents * 2).toBeLessThan(2);
    expect(firstMonthPrice(PLANS[tier].price)).toBe(cents / 100);
  }
});

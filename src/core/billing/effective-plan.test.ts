import { describe, expect, test } from "vitest";
import { PLANS } from "../plans.ts";
import { effectivePlan, type MirroredPlan } from "./effective-plan.ts";

const at = (text: string) => new Date(`${text}Z`);
const [NOV, DEC, JAN] = [at("2026-11-20T12:00:00"), at("2026-12-20T12:00:00"), at("2027-01-20T12:00:00")];

const active: MirroredPlan = {
  id: "sub_1",
  status: "active",
  tier: "growth",
  cents: 1999,
  createdAt: NOV,
  anchor: NOV,
  periodStart: NOV,
  periodEnd: DEC,
  cancelAtPeriodEnd: false,
  canceledAt: null,
  pendingTier: null,
  pendingAt: null,
  pastDueSince: null,
  card: null,
  history: null,
};
const upgraded: MirroredPlan = {
  ...active,
  tier: "pro",
  history: [
    {
      start: NOV.getTime(),
      end: DEC.getTime(),
      tiers: [
        { tier: "growth", at: NOV.getTime() },
        { tier: "pro", at: at("2026-12-05T12:00:00").getTime() },
      ],
    },
  ],
};
const inForce = (plan: MirroredPlan, now: Date) => effectivePlan(PLANS, plan, now);

test("A subscription without a history has the plan's full quotas", () => {
  expect(inForce(active, at("2026-12-01T00:00:00"))).toEqual({
    tier: "growth",
    quotas: PLANS.growth.quotas,
    period: { start: NOV, end: DEC },
    totals: "full",
  });
});

test("An upgrade within a period prorates its totals; the next period has the full number", () => {
  expect(inForce(upgraded, at("2026-12-10T00:00:00"))).toMatchObject({
    tier: "pro",
    quotas: { imageAds: 55, videoAds: 30, fullPackage: 18 },
    totals: "prorated",
  });
  expect(inForce(upgraded, DEC)).toEqual({
    tier: "pro",
    quotas: PLANS.pro.quotas,
    period: { start: DEC, end: JAN },
    totals: "full",
  });
  const lower: MirroredPlan = { ...upgraded, pendingTier: "growth", pendingAt: DEC };
  expect(inForce(lower, DEC)).toMatchObject({ tier: "growth", quotas: PLANS.growth.quotas, totals: "full" });
});

describe("While a renewal is unpaid", () => {
  const due: MirroredPlan = {
    ...upgraded,
    status: "past_due",
    periodStart: DEC,
    periodEnd: JAN,
    // Stripe finalizes the invoice an hour after the renewal.
    pastDueSince: at("2026-12-20T13:00:00"),
    history: [
      { start: DEC.getTime(), end: JAN.getTime(), tiers: [{ tier: "pro", at: DEC.getTime() }] },
      ...upgraded.history!,
    ],
  };
  const grace = at("2026-12-23T13:00:00");

  test("the units left from the last paid period apply until the grace period ends", () => {
    expect(inForce(due, at("2026-12-21T00:00:00"))).toMatchObject({
      tier: "pro",
      quotas: { imageAds: 55, videoAds: 30, fullPackage: 18 },
      period: { start: NOV, end: grace },
      totals: "past_due",
    });
    expect(inForce(due, grace)).toMatchObject({ tier: "free", quotas: PLANS.free.quotas, totals: "full" });
  });

  test("an unrecorded previous period is assumed to have the current tier", () => {
    expect(inForce({ ...due, history: null }, at("2026-12-21T00:00:00"))).toMatchObject({
      quotas: PLANS.pro.quotas,
      period: { start: NOV, end: grace },
      totals: "past_due",
    });
  });

  test("a late payment gives the new period its full number", () => {
    const paid: MirroredPlan = { ...due, status: "active", pastDueSince: null };
    expect(inForce(paid, at("2026-12-21T00:00:00"))).toMatchObject({
      quotas: PLANS.pro.quotas,
      period: { start: DEC, end: JAN },
      totals: "full",
    });
  });

  test("an invoice that becomes due within a period does not reduce its units", () => {
    const other: MirroredPlan = { ...due, pastDueSince: at("2026-12-28T00:00:00") };
    expect(inForce(other, at("2026-12-29T00:00:00"))).toMatchObject({
      period: { start: DEC, end: JAN },
      totals: "full",
    });
  });
});

import { describe, expect, test } from "vitest";
import { PLANS } from "../plans.ts";
import { planInForce, type MirroredPlan } from "./plan-in-force.ts";

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
  cancelledAt: null,
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
const inForce = (plan: MirroredPlan, now: Date) => planInForce(PLANS, plan, now);

test("without a history the plan's quotas hold", () => {
  expect(inForce(active, at("2026-12-01T00:00:00"))).toEqual({
    tier: "growth",
    quotas: PLANS.growth.quotas,
    period: { start: NOV, end: DEC },
    totals: "full",
  });
});

test("after an upgrade in mid-period the totals are prorated, and the next period has the full number", () => {
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

describe("while a renewal is unpaid", () => {
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

  test("what was left of the period that was paid for remains until the days of grace end", () => {
    expect(inForce(due, at("2026-12-21T00:00:00"))).toMatchObject({
      tier: "pro",
      quotas: { imageAds: 55, videoAds: 30, fullPackage: 18 },
      period: { start: NOV, end: grace },
      totals: "past_due",
    });
    expect(inForce(due, grace)).toMatchObject({ tier: "free", quotas: PLANS.free.quotas, totals: "full" });
  });

  test("a last period that nobody recorded had the tier of today", () => {
    expect(inForce({ ...due, history: null }, at("2026-12-21T00:00:00"))).toMatchObject({
      quotas: PLANS.pro.quotas,
      period: { start: NOV, end: grace },
      totals: "past_due",
    });
  });

  test("paid after all, the new period has the full number", () => {
    const paid: MirroredPlan = { ...due, status: "active", pastDueSince: null };
    expect(inForce(paid, at("2026-12-21T00:00:00"))).toMatchObject({
      quotas: PLANS.pro.quotas,
      period: { start: DEC, end: JAN },
      totals: "full",
    });
  });

  test("another invoice that is due in mid-period takes nothing away", () => {
    const other: MirroredPlan = { ...due, pastDueSince: at("2026-12-28T00:00:00") };
    expect(inForce(other, at("2026-12-29T00:00:00"))).toMatchObject({
      period: { start: DEC, end: JAN },
      totals: "full",
    });
  });
});

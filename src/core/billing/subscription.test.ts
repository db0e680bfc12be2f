import { describe, expect, test } from "vitest";
import { presentFailedPayment, presentSubscription } from "./api.ts";
import {
  isCancellable,
  nextChange,
  effectivePeriod,
  SUBSCRIPTION_STATUSES,
  selectSubscription,
  effectiveTier,
  type Subscription,
  type SubscriptionStatus,
} from "./subscription.ts";

const at = (text: string) => new Date(`${text}Z`);
const START = at("2026-01-31T12:00:00");
const END = at("2026-02-28T12:00:00");
const NOW = at("2026-02-10T00:00:00");

const subscription = (more: Partial<Subscription> = {}): Subscription => ({
  id: "sub_1",
  status: "active",
  tier: "scale",
  cents: 2999,
  createdAt: START,
  anchor: START,
  periodStart: START,
  periodEnd: END,
  cancelAtPeriodEnd: false,
  canceledAt: null,
  pendingTier: null,
  pendingAt: null,
  pastDueSince: null,
  card: null,
  ...more,
});

describe("Each status", () => {
  const worth: Record<SubscriptionStatus, [tier: string, cancellable: boolean, shown: boolean]> = {
    active: ["scale", true, true],
    trialing: ["scale", true, true],
    past_due: ["scale", true, true],
    unpaid: ["free", false, true],
    paused: ["free", false, true],
    incomplete: ["free", false, true],
    canceled: ["free", false, false],
    incomplete_expired: ["free", false, false],
  };
  test.each(SUBSCRIPTION_STATUSES)("%s", (status) => {
    const one = subscription({ status, pastDueSince: status === "past_due" ? NOW : null });
    const [tier, cancellable, shown] = worth[status];
    expect(effectiveTier(one, NOW)).toBe(tier);
    expect(isCancellable(status)).toBe(cancellable);
    expect(presentSubscription(one) !== null).toBe(shown);
    expect(nextChange(one, NOW) !== null).toBe(shown);
  });
});

test("A plan continues for exactly three days after a failed payment", () => {
  const one = subscription({ status: "past_due", pastDueSince: NOW });
  const over = at("2026-02-13T00:00:00");
  expect(effectiveTier(one, new Date(over.getTime() - 1))).toBe("scale");
  expect(effectiveTier(one, over)).toBe("free");
  expect(presentFailedPayment(one)).toEqual({ since: NOW.getTime(), planUntil: over.getTime() });
  expect(presentFailedPayment(subscription())).toBeNull();
  expect(nextChange(one, NOW)).toEqual(over);
  expect(nextChange(one, over)).toEqual(END);
});

test("A canceled plan and a downgrade change at the period's end", () => {
  const canceled = subscription({ cancelAtPeriodEnd: true });
  expect(effectiveTier(canceled, new Date(END.getTime() - 1))).toBe("scale");
  expect(effectiveTier(canceled, END)).toBe("free");
  const lower = subscription({ pendingTier: "growth", pendingAt: END });
  expect(effectiveTier(lower, new Date(END.getTime() - 1))).toBe("scale");
  expect(effectiveTier(lower, END)).toBe("growth");
});

test("Units count by the billing period, which continues from the anchor before a renewal is synced", () => {
  expect(effectivePeriod(subscription(), NOW)).toEqual({ start: START, end: END });
  const march = at("2026-03-31T12:00:00");
  expect(effectivePeriod(subscription(), END)).toEqual({ start: END, end: march });
  expect(effectivePeriod(subscription(), at("2026-03-31T11:59:59"))).toEqual({ start: END, end: march });
  expect(effectivePeriod(subscription(), march).start).toEqual(march);
  expect(effectivePeriod(subscription({ status: "unpaid" }), NOW)).toEqual({
    start: at("2026-02-01T00:00:00"),
    end: at("2026-03-01T00:00:00"),
  });
});

test("A running subscription is selected before ended ones, then the newest", () => {
  const old = subscription({ id: "old", createdAt: at("2025-01-01T00:00:00") });
  const ended = subscription({ id: "ended", status: "canceled", createdAt: at("2026-02-01T00:00:00") });
  const newer = subscription({ id: "newer", createdAt: at("2026-02-02T00:00:00") });
  const due = subscription({ id: "due", status: "past_due", createdAt: at("2026-02-03T00:00:00") });
  expect(selectSubscription([ended, old])?.id).toBe("old");
  expect(selectSubscription([old, newer, due])?.id).toBe("newer");
  expect(selectSubscription([ended, due])?.id).toBe("due");
  expect(selectSubscription([])).toBeUndefined();
});

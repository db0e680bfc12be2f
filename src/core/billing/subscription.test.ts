import { describe, expect, test } from "vitest";
import { presentFailedPayment, presentSubscription } from "./api.ts";
import {
  isCancellable,
  nextTurn,
  periodInForce,
  SUBSCRIPTION_STATUSES,
  subscriptionThatCounts,
  tierInForce,
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
  cancelledAt: null,
  pendingTier: null,
  pendingAt: null,
  pastDueSince: null,
  card: null,
  ...more,
});

describe("every status", () => {
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
    expect(tierInForce(one, NOW)).toBe(tier);
    expect(isCancellable(status)).toBe(cancellable);
    expect(presentSubscription(one) !== null).toBe(shown);
    expect(nextTurn(one, NOW) !== null).toBe(shown);
  });
});

test("a failed payment leaves the plan for three days, to the millisecond", () => {
  const one = subscription({ status: "past_due", pastDueSince: NOW });
  const over = at("2026-02-13T00:00:00");
  expect(tierInForce(one, new Date(over.getTime() - 1))).toBe("scale");
  expect(tierInForce(one, over)).toBe("free");
  expect(presentFailedPayment(one)).toEqual({ since: NOW.getTime(), planUntil: over.getTime() });
  expect(presentFailedPayment(subscription())).toBeNull();
  expect(nextTurn(one, NOW)).toEqual(over);
  expect(nextTurn(one, over)).toEqual(END);
});

test("a cancelled plan ends on its day, a downgrade begins on its day", () => {
  const cancelled = subscription({ cancelAtPeriodEnd: true });
  expect(tierInForce(cancelled, new Date(END.getTime() - 1))).toBe("scale");
  expect(tierInForce(cancelled, END)).toBe("free");
  const lower = subscription({ pendingTier: "growth", pendingAt: END });
  expect(tierInForce(lower, new Date(END.getTime() - 1))).toBe("scale");
  expect(tierInForce(lower, END)).toBe("growth");
});

test("units count by the billing period, rolled on from the anchor when nobody has told of the renewal", () => {
  expect(periodInForce(subscription(), NOW)).toEqual({ start: START, end: END });
  const march = at("2026-03-31T12:00:00");
  expect(periodInForce(subscription(), END)).toEqual({ start: END, end: march });
  expect(periodInForce(subscription(), at("2026-03-31T11:59:59"))).toEqual({ start: END, end: march });
  expect(periodInForce(subscription(), march).start).toEqual(march);
  expect(periodInForce(subscription({ status: "unpaid" }), NOW)).toEqual({
    start: at("2026-02-01T00:00:00"),
    end: at("2026-03-01T00:00:00"),
  });
});

test("of several, what runs counts, then the newest", () => {
  const old = subscription({ id: "old", createdAt: at("2025-01-01T00:00:00") });
  const ended = subscription({ id: "ended", status: "canceled", createdAt: at("2026-02-01T00:00:00") });
  const newer = subscription({ id: "newer", createdAt: at("2026-02-02T00:00:00") });
  const due = subscription({ id: "due", status: "past_due", createdAt: at("2026-02-03T00:00:00") });
  expect(subscriptionThatCounts([ended, old])?.id).toBe("old");
  expect(subscriptionThatCounts([old, newer, due])?.id).toBe("newer");
  expect(subscriptionThatCounts([ended, due])?.id).toBe("due");
  expect(subscriptionThatCounts([])).toBeUndefined();
});

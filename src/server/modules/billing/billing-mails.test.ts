import { expect, test } from "vitest";
import type { Subscription } from "#core/billing/subscription.ts";
import { mailsForChange, renewalNotice } from "./billing-mails.ts";

const at = (text: string) => new Date(`${text}T12:00:00Z`);

const active: Subscription = {
  id: "sub_1",
  status: "active",
  tier: "pro",
  cents: 4999,
  createdAt: at("2026-11-20"),
  anchor: at("2026-11-20"),
  periodStart: at("2026-11-20"),
  periodEnd: at("2026-12-20"),
  cancelAtPeriodEnd: false,
  canceledAt: null,
  pendingTier: null,
  pendingAt: null,
  pastDueSince: null,
  card: null,
};
const canceled = { ...active, cancelAtPeriodEnd: true, canceledAt: at("2026-11-25") };
const pastDue: Subscription = { ...active, status: "past_due", pastDueSince: at("2026-12-20") };
const ended: Subscription = { ...active, status: "canceled" };
const kinds = (before: Subscription | undefined, after: Subscription) =>
  mailsForChange(before, after).map(({ kind }) => kind);

test.each([
  ["a new plan", undefined, active, ["plan-welcome"]],
  ["a new plan after an ended one", { ...ended, id: "sub_0" }, active, ["plan-welcome"]],
  ["a late first payment", { ...active, status: "incomplete" as const }, active, ["plan-welcome"]],
  ["no change", active, active, []],
  ["a failed payment", active, pastDue, ["payment-failed"]],
  ["a payment that is still unpaid", pastDue, pastDue, []],
  ["a failed payment that is now paid", pastDue, active, []],
  ["a cancellation", active, canceled, ["plan-cancelled"]],
  ["an unchanged cancellation", canceled, canceled, []],
  ["a resumed plan", canceled, active, []],
  ["an end that was announced", canceled, { ...canceled, status: "canceled" as const }, []],
  ["an end without an announcement", pastDue, ended, ["plan-ended"]],
  ["a plan that ended before its first sync", undefined, ended, []],
])("Mails for %s", (_, before, after, expected) => {
  expect(kinds(before, after)).toEqual(expected);
});

test("A second cancellation after a resume sends a second mail", () => {
  const again = { ...canceled, canceledAt: at("2026-12-01") };
  const [first, second] = [mailsForChange(active, canceled), mailsForChange(active, again)];
  expect(second[0]?.id).not.toBe(first[0]?.id);
});

test("A renewal notice names the day and the charge of the next plan", () => {
  expect(renewalNotice(active).copy.subject).toBe("Your Pro Pro plan renews on December 20, 2026");
  const lower = renewalNotice({ ...active, pendingTier: "growth", pendingAt: active.periodEnd });
  expect(lower.copy.paragraphs.join(" ")).toContain("$19.99 for another month of the Growth Starter plan");
});

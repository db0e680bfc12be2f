import * as z from "zod/mini";
import { TIERS } from "../plans.ts";
import { toUnits } from "./money.ts";
import { graceEnd, hasEnded, SUBSCRIPTION_STATUSES, type Subscription as Known } from "./subscription.ts";

/** Tiers that are paid for. */
export const PAID_TIERS = ["growth", "scale", "pro"] as const;
export type PaidTier = (typeof PAID_TIERS)[number];

const tier = z.enum(TIERS);
/** Milliseconds since 1970. */
const time = z.number();

/** A user's subscription as it leaves the server; money in currency units. */
export const subscriptionSchema = z.object({
  id: z.string(),
  tier,
  /** Per month; 0 when the provider names no amount. */
  price: z.number(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  currentPeriodEnd: time,
  cancelAtPeriodEnd: z.boolean(),
  /** The tier that a downgrade leads to, and when; `null` when none is coming. */
  pendingTier: z.nullable(tier),
  pendingAt: z.nullable(time),
});
export type Subscription = z.output<typeof subscriptionSchema>;

/** `null` once it has ended, or when there never was one. */
export const subscriptionAnswerSchema = z.nullable(subscriptionSchema);

/** What stands beside the plan on the billing page. */
export const billingDetailsSchema = z.object({
  /** `sandbox`: nothing is charged; `none`: nothing can be bought here. */
  payments: z.enum(["stripe", "sandbox", "none"]),
  card: z.nullable(
    z.object({ brand: z.string(), last4: z.string(), expMonth: z.number(), expYear: z.number() }),
  ),
  /** A payment that failed, and until when the plan lasts all the same. */
  failedPayment: z.nullable(z.object({ since: time, planUntil: time })),
});
export type BillingDetails = z.output<typeof billingDetailsSchema>;

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  date: time,
  description: z.string(),
  /** In currency units. */
  amount: z.number(),
  currency: z.string(),
  status: z.enum(["draft", "open", "paid", "void", "uncollectible"]),
  pdfUrl: z.nullable(z.string()),
  /** Where an open one can be paid. */
  payUrl: z.nullable(z.string()),
});
export type Invoice = z.output<typeof invoiceSchema>;

/** Newest first. */
export const invoiceListSchema = z.object({ items: z.array(invoiceSchema) });
export type InvoiceList = z.output<typeof invoiceListSchema>;

/** Whether the first month costs this customer less, and until when the offer runs (ms since 1970). */
export const offerSchema = z.object({
  available: z.boolean(),
  percentOff: z.number(),
  endsAt: z.nullable(time),
});
export type Offer = z.output<typeof offerSchema>;

/** Any other field, such as a price, is left out of account: what a plan costs is known here. */
export const checkoutSchema = z.object({ tier: z.enum(PAID_TIERS) });
/** The id that the checkout's return address carries. */
export const checkoutReturnSchema = z.object({ sessionId: z.string().check(z.maxLength(200)) });
/** `free` is a cancellation, the current tier takes back a downgrade. */
export const changeSchema = z.object({ tier });
export const changeRequestSchema = z.object({
  tier,
  /** The `at` of an upgrade's preview: for a quarter of an hour the upgrade costs and adds what it showed. */
  at: z.optional(time),
});

/** Where to send the browser. */
export const linkSchema = z.object({ url: z.string() });

const units = z.union([z.number(), z.literal("unlimited")]);

/** What a change of plan costs and adds at once, and when the new plan begins (ms since 1970). */
export const changePreviewSchema = z.object({
  tier,
  /** In currency units. */
  amountDue: z.number(),
  /** Units that the running period gets on top: the difference of the plans for the share of it that is left, rounded up. */
  units: z.object({ textAds: units, imageAds: units, videoAds: units, fullPackage: units }),
  at: time,
});
export type ChangePreview = z.output<typeof changePreviewSchema>;

/** The API's form of a subscription. */
export function presentSubscription(known: Known | undefined): Subscription | null {
  if (!known || hasEnded(known.status)) return null;
  const { id, tier, cents, status, periodEnd, cancelAtPeriodEnd, pendingTier, pendingAt } = known;
  return {
    id,
    tier,
    price: toUnits(cents),
    status,
    currentPeriodEnd: periodEnd.getTime(),
    cancelAtPeriodEnd,
    pendingTier,
    pendingAt: pendingAt && pendingAt.getTime(),
  };
}

/** The failed payment of a subscription, as the API tells it. */
export function presentFailedPayment(known: Known | undefined): BillingDetails["failedPayment"] {
  if (known?.status !== "past_due" || !known.pastDueSince) return null;
  const until = graceEnd(known) ?? known.periodStart;
  return { since: known.pastDueSince.getTime(), planUntil: until.getTime() };
}

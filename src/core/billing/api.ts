import * as z from "zod/mini";
import { TIERS, type Tier } from "../plans.ts";
import { toCurrencyUnits } from "./money.ts";
import { graceEnd, hasEnded, SUBSCRIPTION_STATUSES, type Subscription } from "./subscription.ts";

/**
 * Tiers that are paid for, in ascending order. Stripe's prices, the checkout and `npm run
 * stripe:setup` follow it; it derives from `TIERS` in `core/plans.ts`.
 */
export const PAID_TIERS = TIERS.filter((tier) => tier !== "free");

/** Tier of a plan that can be bought; the payment adapters take no other. */
export type PaidTier = (typeof PAID_TIERS)[number];
/**
 * Whether a tier is paid for: decides in a change of plan between another price and a cancellation.
 */
export const isPaidTier = (tier: Tier): tier is PaidTier => tier !== "free";

const tier = z.enum(TIERS);
/** Milliseconds since 1970. */
const time = z.number();

/**
 * A subscription in responses of the billing routes; `presentSubscription` fills it from the
 * mirror's row.
 */
export const subscriptionSchema = z.object({
  id: z.string(),
  tier,
  /** Currency units per month; 0 if the provider reports no amount. */
  price: z.number(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  currentPeriodEnd: time,
  cancelAtPeriodEnd: z.boolean(),
  /** Tier and time of a scheduled downgrade; `null` without one. */
  pendingTier: z.nullable(tier),
  pendingAt: z.nullable(time),
});

/**
 * A subscription as the API returns it to the billing page; `presentSubscription` makes it from the
 * stored one.
 */
export type SubscriptionSummary = z.output<typeof subscriptionSchema>;

/**
 * Response of the billing routes; `null` for a user who has no subscription, or whose subscription
 * has ended.
 */
export const subscriptionResponseSchema = z.nullable(subscriptionSchema);

/**
 * Response of `GET /api/subscription/details`: who takes payments, the card on file and a failed
 * payment, for the billing page.
 */
export const billingDetailsSchema = z.object({
  /** `sandbox` never charges; with `none` no plan can be bought. */
  payments: z.enum(["stripe", "sandbox", "none"]),
  card: z.nullable(
    z.object({ brand: z.string(), last4: z.string(), expMonth: z.number(), expYear: z.number() }),
  ),
  /** When the payment failed and when the grace period ends; `null` without a failed payment. */
  failedPayment: z.nullable(z.object({ since: time, planUntil: time })),
});

/** Card and failed payment as `readDetails` on the server returns them for the billing page. */
export type BillingDetails = z.output<typeof billingDetailsSchema>;

/**
 * An invoice in the list on the billing page. Stripe's adapter (`toInvoice`) and the sandbox
 * (`fromSandboxInvoice`) fill it; nothing is stored here.
 */
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
  /** The provider's payment page of an open invoice. */
  payUrl: z.nullable(z.string()),
});

/** An invoice as the payment adapters return it and a row of the billing page shows it. */
export type Invoice = z.output<typeof invoiceSchema>;

/** Response of `GET /api/subscription/invoices`, newest first. */
export const invoiceListSchema = z.object({ items: z.array(invoiceSchema) });

/** Invoices as `readInvoices` returns them to the billing page, newest first. */
export type InvoiceList = z.output<typeof invoiceListSchema>;

/**
 * The first-month discount for this customer or visitor, on the billing page and the landing page;
 * `endsAt` is `null` for an offer without an end.
 */
export const offerSchema = z.object({
  available: z.boolean(),
  percentOff: z.number(),
  endsAt: z.nullable(time),
});

/**
 * The first-month discount as `readOffer` on the server decides it and the billing page shows it.
 */
export type Offer = z.output<typeof offerSchema>;

/**
 * Request body that starts a checkout. Unknown fields, such as a price, are ignored; prices come
 * from `PLANS`.
 */
export const checkoutSchema = z.object({ tier: z.enum(PAID_TIERS) });
/**
 * Request body of the billing page when the browser returns from a checkout, with the checkout's id
 * from the return URL.
 */
export const checkoutReturnSchema = z.object({ sessionId: z.string().check(z.maxLength(200)) });
/**
 * Query of the preview of a plan change, which the change dialog reads. `free` cancels the
 * subscription; the current tier cancels a scheduled downgrade.
 */
export const changeSchema = z.object({ tier });
/** Request body of a plan change, sent when the user confirms the dialog. */
export const changeRequestSchema = z.object({
  tier,
  /**
   * `at` of the preview. Price and units of a preview hold for 15 minutes (`PREVIEW_MS` on the
   * server).
   */
  at: z.optional(time),
});

/** Response with the URL of the provider's checkout or portal, to which the browser is sent. */
export const linkSchema = z.object({ url: z.string() });

const units = z.union([z.number(), z.literal("unlimited")]);

/**
 * Response for the dialog of a plan change: amount due and units added today, and when the new plan
 * begins. `previewChange` on the server calculates it.
 */
export const changePreviewSchema = z.object({
  tier,
  /** In currency units. */
  amountDue: z.number(),
  /**
   * Units added to the current period: the quota difference times the remaining share, rounded up.
   */
  units: z.object({ textAds: units, imageAds: units, videoAds: units, fullPackage: units }),
  at: time,
});

/**
 * Price and added units of a change of plan: `previewChange` calculates them, and the dialog shows
 * them before the confirmation.
 */
export type ChangePreview = z.output<typeof changePreviewSchema>;

/**
 * Converts a stored subscription to its API form at the end of each billing call; `null` without
 * one or after it has ended.
 */
export function presentSubscription(stored: Subscription | undefined): SubscriptionSummary | null {
  if (!stored || hasEnded(stored.status)) return null;
  const { id, tier, cents, status, periodEnd, cancelAtPeriodEnd, pendingTier, pendingAt } = stored;
  return {
    id,
    tier,
    price: toCurrencyUnits(cents),
    status,
    currentPeriodEnd: periodEnd.getTime(),
    cancelAtPeriodEnd,
    pendingTier,
    pendingAt: pendingAt && pendingAt.getTime(),
  };
}

/**
 * The failed payment of a past-due subscription in API form, for `GET /api/subscription/details`;
 * `null` without one. The grace period is in `subscription.ts`.
 */
export function presentFailedPayment(stored: Subscription | undefined): BillingDetails["failedPayment"] {
  if (stored?.status !== "past_due" || !stored.pastDueSince) return null;
  const until = graceEnd(stored) ?? stored.periodStart;
  return { since: stored.pastDueSince.getTime(), planUntil: until.getTime() };
}

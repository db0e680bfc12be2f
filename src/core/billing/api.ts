import * as z from "zod/mini";
import { TIERS, type Tier } from "../plans.ts";
import { toCurrencyUnits } from "./money.ts";
import { graceEnd, hasEnded, SUBSCRIPTION_STATUSES, type Subscription } from "./subscription.ts";

/**
 * Tiers that can be bought, in ascending order: `TIERS` of `core/plans.ts` without `free`. Stripe's
 * prices (`adapters/payments/stripe`: `setup.ts`, `check.ts`), the checkout and `npm run
 * stripe:setup` follow it.
 */
export const PAID_TIERS = TIERS.filter((tier) => tier !== "free");

/**
 * Tier of a plan that can be bought: each of `TIERS` (`core/plans.ts`) but `free`. The checkout
 * (`checkout.service.ts`) and the payment adapters take no other.
 */
export type PaidTier = (typeof PAID_TIERS)[number];
/**
 * Whether a tier is paid for: decides in a change of plan (`change.service.ts`,
 * `change-preview.service.ts`) between another price and a cancellation, and on `billing-page.tsx`.
 */
export const isPaidTier = (tier: Tier): tier is PaidTier => tier !== "free";

const tier = z.enum(TIERS);
/** Milliseconds since 1970. */
const time = z.number();

/**
 * A subscription in responses of the billing routes; `presentSubscription` below makes it from the
 * mirror's row.
 */
const subscriptionSchema = z.object({
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
 * A subscription as the API returns it, prices in dollars; `presentSubscription` makes it from the
 * mirror, `billing.service.ts` and `change.service.ts` of `modules/billing` return it and the
 * billing page shows it. Statuses are in `subscription.ts`, plans in `core/plans.ts`.
 */
export type SubscriptionSummary = z.output<typeof subscriptionSchema>;

/**
 * Response of the billing routes that read or change the plan (`core/api/billing.api.ts`); `null`
 * without a subscription, or after it has ended.
 */
export const subscriptionResponseSchema = z.nullable(subscriptionSchema);

/**
 * Response of `GET /api/subscription/details` for the billing page: who takes payments, the card on
 * file and a failed payment (both `null` without one). `billing.service.ts` makes it; times are ms.
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

/**
 * Payments, card and failed payment, from `billing.service.ts` on the server to the billing page.
 */
export type BillingDetails = z.output<typeof billingDetailsSchema>;

/**
 * An invoice in the list on the billing page. The payment adapters make it (`payments.stripe.ts`,
 * `sandbox/present.ts`); nothing is stored here.
 */
const invoiceSchema = z.object({
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

/**
 * An invoice as the payment adapters return it (`listInvoices`), unstored; `invoice-row.tsx` of the
 * billing page shows it with texts from `invoiceCopy` (`billing.copy.ts`).
 */
export type Invoice = z.output<typeof invoiceSchema>;

/**
 * Response of `GET /api/subscription/invoices`, newest first, at most `MAX_INVOICES` (`limits.ts`);
 * `billing.service.ts` asks the payment adapter (`listInvoices`) for them.
 */
export const invoiceListSchema = z.object({ items: z.array(invoiceSchema) });

/**
 * At most `MAX_INVOICES` (`limits.ts`) invoices, newest first, from `billing.service.ts` to the
 * billing page.
 */
export type InvoiceList = z.output<typeof invoiceListSchema>;

/**
 * The first-month discount for this customer: response of the offer's route, for the billing page.
 * `endsAt` is ms, `null` for an offer without an end; `OFFER` in `offer.ts` has the percentage.
 * `offer.service.ts` makes it.
 */
export const offerSchema = z.object({
  available: z.boolean(),
  percentOff: z.number(),
  endsAt: z.nullable(time),
});

/**
 * The first-month discount as `offer.service.ts` on the server decides it; the billing page shows
 * it.
 */
export type Offer = z.output<typeof offerSchema>;

/**
 * Body that starts a checkout, for `checkout.service.ts`. Unknown fields, such as a price, are
 * ignored; prices come from `PLANS` in `core/plans.ts`.
 */
export const checkoutSchema = z.object({ tier: z.enum(PAID_TIERS) });
/**
 * Body that the billing page sends when the browser returns from a checkout: the checkout's id from
 * the URL, at most 200 characters. `checkout.service.ts` then reads the subscription.
 */
export const checkoutReturnSchema = z.object({ sessionId: z.string().check(z.maxLength(200)) });
/**
 * Query of the preview of a plan change (`change-preview.service.ts`), which the change dialog
 * reads. `free` cancels the subscription; the current tier cancels a scheduled downgrade. Plans are
 * `TIERS` in `core/plans.ts`.
 */
export const changeSchema = z.object({ tier });
/**
 * Body of a plan change, for `change.service.ts`, sent when the user confirms the dialog; `at`, if
 * sent, is the time of the preview, which holds for `PREVIEW_MS`
 * (`server/modules/billing/change-plan.ts`).
 */
export const changeRequestSchema = z.object({
  tier,
  /**
   * `at` of the preview. Its price and units hold for `PREVIEW_MS` (`change-plan.ts` on the
   * server).
   */
  at: z.optional(time),
});

/**
 * Response with the URL of the provider's checkout or portal, to which the browser is sent
 * (`web/features/billing/redirect.ts`). The payment adapter makes the URL.
 */
export const linkSchema = z.object({ url: z.string() });

const units = z.union([z.number(), z.literal("unlimited")]);

/**
 * Response for the dialog of a plan change: amount due (dollars) and units added today, and when
 * the new plan begins (ms). `change-preview.service.ts` calculates it. Prices and units are in
 * `core/plans.ts`, the rules in `change-plan.ts` and `period-quotas.ts`.
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
 * Price and added units of a change of plan, from `change-preview.service.ts` to the dialog
 * (`change-costs.tsx`). Prices and units are in `core/plans.ts`.
 */
export type ChangePreview = z.output<typeof changePreviewSchema>;

/**
 * Converts a stored subscription to its API form, cents to dollars; `null` without one or after it
 * has ended. `billing.service.ts`, `change.service.ts` and `checkout.service.ts` end with it;
 * `hasEnded` is in `subscription.ts`.
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
 * The failed payment of a past-due subscription in API form: when it failed and until when the plan
 * stays, in ms since 1970; `null` without one. `billing.service.ts` calls it; the grace period is
 * `GRACE_DAYS` in `limits.ts`.
 */
export function presentFailedPayment(stored: Subscription | undefined): BillingDetails["failedPayment"] {
  if (stored?.status !== "past_due" || !stored.pastDueSince) return null;
  const until = graceEnd(stored) ?? stored.periodStart;
  return { since: stored.pastDueSince.getTime(), planUntil: until.getTime() };
}

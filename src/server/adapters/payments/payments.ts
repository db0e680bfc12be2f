import type { Invoice, PaidTier } from "#core/billing/api.ts";
import type { Subscription } from "#core/billing/subscription.ts";
import type { Deadline } from "#server/lib/deadline.ts";

/**
 * Why a payment provider failed. `codeOf` in `stripe/failure.ts` decides it for Stripe's errors;
 * this folder's other files throw it directly. `PAYMENT_CODES` in `http/middleware/on-error.ts`
 * maps each code to a response; `checkout.service.ts`, `change.service.ts` and the jobs of
 * `billing` branch on `gone` and `unavailable`.
 * - `unavailable`: it is unreachable or had an internal error; a retry may succeed
 * - `declined`: the card was declined or requires confirmation by its owner
 * - `gone`: the customer, checkout or subscription does not exist or has ended
 * - `refused`: any other rejection, an error of ours or of the configuration
 * - `bad_signature`: the event was not signed by the provider
 * - `not_configured`: no provider is configured
 */
export type PaymentsErrorCode =
  | "unavailable"
  | "declined"
  | "gone"
  | "refused"
  | "bad_signature"
  | "not_configured";

/**
 * A failed call of the payment provider, or a rejected event. `toAppError`
 * (`http/middleware/on-error.ts`) maps its code to the response of a request; jobs try again.
 * Stripe's errors get their code in `stripe/failure.ts`.
 */
export class PaymentsError extends Error {
  readonly code: PaymentsErrorCode;

  constructor(code: PaymentsErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "PaymentsError";
    this.code = code;
  }
}

/**
 * A checkout that can be paid, from the provider. `checkout.service.ts` of the slice `billing`
 * reuses it for a second click on a plan. `stripe/checkouts.ts` and `payments.sandbox.ts` make it,
 * each with a `toOpen`.
 */
export interface OpenCheckout {
  readonly id: string;
  readonly url: string;
  readonly tier: PaidTier;
  /** Whether it includes the first-month offer. */
  readonly offer: boolean;
}

/**
 * A checkout to open at the payment provider, from `checkout.service.ts` of the slice `billing`,
 * which decides about the offer and the URLs. The price comes from `stripe/catalog.ts` or
 * `core/plans.ts` (sandbox).
 */
export interface NewCheckout {
  readonly customerId: string;
  readonly userId: string;
  readonly tier: PaidTier;
  readonly offer: boolean;
  /** Idempotency key. */
  readonly key: string;
  /** Return URL; `{CHECKOUT_SESSION_ID}` is replaced by the checkout's id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/**
 * A change of the plan of a running subscription to `tier`, the input of `scheduleDowngrade`.
 * `change-plan.ts` of the slice `billing` makes it and decides between upgrade and downgrade;
 * `stripe/changes.ts` and `payments.sandbox.ts` apply it.
 */
export interface TierChange {
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly tier: PaidTier;
}

/**
 * A change to a higher tier with immediate proration, the input of `previewUpgrade`
 * (`stripe/changes.ts`) and `upgrade`, from `change-preview.service.ts` and `change-plan.ts` of the
 * slice `billing`.
 */
export interface Upgrade extends TierChange {
  /** Time of the proration; the preview's time makes the charge equal the preview. */
  readonly at: Date;
}

/**
 * A webhook event of the payment provider in a known format. It only triggers a sync, which reads
 * the current state from the provider. `stripe/events.ts` and `sandbox/events.ts` make it;
 * `webhook.service.ts` of the slice `billing` stores it.
 */
export interface PaymentEvent {
  readonly form: "known";
  readonly id: string;
  readonly type: string;
  readonly customerId: string | undefined;
  readonly createdAt: Date;
  /** Whether the event's mode (test or live) is that of our key. */
  readonly matchesMode: boolean;
}

/**
 * A signed event of the payment provider in an unknown format, such as a thin event of Stripe's API
 * v2; it is logged. `toUnknownEvent` (`unknown-event.ts`) makes it.
 */
export interface UnknownEvent {
  readonly form: "unknown";
  readonly id: string | undefined;
  readonly type: string | undefined;
}

interface SubscriptionRef {
  readonly customerId: string;
  readonly subscriptionId: string;
}

/**
 * A payment provider, called by the services of `billing`; which change runs when is decided in its
 * `change-plan.ts`. `choosePayments` (`create-payments.ts`) opens `payments.stripe.ts` with a key
 * of Stripe, else `payments.sandbox.ts` on a server that only this machine reaches, else
 * `payments.none.ts`. Throws `PaymentsError`.
 */
export interface Payments {
  readonly kind: "stripe" | "sandbox" | "none";
  /**
   * Returns the provider for one HTTP request: its calls fail with `unavailable` at the deadline.
   * Without a deadline, a call and its retries may take half a minute.
   */
  readonly withDeadline: (deadline: Deadline) => Payments;
  /** Whether this provider created the customer id. */
  readonly owns: (customerId: string) => boolean;
  /** Creates a customer; the same idempotency key returns the same customer. */
  readonly createCustomer: (customer: {
    readonly userId: string;
    readonly email: string;
    readonly key: string;
  }) => Promise<string>;
  /** The customer's checkouts that can be paid. */
  readonly listOpenCheckouts: (customerId: string) => Promise<readonly OpenCheckout[]>;
  /** Opens a checkout; the same idempotency key returns the same checkout. */
  readonly createCheckout: (checkout: NewCheckout) => Promise<OpenCheckout>;
  /** Throws `gone` if the checkout has been completed. */
  readonly expireCheckout: (id: string) => Promise<void>;
  /** Customer id of a checkout; `undefined` for an unknown checkout. */
  readonly findCheckoutCustomer: (id: string) => Promise<string | undefined>;
  /** All subscriptions of a customer, ended ones included; none for an unknown customer. */
  readonly readSubscriptions: (customerId: string) => Promise<readonly Subscription[]>;
  /** Immediate charge of an upgrade, in cents. */
  readonly previewUpgrade: (upgrade: Upgrade) => Promise<number>;
  /**
   * Charges and changes, or neither (`declined`). Removes a cancellation or a scheduled downgrade.
   */
  readonly upgrade: (upgrade: Upgrade & { readonly key: string }) => Promise<void>;
  /** Schedules a downgrade at the period's end, without proration. */
  readonly scheduleDowngrade: (change: TierChange & { readonly key: string }) => Promise<void>;
  /** Removes a scheduled downgrade; does nothing without one. */
  readonly cancelDowngrade: (subscription: SubscriptionRef) => Promise<void>;
  /** Sets or removes the cancellation; both remove a scheduled downgrade. */
  readonly setCancelAtPeriodEnd: (subscription: SubscriptionRef, cancel: boolean) => Promise<void>;
  /** Cancels a subscription immediately; does nothing if it has ended. */
  readonly cancelNow: (subscription: SubscriptionRef) => Promise<void>;
  /**
   * Removes personal data of a deleted account from records in our database. An external provider
   * keeps its records, because invoices must be kept for years.
   */
  readonly anonymizeCustomer: (customerId: string) => Promise<void>;
  /** Opens a page for the card and the invoices only, and returns its URL. */
  readonly openPortal: (customerId: string, returnUrl: string) => Promise<string>;
  /** Newest first, at most `MAX_INVOICES` (`core/billing/limits.ts`). */
  readonly listInvoices: (customerId: string) => Promise<readonly Invoice[]>;
  /** Customers that changed since a time, in case a webhook was lost. */
  readonly listChangedCustomers: (since: Date) => Promise<readonly string[]>;
  /** Verifies the signature over the raw body. Throws `bad_signature`. */
  readonly readEvent: (body: string, signature: string) => Promise<PaymentEvent | UnknownEvent>;
}

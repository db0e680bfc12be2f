import type { Invoice, PaidTier } from "#core/billing/api.ts";
import type { Subscription } from "#core/billing/subscription.ts";
import type { Deadline } from "../../deadline.ts";

/**
 * Why a payment provider did not do what was asked:
 * `unavailable` it could not be reached or is at fault, another try may help; `declined` the card was refused or needs its
 * owner; `gone` the customer, checkout or subscription is not there or has ended; `refused` anything else, a mistake of ours
 * or of the set-up; `bad_signature` an event that is not from it; `not_configured` there is no provider.
 */
export type PaymentsErrorCode =
  | "unavailable"
  | "declined"
  | "gone"
  | "refused"
  | "bad_signature"
  | "not_configured";

export class PaymentsError extends Error {
  readonly code: PaymentsErrorCode;

  constructor(code: PaymentsErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "PaymentsError";
    this.code = code;
  }
}

/** A checkout that can still be paid. */
export interface OpenCheckout {
  readonly id: string;
  readonly url: string;
  readonly tier: PaidTier;
  /** With the first-month offer. */
  readonly offer: boolean;
}

export interface NewCheckout {
  readonly customerId: string;
  readonly userId: string;
  readonly tier: PaidTier;
  readonly offer: boolean;
  /** The same key never opens a second one. */
  readonly key: string;
  /** Where the browser comes back to; `{CHECKOUT_SESSION_ID}` in it becomes the checkout's id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface Change {
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly tier: PaidTier;
}

/** An upgrade's proration is computed for this moment, so that what was shown is what is charged. */
export interface Upgrade extends Change {
  readonly at: Date;
}

/** What happened to a customer. It is only a reason to look: nothing is taken from it. */
export interface PaymentEvent {
  readonly form: "known";
  readonly id: string;
  readonly type: string;
  readonly customerId: string | undefined;
  readonly createdAt: Date;
  /** False when it belongs to another mode (test, live) than ours. */
  readonly ours: boolean;
}

/** A signed event whose body has another form than ours, such as a thin event of Stripe's API v2. */
export interface UnknownEvent {
  readonly form: "unknown";
  readonly id: string | undefined;
  readonly type: string | undefined;
}

interface Owned {
  readonly customerId: string;
  readonly subscriptionId: string;
}

/** A payment provider. Every call throws `PaymentsError`. */
export interface Payments {
  readonly kind: "stripe" | "sandbox" | "none";
  /**
   * The same provider for one request of a person: all its calls together end by the deadline, with `unavailable` if
   * they have to. Without one, a call and its retries may take half a minute.
   */
  readonly within: (deadline: Deadline) => Payments;
  /** Whether a customer id is of this provider's making. */
  readonly owns: (customerId: string) => boolean;
  /** The same key always gives the same customer. */
  readonly createCustomer: (customer: {
    readonly userId: string;
    readonly email: string;
    readonly key: string;
  }) => Promise<string>;
  readonly openCheckouts: (customerId: string) => Promise<readonly OpenCheckout[]>;
  readonly createCheckout: (checkout: NewCheckout) => Promise<OpenCheckout>;
  /** `gone` when it has been completed in the meantime. */
  readonly expireCheckout: (id: string) => Promise<void>;
  /** Whose checkout it is; `undefined` for an unknown one. */
  readonly checkoutCustomer: (id: string) => Promise<string | undefined>;
  /** All subscriptions of a customer, ended ones included; none for an unknown customer. */
  readonly readSubscriptions: (customerId: string) => Promise<readonly Subscription[]>;
  /** What an upgrade charges at once, in cents. */
  readonly previewUpgrade: (upgrade: Upgrade) => Promise<number>;
  /** Charges and changes, or does neither (`declined`). Takes back a cancellation or a pending downgrade. */
  readonly upgrade: (upgrade: Upgrade & { readonly key: string }) => Promise<void>;
  /** Changes at the period's end, without proration. */
  readonly scheduleDowngrade: (change: Change & { readonly key: string }) => Promise<void>;
  /** Takes back a pending downgrade; does nothing without one. */
  readonly keepTier: (subscription: Owned) => Promise<void>;
  /** Sets or takes back the cancellation; a pending downgrade is taken back with it. */
  readonly setCancelAtPeriodEnd: (subscription: Owned, cancel: boolean) => Promise<void>;
  /** Ends a subscription at once; does nothing when it has ended. */
  readonly cancelNow: (subscription: Owned) => Promise<void>;
  /**
   * Drops what names a customer whose account is gone from records of our own. A provider outside keeps its books: invoices
   * have to be kept for years.
   */
  readonly forgetCustomer: (customerId: string) => Promise<void>;
  /** A page for the card and the invoices, nothing else. */
  readonly openPortal: (customerId: string, returnUrl: string) => Promise<string>;
  /** Newest first, at most a hundred. */
  readonly listInvoices: (customerId: string) => Promise<readonly Invoice[]>;
  /** Customers that something happened to from `since` on, for what no webhook told. */
  readonly changedCustomers: (since: Date) => Promise<readonly string[]>;
  /** Checks the signature over the raw body. */
  readonly readEvent: (body: string, signature: string) => Promise<PaymentEvent | UnknownEvent>;
}

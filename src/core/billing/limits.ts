/**
 * Days for which a plan continues after its first failed payment; `graceEnd` (`subscription.ts`)
 * computes the end, `effective-plan.ts` applies it, mail (`mails.copy.ts`) and billing page name
 * it; /terms has it written out (`core/terms.copy.ts`).
 */
export const GRACE_DAYS = 3;

/**
 * Days after which a daily job deletes the payment provider's events (`billing.jobs.ts`); longer
 * than a provider repeats a failed delivery (Stripe: three days). The privacy page
 * (`core/privacy.copy.ts`) names the number.
 */
export const PAYMENT_EVENT_DAYS = 35;

/**
 * Days before a renewal on which its announcement is queued: `announceRenewals` in
 * `reconcile.service.ts`, which an hourly job of `billing.jobs.ts` calls. `listRenewing` in
 * `billing.repo.ts` selects the subscriptions; words are in `mails.copy.ts`.
 */
export const RENEWAL_NOTICE_DAYS = 3;

/**
 * Most invoices that the payment adapters return (`payments.stripe.ts`, `payments.sandbox.ts`); the
 * billing page lists them all, the API document names the number.
 */
export const MAX_INVOICES = 100;

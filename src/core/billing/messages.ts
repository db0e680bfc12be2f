/**
 * Messages for failed calls about plans and payments: toasts of the billing page (those of a change
 * of plan and of a plan that is kept: `billing.copy.ts`), and the messages of billing codes in
 * `core/errors.ts`. The "two minutes" leave time for `RESOLVE_AFTER_SECONDS` in
 * `resolve-changes.service.ts` on the server and its job, and are written out.
 */
export const billingMessages = {
  loadFailed: "Failed to load subscription details",
  cancelFailed: "Failed to cancel subscription",
  noSubscription: "No active subscription found",
  cancelled: "Subscription cancelled successfully",
  subscriptionExists:
    "You already have a plan. Change it on the billing page instead of buying a second one.",
  samePlan: "This is already your plan.",
  paymentDue: "Your last payment failed. Please update your card first, then change the plan.",
  declined: "Your card was declined. Nothing was charged and your plan stays as it is.",
  unavailable:
    "We cannot reach our payment provider right now. Nothing was charged and your plan stays as it is; please try again in a moment.",
  unconfirmed:
    "Our payment provider has not confirmed the change. If it did not go through, nothing was charged and your plan stays as it is. We check the result: load this page again in two minutes. Trying again never charges you twice.",
  notConfigured: "Payments are not set up on this installation yet.",
  checkoutDone: "This checkout has already been completed.",
  badSignature: "The signature of this event is not valid.",
} as const;

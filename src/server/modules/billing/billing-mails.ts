import type { MailCopy } from "#core/account/mails.copy.ts";
import {
  canceledMail,
  endedMail,
  paymentFailedMail,
  renewalMail,
  welcomeMail,
} from "#core/billing/mails.copy.ts";
import { planCents } from "#core/billing/money.ts";
import { graceEnd, hasEnded, type Subscription } from "#core/billing/subscription.ts";

/**
 * A mail about a subscription, made by this file and queued by `queueBillingMails`
 * (`sync.service.ts`). Its id is derived from its cause, so each cause sends one mail. Texts:
 * `core/billing/mails.copy.ts`.
 */
export interface BillingMail {
  readonly id: string;
  readonly kind: string;
  readonly copy: MailCopy;
}

const mail = (kind: string, cause: readonly (string | Date)[], copy: MailCopy): BillingMail => ({
  id: [kind, ...cause.map((part) => (part instanceof Date ? part.getTime() : part))].join(":"),
  kind,
  copy,
});

const runs = (subscription: Subscription | undefined) =>
  subscription?.status === "active" || subscription?.status === "trialing";

/**
 * Mails about the difference between two states of the mirror (welcome, failed payment,
 * cancellation, and an end that was not scheduled before); `sync.service.ts` queues them when it
 * writes the mirror. Texts are in `core/billing/mails.copy.ts`; the days after a failed payment are
 * `GRACE_DAYS` in `core/billing/limits.ts`; what has ended is decided in
 * `core/billing/subscription.ts`.
 */
export function mailsForChange(before: Subscription | undefined, after: Subscription): BillingMail[] {
  const known = before?.id === after.id ? before : undefined;
  const { id, status, tier, cancelAtPeriodEnd, canceledAt, pastDueSince, periodEnd } = after;
  const mails: BillingMail[] = [];
  if (runs(after) && (!known || known.status === "incomplete")) {
    mails.push(mail("plan-welcome", [id], welcomeMail(after)));
  }
  const until = graceEnd(after);
  if (status === "past_due" && pastDueSince && until && known?.pastDueSince === null) {
    mails.push(mail("payment-failed", [id, pastDueSince], paymentFailedMail({ tier, planUntil: until })));
  }
  if (cancelAtPeriodEnd && !hasEnded(status) && !known?.cancelAtPeriodEnd) {
    mails.push(mail("plan-cancelled", [id, canceledAt ?? periodEnd], canceledMail(after)));
  }
  if (status === "canceled" && known && !hasEnded(known.status) && !known.cancelAtPeriodEnd) {
    mails.push(mail("plan-ended", [id], endedMail(after)));
  }
  return mails;
}

/**
 * Mail that announces the next charge, which is that of the new plan if a downgrade is scheduled;
 * `announceRenewals` (`reconcile.service.ts`) queues it `RENEWAL_NOTICE_DAYS`
 * (`core/billing/limits.ts`) ahead. Text: `core/billing/mails.copy.ts`; prices: `core/plans.ts`.
 */
export function renewalNotice(subscription: Subscription): BillingMail {
  const { id, periodEnd, pendingTier } = subscription;
  const next =
    pendingTier === null ? subscription : { tier: pendingTier, cents: planCents(pendingTier), periodEnd };
  return mail("plan-renewal", [id, periodEnd], renewalMail(next));
}

import type { MailCopy } from "#core/account/mails.copy.ts";
import {
  cancelledMail,
  endedMail,
  paymentFailedMail,
  renewalMail,
  welcomeMail,
} from "#core/billing/mails.ts";
import { planCents } from "#core/billing/money.ts";
import { graceEnd, hasEnded, type Subscription } from "#core/billing/subscription.ts";

/** A mail that a subscription gives cause for. The same cause always has the same id, so it is written once. */
export interface CausedMail {
  readonly id: string;
  readonly kind: string;
  readonly words: MailCopy;
}

const mail = (kind: string, about: readonly (string | Date)[], words: MailCopy): CausedMail => ({
  id: [kind, ...about.map((part) => (part instanceof Date ? part.getTime() : part))].join(":"),
  kind,
  words,
});

const runs = (subscription: Subscription | undefined) =>
  subscription?.status === "active" || subscription?.status === "trialing";

/** What to write to the customer when the mirror goes from one state to another. */
export function mailsFor(before: Subscription | undefined, after: Subscription): CausedMail[] {
  const known = before?.id === after.id ? before : undefined;
  const { id, status, tier, cancelAtPeriodEnd, cancelledAt, pastDueSince, periodEnd } = after;
  const mails: CausedMail[] = [];
  if (runs(after) && (!known || known.status === "incomplete")) {
    mails.push(mail("plan-welcome", [id], welcomeMail(after)));
  }
  const until = graceEnd(after);
  if (status === "past_due" && pastDueSince && until && known?.pastDueSince === null) {
    mails.push(mail("payment-failed", [id, pastDueSince], paymentFailedMail({ tier, planUntil: until })));
  }
  if (cancelAtPeriodEnd && !hasEnded(status) && !known?.cancelAtPeriodEnd) {
    mails.push(mail("plan-cancelled", [id, cancelledAt ?? periodEnd], cancelledMail(after)));
  }
  if (status === "canceled" && known && !hasEnded(known.status) && !known.cancelAtPeriodEnd) {
    mails.push(mail("plan-ended", [id], endedMail(after)));
  }
  return mails;
}

/** Tells of the next charge. With a downgrade ahead, it is that plan's. */
export function renewalNotice(subscription: Subscription): CausedMail {
  const { id, periodEnd, pendingTier } = subscription;
  const next =
    pendingTier === null ? subscription : { tier: pendingTier, cents: planCents(pendingTier), periodEnd };
  return mail("plan-renewal", [id, periodEnd], renewalMail(next));
}

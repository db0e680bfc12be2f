import type { MailCopy } from "../account/mails.copy.ts";
import { PLANS, type Tier } from "../plans.ts";
import { PRODUCT } from "../product.ts";
import { GRACE_DAYS } from "./limits.ts";

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const day = (date: Date) => DATE.format(date);
const plan = (tier: Tier) => `${PLANS[tier].name} plan`;
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const reason = `You receive this mail because you have a plan at ${PRODUCT.name}.`;
const button = "Open Billing & Usage";

interface Terms {
  readonly tier: Tier;
  readonly cents: number;
  readonly periodEnd: Date;
}

/**
 * Mail after the first payment of a plan; `billing-mails.ts` queues it when the mirror changes.
 * Features and name of the plan are in `core/plans.ts`.
 */
export const welcomeMail = ({ tier, cents, periodEnd }: Terms): MailCopy => ({
  subject: `Your ${plan(tier)} at ${PRODUCT.name} has started`,
  preview: "What it includes, what it costs and how to cancel.",
  heading: `Welcome to the ${plan(tier)}`,
  paragraphs: [
    `Your plan includes: ${PLANS[tier].features.join("; ")}.`,
    `It costs ${dollars(cents)} a month and renews on ${day(periodEnd)}. You can cancel with one click until then; everything you made stays yours.`,
  ],
  button,
  note: "Invoices and your card are on the same page.",
  reason,
});

/**
 * Mail before a monthly renewal, by `RENEWAL_NOTICE_DAYS` (`limits.ts`); `billing-mails.ts` queues
 * it. Names of plans are in `core/plans.ts`.
 */
export const renewalMail = ({ tier, cents, periodEnd }: Terms): MailCopy => ({
  subject: `Your ${plan(tier)} renews on ${day(periodEnd)}`,
  preview: `${dollars(cents)} for another month.`,
  heading: `Your plan renews on ${day(periodEnd)}`,
  paragraphs: [
    `We will charge ${dollars(cents)} for another month of the ${plan(tier)}. There is nothing to do.`,
    "If you no longer need it, cancel before that day and nothing is charged.",
  ],
  button,
  note: "All times are in UTC.",
  reason,
});

/**
 * Mail after a failed payment, with the end of the grace period (`GRACE_DAYS` in `limits.ts`);
 * `billing-mails.ts` queues it when the mirror changes.
 */
export const paymentFailedMail = ({ tier, planUntil }: { tier: Tier; planUntil: Date }): MailCopy => ({
  subject: `A payment for your ${plan(tier)} failed`,
  preview: "Please update your card.",
  heading: "Your last payment failed",
  paragraphs: [
    `Your card was not accepted for the ${plan(tier)}. The plan continues for ${GRACE_DAYS} days, until ${day(planUntil)}, with what was left of the period you paid for; after that the free plan applies until the payment succeeds.`,
    "Update your card on the billing page and we retry the payment. Nothing you made is lost.",
  ],
  button,
  note: "If you have already updated it, there is nothing to do.",
  reason,
});

/**
 * Mail after a cancellation at the end of the period; `billing-mails.ts` queues it when the mirror
 * changes.
 */
export const canceledMail = ({ tier, periodEnd }: Omit<Terms, "cents">): MailCopy => ({
  subject: `Your ${plan(tier)} is canceled`,
  preview: `It lasts until ${day(periodEnd)}.`,
  heading: "Your plan is canceled",
  paragraphs: [
    `The ${plan(tier)} lasts until ${day(periodEnd)}. Nothing more is charged. After that the free plan applies, and everything you made stays in your account.`,
    "If you change your mind before that day, you can keep the plan with one click.",
  ],
  button,
  note: "All times are in UTC.",
  reason,
});

/** Mail after the end of a plan; `billing-mails.ts` queues it when the mirror changes. */
export const endedMail = ({ tier }: { tier: Tier }): MailCopy => ({
  subject: `Your ${plan(tier)} has ended`,
  preview: "The free plan applies now.",
  heading: "Your plan has ended",
  paragraphs: [
    `The ${plan(tier)} has ended and nothing more is charged. The free plan applies now, and everything you made stays in your account.`,
  ],
  button,
  note: "You can choose a plan again at any time.",
  reason,
});

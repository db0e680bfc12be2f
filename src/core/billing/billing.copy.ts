import { inWords } from "../in-words.ts";
import { IMAGE_PLATFORMS } from "../platforms/platforms.ts";
import type { UsageCategory } from "../generations/categories.ts";
import { RATE_LIMITS } from "../rate-limits.ts";
import { FULL_PACKAGE_PROMISE, type Tier } from "../plans.ts";
import { navigationCopy } from "../shell.copy.ts";
import { OFFER } from "./offer.ts";
import type { Card } from "./subscription.ts";

/** Display name of a tier, "Growth", in all texts about plans. */
const tierName = (tier: Tier) => tier.charAt(0).toUpperCase() + tier.slice(1);

/**
 * Formats an amount in dollars for the billing page (`invoice-row.tsx`, `plan-option.tsx`,
 * `change-costs.tsx`, `change-dialog.tsx`): "$29.99"; "-$29.99" for a credit. Mails have their own
 * for cents (`mails.copy.ts`).
 */
export const dollars = (amount: number) => `${amount < 0 ? "-" : ""}$${Math.abs(amount).toFixed(2)}`;

/**
 * Formats a price per month in dollars for the billing page (`plan-option.tsx`, `plan-price.tsx`,
 * `change-costs.tsx`, `pending-note.tsx`): "$29.99/month"; a free plan is "$0/month".
 */
export const monthlyPrice = (price: number) => `${price === 0 ? "$0" : dollars(price)}/month`;

/**
 * Title, lead and notices of the Billing & Usage page (`routes/billing.tsx`, `usage-notices.tsx`);
 * the title is that of the menu (`navigationCopy` in `core/shell.copy.ts`), the texts of the page's
 * parts are in the other constants of this file.
 */
export const billingCopy = {
  title: navigationCopy.billing,
  lead: "What your plan includes, what you have used of it and what you paid. You can change or cancel it at any time; everything you made stays yours.",
  seePlans: "See plans",
} as const;

/**
 * Text of the card with the current plan on the billing page (`features/billing/subscription`). The
 * short names of tiers come from `tierName` in this file, full names are in `core/plans.ts`.
 */
export const planCopy = {
  current: "Current Plan",
  plan: (tier: Tier) => `${tierName(tier)} Plan`,
  nextBilling: (date: string) => `Next billing date: ${date}`,
  daysLeft: (days: number) => (days === 1 ? "1 day left" : `${days} days left`),
  period: "Billing period",
  granted: "This plan was given to you. There is nothing to pay for it.",
  grantedAbove: (paid: Tier) => `It was given to you. You pay for ${tierName(paid)}.`,
  free: "No card needed. Text ads are unlimited.",
  payment: "Payment details",
  card: ({ brand, last4, expMonth, expYear }: Card) =>
    `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}, valid until ${String(expMonth).padStart(2, "0")}/${expYear}`,
  cancel: "Cancel Subscription",
  ends: (date: string) => `Ends ${date}`,
  statuses: { active: "Active", trialing: "Trial", past_due: "Past due" },
  unpaid: "Not paid",
  staleTitle: "These are the last details we loaded.",
} as const;

/**
 * Text of the notes on the billing page that announce a scheduled cancellation or downgrade and
 * offer to undo it (`ending-note.tsx`, `pending-note.tsx`).
 */
export const pendingChangeCopy = {
  ending: (tier: Tier, date: string) => `Your ${tierName(tier)} plan ends on ${date}.`,
  unchanged: "Until then you keep everything in it.",
  keep: "Keep my plan",
  kept: "Your plan continues",
  keepFailed: "Failed to keep your plan. Please try again.",
  pending: (plan: string, date: string) => `From ${date} you are on ${plan}.`,
  pendingText: (plan: string, price: string) => `Until then you keep ${plan}. The new price is ${price}.`,
  stay: (plan: string) => `Stay on ${plan}`,
} as const;

/**
 * Text of the note about a failed payment on the billing page (`failed-payment-note.tsx`); the date
 * follows from `GRACE_DAYS` in `limits.ts`.
 */
export const failedPaymentCopy = {
  title: "Your last payment failed.",
  text: "Update your card, and we retry automatically.",
  until: (date: string) =>
    `Your plan continues until ${date}. Until then you can use the units left from the period you paid for.`,
  action: "Update card",
} as const;

/**
 * Text of the dialog that cancels a plan, on the billing page (`cancel-dialog.tsx`), and of the
 * note afterwards (`ending-note.tsx`); toasts are in `messages.ts`.
 */
export const cancelCopy = {
  title: (tier: Tier) => `Cancel your ${tierName(tier)} plan?`,
  until: (date: string) => `You keep everything in it until ${date}.`,
  nothingMore: "Nothing more is charged.",
  after:
    "After that your account moves to the free plan: text ads stay unlimited, and everything you made stays yours.",
  keep: "Keep plan",
  confirm: "Cancel Subscription",
} as const;

/**
 * Text of the dialog (`change-dialog.tsx`, `change-costs.tsx`) and buttons (`plan-button.tsx`,
 * `pending-note.tsx`) that change a plan, on the billing page; amounts and dates are passed as
 * formatted text. Errors have `billingMessages` in `messages.ts`.
 */
export const changePlanCopy = {
  upgrade: (tier: Tier) => `Upgrade to ${tierName(tier)}`,
  switchTo: (tier: Tier) => `Switch to ${tierName(tier)}`,
  title: (words: string) => `${words}?`,
  loading: "Working out what it costs",
  today: "Due today",
  nothing: "Nothing",
  from: (date: string) => `From ${date}`,
  upgradeText: (plan: string) =>
    `${plan} begins at once. The unused share of your current plan is taken off the price. Units you have used stay counted until the period ends.`,
  downgradeText: (plan: string, date: string) =>
    `You keep ${plan} with everything in it until ${date}. You can undo this until then.`,
  back: "Not now",
  pay: (amount: string) => `Pay ${amount} and upgrade`,
  confirm: (isUpgrade: boolean) => (isUpgrade ? "Upgrade" : "Switch plan"),
  again: "Try again",
  previewFailed: "Failed to work out the price. Nothing was changed.",
  changeFailed: "Failed to change your plan. Please try again.",
  upgraded: (plan: string) => `You are on ${plan} now`,
  scheduled: (plan: string, date: string) => `${plan} begins on ${date}`,
  stayed: (plan: string) => `You stay on ${plan}`,
} as const;

/**
 * Text of the list of plans on the billing page; names, prices and features of plans and `promise`
 * (`FULL_PACKAGE_PROMISE`) are in `core/plans.ts`, the discount in `offer.ts`.
 */
export const planListCopy = {
  title: "Plans",
  lead: "Change or cancel at any time",
  current: "Current plan",
  yours: "Your plan",
  begins: (date: string) => `Begins ${date}`,
  subscribe: "Subscribe Now",
  popular: "Most Popular",
  offer: `Limited Time Offer: Get ${OFFER.percentOff}% off your first month!`,
  offerText: "Once per customer, taken off at checkout. From the second month on you pay the full price.",
  offerEnds: (date: string) => `Until ${date}.`,
  firstMonth: (amount: string) => `${amount} for the first month`,
  promise: FULL_PACKAGE_PROMISE,
  sandbox: "This installation takes test cards only: nothing is charged.",
  checkoutFailed: "Failed to open the checkout. Nothing was charged. Please try again.",
} as const;

/**
 * Text of the billing page after the return from a checkout (`plan-notices.tsx`,
 * `use-checkout-return.ts`, `confirm-checkout-request.ts`), until the plan is active or the wait is
 * over. Its "15 minutes" are written out: the interval of `billing.reconcile` in `billing.jobs.ts`
 * on the server.
 */
export const checkoutReturnCopy = {
  settling: "Thank you. Your payment is being confirmed; your plan appears here in a moment.",
  slow: "The confirmation takes longer than usual. Your payment is safe: we check again within 15 minutes.",
  ready: (tier: Tier) => `Your ${tierName(tier)} plan is ready`,
  cancelled: "You left the checkout. Nothing was charged.",
} as const;

/**
 * Text of the cards "Usage This Month" on the billing page (`usage-card.tsx`) and of the notices
 * with them (`usage-notices.tsx`); fair use is `textsPerMinute` and `textsPerDay` in
 * `core/rate-limits.ts`, names of units are in `core/generations/categories.ts`.
 */
export const usageCardCopy = {
  title: "Usage This Month",
  period: (start: string, end: string) => `${start} to ${end}`,
  loadFailed: "Failed to load your usage.",
  infinity: "∞",
  of: (used: number, total: number) => `${used} of ${total} used`,
  unlimitedValue: (used: number) => `${used} used, unlimited`,
  unlimited: `Unlimited. Fair use: ${RATE_LIMITS.textsPerMinute} a minute, ${RATE_LIMITS.textsPerDay} a day.`,
  left: (count: number) => `${count} left`,
  allUsed: (date: string) => `All used. Resets on ${date}.`,
  notIncluded: "Not in your plan",
  almost: (used: number, total: number, plural: string) => `You have used ${used} of ${total} ${plural}.`,
  resets: (date: string) => `Counting starts again on ${date}.`,
} as const;

/**
 * Text of "How units are counted" on the billing page (`counting-rules.tsx`). The rules that it
 * explains are in `core/plans.ts`, `period-quotas.ts` and `modules/generations/units/units.repo.ts`
 * (`costsUnit`). Fair use is in `core/rate-limits.ts`. Its "three" ads and scenes
 * (`TEXT_ADS_PER_GENERATION` in `text.ts`, `SCENES_PER_SCRIPT` in `video.ts` of `core/generations`)
 * are written out.
 */
export const unitRulesCopy = {
  title: "How units are counted",
  /** What counts as one unit of each category. */
  units: {
    textAds: `Three ads from one brief. Unlimited on every plan; fair use is ${RATE_LIMITS.textsPerMinute} briefs a minute and ${RATE_LIMITS.textsPerDay} a day.`,
    imageAds: `One set of ${inWords(IMAGE_PLATFORMS.length)} images, one for each platform.`,
    videoAds: "One script of three scenes.",
    fullPackage: `Everything from one brief: ${inWords(IMAGE_PLATFORMS.length)} images, a video script and three text ads. It takes one unit.`,
  } satisfies Record<UsageCategory, string>,
  rulesTitle: "What does not count",
  rules: [
    "Generations that failed, and sets the studio made because the AI provider did not answer.",
    "Completing the missing parts of a set, opening, copying and downloading.",
    "Deleting does not give a unit back; it stays counted until its period ends.",
  ],
  resetsPaid: (date: string) => `Counting starts again with each billing period, next on ${date}.`,
  changed:
    "An upgrade during a billing period adds units for the share of it that is left, rounded up. While a renewal is unpaid, you can use the units left from the last paid period.",
  resetsFree: (date: string) =>
    `Counting starts again on the first of every month at 00:00 UTC, next on ${date}.`,
} as const;

/**
 * Text of "What used your units" on the billing page (`units.tsx`, `unit-table.tsx`,
 * `unit-row.tsx`, `unit-filter.tsx`); names of kinds are in `core/generations/<kind>/*.kind.ts`.
 */
export const unitHistoryCopy = {
  title: "What used your units",
  empty: "Nothing yet. Everything you generate is listed here with its date.",
  loadFailed: "Failed to load the list.",
  filter: "Show",
  all: "Everything",
  date: "Date",
  generation: "Generation",
  counted: "Counted",
  unit: "1 unit",
  failed: "Failed, not counted",
  free: "Free of charge, not counted",
  earlier: "Earlier periods",
  deleted: "Deleted",
  more: "Show more",
} as const;

/**
 * Text of the list of invoices on the billing page (`invoices.tsx`, `invoice-row.tsx`); the sandbox
 * prints its invoices with it too (`sandbox-pages.ts`, `invoice-pdf.ts`).
 */
export const invoiceCopy = {
  title: "Invoices",
  empty: "No invoices yet. Each payment adds one here, with a PDF.",
  loadFailed: "Failed to load your invoices.",
  date: "Date",
  description: "For",
  amount: "Amount",
  status: "Status",
  download: "Download",
  pay: "Pay now",
  pdf: (date: string) => `Invoice of ${date} as PDF`,
  statuses: { paid: "Paid", open: "Open", void: "Void", uncollectible: "Unpaid", draft: "Draft" },
} as const;

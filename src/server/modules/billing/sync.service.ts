import type { PlanPeriod } from "#core/billing/period-quotas.ts";
import { extendHistory } from "#core/billing/plan-history.ts";
import { isSamePlanState } from "#core/billing/plan-state.ts";
import {
  hasEnded,
  nextChange,
  selectSubscription,
  effectiveTier,
  type Subscription,
} from "#core/billing/subscription.ts";
import type { Tx } from "#server/db/client.ts";
import { findUserOfCustomer, writePaidTier, type Customer } from "../accounts/accounts.public.ts";
import { queueMail } from "../mails/mails.public.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { mailsForChange, type BillingMail } from "./billing-mails.ts";
import { deleteMirror, findMirror, insertOfferUse, writeMirror, type MirrorRow } from "./billing.repo.ts";
import { listPendingEvents, listCustomersWithPendingEvents, markProcessed } from "./events.repo.ts";
import { hashMailbox } from "./offer-hash.ts";
import {
  deleteRequestedChange,
  findRequestedChange,
  type RequestedChange,
} from "./requested-changes.repo.ts";
import { recordPlanEvents, scheduleEvents, tierEvents } from "./plan-events.ts";
import { withCustomerLock } from "./customer-lock.ts";

/** Delay before a due change that the provider has not applied yet is checked again. */
const RECHECK_MS = 60_000;

/**
 * Queues the given mails about a subscription with a link to the billing page, in the transaction
 * of the sync or of `announceRenewals` (`reconcile.service.ts`). `billing-mails.ts` makes the
 * mails.
 */
export async function queueBillingMails(
  deps: Pick<BillingDeps, "clock" | "jobs" | "publicUrl">,
  tx: Tx,
  recipient: string,
  mails: readonly BillingMail[],
): Promise<void> {
  for (const mail of mails) {
    await queueMail(deps, tx, { ...mail, recipient, url: `${deps.publicUrl}/dashboard/billing` });
  }
}

/**
 * Extends the history with the current state. A change that we requested counts from its request.
 */
function historyOf(
  known: MirrorRow | undefined,
  current: Subscription,
  requested: RequestedChange | undefined,
  now: Date,
): readonly PlanPeriod[] {
  const isKnown =
    known?.id === current.id &&
    known.tier === current.tier &&
    known.periodStart.getTime() === current.periodStart.getTime();
  const made = requested?.subscriptionId === current.id && requested.wanted.tier === current.tier;
  if (isKnown || !made) return extendHistory(known, current, now);
  // The mirror may not contain the state before the change yet.
  const { before, periodStart, periodEnd, at } = requested;
  const earlier = { id: current.id, tier: before.tier, periodStart, periodEnd };
  return extendHistory({ ...earlier, history: extendHistory(known, earlier, at) }, current, at);
}

async function writeState(
  tx: Tx,
  deps: BillingDeps,
  { userId, email, now }: Customer,
  customerId: string,
  current: Subscription | undefined,
): Promise<void> {
  if (!current) {
    await deleteMirror(tx, userId);
    const from = await writePaidTier(tx, userId, { tier: "free", periodEnd: null });
    return recordPlanEvents(tx, deps, userId, tierEvents({ from, to: "free" }));
  }
  const before = await findMirror(tx, userId);
  const scheduled = nextChange(current, now);
  const isOverdue = scheduled !== null && scheduled <= now;
  const nextChangeAt = isOverdue ? new Date(now.getTime() + RECHECK_MS) : scheduled;
  const requested = await findRequestedChange(tx, userId);
  const history = historyOf(before, current, requested, now);
  await writeMirror(tx, deps.clock, { userId, customerId, subscription: current, history, nextChangeAt });
  const periodEnd = hasEnded(current.status) ? null : current.periodEnd;
  const to = effectiveTier(current, now);
  const from = await writePaidTier(tx, userId, { tier: to, periodEnd });
  // An incomplete subscription has no paid first month.
  if (!current.status.startsWith("incomplete")) {
    await insertOfferUse(tx, deps.clock, hashMailbox(deps.secret, email));
  }
  if (requested && isSamePlanState(current, requested.wanted)) await deleteRequestedChange(tx, userId);
  await queueBillingMails(deps, tx, email, mailsForChange(before, current));
  await recordPlanEvents(tx, deps, userId, [...tierEvents({ from, to }), ...scheduleEvents(before, current)]);
}

interface CustomerState {
  /** `undefined` for a customer that belongs to no account. */
  readonly customer: Customer | undefined;
  readonly current: Subscription | undefined;
}

/**
 * Reads a customer's subscription from the provider (`readSubscriptions` of the adapter;
 * `selectSubscription` in `core/billing/subscription.ts` chooses one), for `change.service.ts`,
 * `checkout.service.ts`, `resolve-changes.service.ts` and syncs; call it inside `withCustomerLock`
 * (`customer-lock.ts`). It writes nothing, so no row lock is held during a following provider call.
 */
export async function fetchCustomerState(
  tx: Tx,
  deps: BillingDeps,
  customerId: string,
): Promise<CustomerState> {
  const customer = await findUserOfCustomer(tx, deps.clock, customerId);
  const isOurs = customer !== undefined && deps.payments.owns(customerId);
  const all = isOurs ? await deps.payments.readSubscriptions(customerId) : [];
  if (all.filter(({ status }) => !hasEnded(status)).length > 1) {
    deps.log.error({ customer: customerId }, "customer has more than one subscription");
  }
  return { customer, current: selectSubscription(all) };
}

/**
 * As `syncCustomer`, for callers inside `withCustomerLock` (`change.service.ts`,
 * `checkout.service.ts`, `resolve-changes.service.ts`); `writeState` in this file writes everything
 * that follows from the subscription (rules: `core/billing/subscription.ts`; a due change that the
 * provider lacks is checked again after `RECHECK_MS` of this file). Returns `undefined` for a
 * customer without a subscription. For a customer that belongs to no account it only marks the
 * pending events as processed.
 */
export async function syncLocked(
  tx: Tx,
  deps: BillingDeps,
  customerId: string,
): Promise<Subscription | undefined> {
  // Listed before the read: an event that arrives later may be about a change that the read misses.
  const pending = await listPendingEvents(tx, customerId);
  const { customer, current } = await fetchCustomerState(tx, deps, customerId);
  if (customer) await writeState(tx, deps, customer, customerId, current);
  await markProcessed(tx, deps.clock, pending);
  return current;
}

/**
 * Reads a customer's subscription from the payment provider and writes the mirror, the account's
 * tier, mails (`billing-mails.ts`) and security events (`plan-events.ts`); `checkout.service.ts`,
 * returns from the portal (`billing.service.ts`) and `reconcile.service.ts` call it. Returns the
 * subscription, or `undefined` for a customer without one (routes answer `null`). Throws
 * `PaymentsError`.
 */
export function syncCustomer(deps: BillingDeps, customerId: string): Promise<Subscription | undefined> {
  return withCustomerLock(deps, customerId, (tx) => syncLocked(tx, deps, customerId));
}

/** Syncs of one customer in one job; later events have their own jobs. */
const MAX_SYNCS = 10;
/** Other customers whose pending events the same job processes. */
const MAX_OTHERS = 100;

/**
 * Syncs until no event is pending. Each sync has its own transaction, so that it sees new events.
 */
async function processCustomerEvents(deps: BillingDeps, customerId: string): Promise<void> {
  for (let count = 0; count < MAX_SYNCS; count += 1) {
    const hadEvents = await withCustomerLock(deps, customerId, async (tx) => {
      if ((await listPendingEvents(tx, customerId)).length === 0) return false;
      await syncLocked(tx, deps, customerId);
      return true;
    });
    if (!hadEvents) return;
  }
}

/**
 * Handler of the job `PROCESS_EVENTS` (`webhook.service.ts` defines and enqueues it), called by
 * `billing.jobs.ts`: syncs a customer until no event is pending, at most `MAX_SYNCS` times, and
 * then up to `MAX_OTHERS` (this file) other customers, because the queue dispatches its jobs
 * slowly. A failure of others is left to their jobs.
 */
export async function processEvents(deps: BillingDeps, customerId: string): Promise<void> {
  await processCustomerEvents(deps, customerId);
  try {
    for (const other of await listCustomersWithPendingEvents(deps.db, deps.clock, {
      seconds: 0,
      limit: MAX_OTHERS,
    })) {
      await processCustomerEvents(deps, other);
    }
  } catch (error) {
    deps.log.debug({ err: error }, "events of other customers left to their own jobs");
  }
}

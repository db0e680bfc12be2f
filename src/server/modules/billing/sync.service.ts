import type { PlanPeriod } from "#core/billing/period-quotas.ts";
import { extendHistory } from "#core/billing/plan-history.ts";
import { samePlanState } from "#core/billing/plan-state.ts";
import {
  hasEnded,
  nextTurn,
  subscriptionThatCounts,
  tierInForce,
  type Subscription,
} from "#core/billing/subscription.ts";
import type { Tx } from "#server/db/client.ts";
import { findUserOfCustomer, writePaidTier, type Customer } from "../accounts/customer.service.ts";
import { queueMail } from "../mails/mails.service.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { mailsFor, type CausedMail } from "./billing-mails.ts";
import { deleteMirror, findMirror, insertOfferUse, writeMirror, type MirrorRow } from "./billing.repo.ts";
import { listUnprocessed, listWaiting, setProcessed } from "./events.repo.ts";
import { mailboxHash } from "./offer-address.ts";
import {
  deleteRequestedChange,
  findRequestedChange,
  type RequestedChange,
} from "./requested-changes.repo.ts";
import { withCustomer } from "./with-customer.ts";

/** A turn that the provider has not made yet is looked at again after this time. */
const LOOK_AGAIN_MS = 60_000;

/** Writes the mails that a customer's subscription gives cause for. */
export async function queueBillingMails(
  deps: Pick<BillingDeps, "clock" | "jobs" | "publicUrl">,
  tx: Tx,
  recipient: string,
  mails: readonly CausedMail[],
): Promise<void> {
  for (const mail of mails) {
    await queueMail(deps, tx, { ...mail, recipient, url: `${deps.publicUrl}/dashboard/billing` });
  }
}

/** The history of a subscription as it is now. A change that we asked for counts from the moment it was asked for. */
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
  // The mirror may not have seen yet what the subscription was before the change.
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
    return writePaidTier(tx, userId, { tier: "free", periodEnd: null });
  }
  const before = await findMirror(tx, userId);
  const turn = nextTurn(current, now);
  const turnsAt = turn && turn <= now ? new Date(now.getTime() + LOOK_AGAIN_MS) : turn;
  const requested = await findRequestedChange(tx, userId);
  const history = historyOf(before, current, requested, now);
  await writeMirror(tx, deps.clock, { userId, customerId, subscription: current, history, turnsAt });
  const periodEnd = hasEnded(current.status) ? null : current.periodEnd;
  await writePaidTier(tx, userId, { tier: tierInForce(current, now), periodEnd });
  // A month that was never paid for is no first month.
  if (!current.status.startsWith("incomplete")) {
    await insertOfferUse(tx, deps.clock, mailboxHash(deps.secret, email));
  }
  if (requested && samePlanState(current, requested.wanted)) await deleteRequestedChange(tx, userId);
  await queueBillingMails(deps, tx, email, mailsFor(before, current));
}

interface CustomerState {
  /** `undefined` for a customer who is not ours, who has nothing. */
  readonly customer: Customer | undefined;
  readonly current: Subscription | undefined;
}

/**
 * What a customer has at the provider, inside `withCustomer`. Nothing is written: whoever then asks the provider for a change holds
 * no row meanwhile that the user's other requests need.
 */
export async function fetchCustomerState(
  tx: Tx,
  deps: BillingDeps,
  customerId: string,
): Promise<CustomerState> {
  const customer = await findUserOfCustomer(tx, deps.clock, customerId);
  const asked = customer !== undefined && deps.payments.owns(customerId);
  const all = asked ? await deps.payments.readSubscriptions(customerId) : [];
  if (all.filter(({ status }) => !hasEnded(status)).length > 1) {
    deps.log.error({ customer: customerId }, "customer has more than one subscription");
  }
  return { customer, current: subscriptionThatCounts(all) };
}

/**
 * As `syncCustomer`, inside `withCustomer`. `undefined` for a customer without a subscription, and for one who is not ours:
 * then nothing is written.
 */
export async function syncLocked(
  tx: Tx,
  deps: BillingDeps,
  customerId: string,
): Promise<Subscription | undefined> {
  // What arrives from here on may tell of something that the following look does not see.
  const seen = await listUnprocessed(tx, customerId);
  const { customer, current } = await fetchCustomerState(tx, deps, customerId);
  if (customer) await writeState(tx, deps, customer, customerId, current);
  await setProcessed(tx, deps.clock, seen);
  return current;
}

/** Reads a customer's subscription from the payment provider and writes the mirror and the account. */
export function syncCustomer(deps: BillingDeps, customerId: string): Promise<Subscription | undefined> {
  return withCustomer(deps, customerId, (tx) => syncLocked(tx, deps, customerId));
}

/** Looks at one customer in one job; what still comes in then has jobs of its own. */
const LOOKS = 10;
/** Other customers whose events a job also follows, since it is awake. */
const OTHERS = 100;

/** Each look is a transaction of its own: only after its end is it certain what it has not seen. */
async function followOne(deps: BillingDeps, customerId: string): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const waited = await withCustomer(deps, customerId, async (tx) => {
      if ((await listUnprocessed(tx, customerId)).length === 0) return false;
      await syncLocked(tx, deps, customerId);
      return true;
    });
    if (!waited) return;
  }
}

/**
 * Follows the events of a customer that no sync has followed yet, those included that arrive meanwhile; then those of
 * others that wait, because the queue hands out its jobs slowly. What fails there is for their own jobs.
 */
export async function followEvents(deps: BillingDeps, customerId: string): Promise<void> {
  await followOne(deps, customerId);
  try {
    for (const other of await listWaiting(deps.db, deps.clock, { seconds: 0, limit: OTHERS })) {
      await followOne(deps, other);
    }
  } catch (error) {
    deps.log.debug({ err: error }, "other customers' events left to their own jobs");
  }
}

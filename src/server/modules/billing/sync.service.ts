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
import { deleteMirror, findMirror, insertOfferUse, lockCustomer, writeMirror } from "./billing.repo.ts";
import { listUnprocessed, listWaiting, setProcessed } from "./events.repo.ts";
import { addressHash } from "./offer-address.ts";

/** A turn that the provider has not made yet is looked at again after this time. */
const LOOK_AGAIN_MS = 60_000;

/** Runs `work` while nobody else works on this customer, in any process. */
export function withCustomer<T>(
  deps: Pick<BillingDeps, "db" | "paymentsQueue">,
  customerId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return deps.paymentsQueue(() =>
    deps.db.transaction(async (tx) => {
      await lockCustomer(tx, customerId);
      return work(tx);
    }),
  );
}

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
  await writeMirror(tx, deps.clock, { userId, customerId, subscription: current, turnsAt });
  const periodEnd = hasEnded(current.status) ? null : current.periodEnd;
  await writePaidTier(tx, userId, { tier: tierInForce(current, now), periodEnd });
  // A month that was never paid for is no first month.
  if (!current.status.startsWith("incomplete")) {
    await insertOfferUse(tx, deps.clock, addressHash(deps.secret, email));
  }
  await queueBillingMails(deps, tx, email, mailsFor(before, current));
}

interface Looked {
  /** `undefined` for a customer who is not ours, who has nothing. */
  readonly customer: Customer | undefined;
  readonly current: Subscription | undefined;
}

/**
 * What a customer has at the provider, inside `withCustomer`. Nothing is written: whoever then asks the provider for a change holds
 * no row meanwhile that the user's other requests need.
 */
export async function lookAtCustomer(tx: Tx, deps: BillingDeps, customerId: string): Promise<Looked> {
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
  const { customer, current } = await lookAtCustomer(tx, deps, customerId);
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

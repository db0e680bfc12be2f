import { RENEWAL_NOTICE_DAYS } from "#core/billing/mails.ts";
import { PaymentsError } from "#server/adapters/payments/payments.ts";
import { findCustomerOfUser } from "../accounts/customer.service.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { renewalNotice } from "./billing-mails.ts";
import {
  listMirrored,
  listRenewing,
  listTurned,
  readNow,
  readReconciled,
  writeReconciled,
} from "./billing.repo.ts";
import { listWaiting } from "./events.repo.ts";
import { STRANDED_SECONDS } from "./webhook.service.ts";
import { queueBillingMails, syncCustomer } from "./sync.service.ts";

const DAY_MS = 86_400_000;
/** Stripe lists the events of the last 30 days (docs.stripe.com/api/events, read 2026-11-21); a day is left for doubt. */
const REMEMBERED_MS = 29 * DAY_MS;
/** Each look overlaps the one before: clocks differ, and events appear a little after they happened. */
const OVERLAP_MS = 10 * 60_000;
const TURNS_AT_ONCE = 200;

/** Syncs each customer. One that fails does not keep the others waiting; says whether all went well. */
async function syncAll(deps: BillingDeps, customerIds: readonly string[]): Promise<boolean> {
  let whole = true;
  for (const customerId of customerIds) {
    try {
      await syncCustomer(deps, customerId);
    } catch (error) {
      deps.log.warn({ err: error, customer: customerId }, "subscription not synced");
      whole = false;
      // Away for one is away for all.
      if (error instanceof PaymentsError && error.code === "unavailable") break;
    }
  }
  return whole;
}

/**
 * Follows the changes that were known to come (renewals, cancellations and downgrades at a period's end) and the events
 * whose job was lost.
 */
export async function followTurns(deps: BillingDeps): Promise<void> {
  const turned = await listTurned(deps.db, deps.clock, TURNS_AT_ONCE);
  const wait = { seconds: STRANDED_SECONDS, limit: TURNS_AT_ONCE };
  const stranded = await listWaiting(deps.db, deps.clock, wait);
  await syncAll(deps, [...new Set([...turned, ...stranded])]);
}

/**
 * Looks through what happened at the provider since the last time, for everything that no webhook told. Where that is longer
 * ago than the provider remembers, everybody with a plan is looked at.
 */
export async function reconcile(deps: BillingDeps): Promise<void> {
  const now = await readNow(deps.db, deps.clock);
  const oldest = now.getTime() - REMEMBERED_MS;
  const reached = (await readReconciled(deps.db))?.getTime() ?? -Infinity;
  const changed = await deps.payments.changedCustomers(new Date(Math.max(reached - OVERLAP_MS, oldest)));
  const mirrored = await listMirrored(deps.db);
  // Whoever is not this provider's customer, for example the sandbox's, has no plan any more.
  const others = reached < oldest ? mirrored : mirrored.filter((id) => !deps.payments.owns(id));
  if (await syncAll(deps, [...new Set([...changed, ...others])])) await writeReconciled(deps.db, now);
}

/** Announces renewals a few days ahead, each once. */
export async function announceRenewals(deps: BillingDeps): Promise<void> {
  for (const mirror of await listRenewing(deps.db, deps.clock, RENEWAL_NOTICE_DAYS)) {
    await deps.db.transaction(async (tx) => {
      const customer = await findCustomerOfUser(tx, deps.clock, mirror.userId);
      if (customer) await queueBillingMails(deps, tx, customer.email, [renewalNotice(mirror)]);
    });
  }
}

import { RENEWAL_NOTICE_DAYS } from "#core/billing/limits.ts";
import { PaymentsError } from "#server/adapters/payments/payments.ts";
import { findCustomerOfUser } from "../accounts/accounts.public.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { renewalNotice } from "./billing-mails.ts";
import {
  listMirroredCustomers,
  listRenewing,
  listDueChanges,
  readNow,
  readReconciledUntil,
  writeReconciledUntil,
} from "./billing.repo.ts";
import { listCustomersWithPendingEvents } from "./events.repo.ts";
import { ORPHANED_AFTER_SECONDS } from "./webhook.service.ts";
import { queueBillingMails, syncCustomer } from "./sync.service.ts";

const DAY_MS = 86_400_000;
/**
 * Stripe lists the events of the last 30 days (docs.stripe.com/api/events, read 2026-11-21), less a
 * day of margin.
 */
const EVENT_RETENTION_MS = 29 * DAY_MS;
/** Overlap with the previous range, because clocks differ and events are listed with a delay. */
const OVERLAP_MS = 10 * 60_000;
const BATCH_SIZE = 200;

/** Syncs each customer and returns whether all succeeded. A failure does not stop the others. */
async function syncAll(deps: BillingDeps, customerIds: readonly string[]): Promise<boolean> {
  let succeeded = true;
  for (const customerId of customerIds) {
    try {
      await syncCustomer(deps, customerId);
    } catch (error) {
      deps.log.warn({ err: error, customer: customerId }, "subscription not synced");
      succeeded = false;
      // The provider is unreachable for all customers.
      if (error instanceof PaymentsError && error.code === "unavailable") break;
    }
  }
  return succeeded;
}

/**
 * Job, every minute from `billing.jobs.ts`: syncs the customers with a due scheduled change
 * (renewal, cancellation or downgrade at a period's end) and those with an event whose job was lost
 * (`ORPHANED_AFTER_SECONDS` in `webhook.service.ts`). At most `BATCH_SIZE` (this file) in a run.
 */
export async function applyDueChanges(deps: BillingDeps): Promise<void> {
  const due = await listDueChanges(deps.db, deps.clock, BATCH_SIZE);
  const age = { seconds: ORPHANED_AFTER_SECONDS, limit: BATCH_SIZE };
  const orphaned = await listCustomersWithPendingEvents(deps.db, deps.clock, age);
  await syncAll(deps, [...new Set([...due, ...orphaned])]);
}

/**
 * Job, every 15 minutes from `billing.jobs.ts`: syncs the customers that changed at the provider
 * (`listChangedCustomers` of the adapter) since the last run (less `OVERLAP_MS` of this file), in
 * case a webhook was lost, and those of another provider, who lose their plan. If the last run is
 * longer ago than `EVENT_RETENTION_MS` in this file, all customers with a plan are synced.
 */
export async function reconcile(deps: BillingDeps): Promise<void> {
  const now = await readNow(deps.db, deps.clock);
  const oldest = now.getTime() - EVENT_RETENTION_MS;
  const reached = (await readReconciledUntil(deps.db))?.getTime() ?? -Infinity;
  const changed = await deps.payments.listChangedCustomers(new Date(Math.max(reached - OVERLAP_MS, oldest)));
  const mirrored = await listMirroredCustomers(deps.db);
  // Customers of another provider, for example the sandbox, no longer have a plan.
  const others = reached < oldest ? mirrored : mirrored.filter((id) => !deps.payments.owns(id));
  if (await syncAll(deps, [...new Set([...changed, ...others])])) await writeReconciledUntil(deps.db, now);
}

/**
 * Job, hourly from `billing.jobs.ts`: queues the announcement of each renewal (`renewalNotice` in
 * `billing-mails.ts`) a few days ahead, once; the number of days is `RENEWAL_NOTICE_DAYS` in
 * `core/billing/limits.ts`, because the mail states it.
 */
export async function announceRenewals(deps: BillingDeps): Promise<void> {
  for (const mirror of await listRenewing(deps.db, deps.clock, RENEWAL_NOTICE_DAYS)) {
    await deps.db.transaction(async (tx) => {
      const customer = await findCustomerOfUser(tx, deps.clock, mirror.userId);
      if (customer) await queueBillingMails(deps, tx, customer.email, [renewalNotice(mirror)]);
    });
  }
}

import * as z from "zod";
import { PAYMENT_EVENT_DAYS } from "#core/billing/limits.ts";
import { handleJob, type JobHandler, type JobType } from "#server/jobs/job.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { END_BILLING, endBilling } from "./end-billing.service.ts";
import { deleteEventsOlderThan } from "./events.repo.ts";
import { announceRenewals, applyDueChanges, reconcile } from "./reconcile.service.ts";
import { resolveRequestedChanges } from "./resolve-changes.service.ts";
import { processEvents } from "./sync.service.ts";
import { PROCESS_EVENTS } from "./webhook.service.ts";

/** Names are those of queues in the database: a renamed queue would orphan the waiting jobs. */
const sweep = (name: string): JobType<object> => ({
  name,
  schema: z.object({}),
  retryLimit: 3,
  retryDelay: 20,
  retryDelayMax: 60,
  expireInSeconds: 600,
  concurrency: 1,
});

const DUE_CHANGES = sweep("billing.turns");
const RECONCILE = sweep("billing.reconcile");
const RENEWALS = sweep("billing.renewals");
const EVENTS_SWEEP = sweep("billing.events-sweep");

/**
 * Job types of billing: events of the provider (`webhook.service.ts`), ends of accounts
 * (`end-billing.service.ts`), and the sweeps of this file, whose retries are in `sweep`;
 * `boot/job-types.ts` registers them with the queue. The schedules are in `billingJobs`.
 */
export const BILLING_JOBS = [PROCESS_EVENTS, END_BILLING, DUE_CHANGES, RECONCILE, RENEWALS, EVENTS_SWEEP];

/**
 * Job handlers of billing (`processEvents` in `sync.service.ts`, `endBilling` in
 * `end-billing.service.ts`) with the cron schedules of its sweeps: due changes every minute
 * (`applyDueChanges` in `reconcile.service.ts`, `resolveRequestedChanges` in
 * `resolve-changes.service.ts`), `reconcile` (`reconcile.service.ts`) every 15 minutes, renewals
 * hourly, old events daily (`PAYMENT_EVENT_DAYS` in `core/billing/limits.ts`).
 * `boot/job-handlers.ts` runs them in a worker.
 */
export function billingJobs(deps: BillingDeps): JobHandler[] {
  return [
    handleJob(PROCESS_EVENTS, ({ customerId }) => processEvents(deps, customerId)),
    handleJob(END_BILLING, (ended) => endBilling(deps, ended)),
    handleJob(
      DUE_CHANGES,
      async () => {
        await resolveRequestedChanges(deps);
        await applyDueChanges(deps);
      },
      "* * * * *",
    ),
    handleJob(RECONCILE, () => reconcile(deps), "*/15 * * * *", true),
    handleJob(RENEWALS, () => announceRenewals(deps), "23 * * * *", true),
    handleJob(
      EVENTS_SWEEP,
      () => deleteEventsOlderThan(deps.db, deps.clock, PAYMENT_EVENT_DAYS),
      "31 3 * * *",
    ),
  ];
}

import * as z from "zod";
import { handleJob, type JobHandler, type JobType } from "#server/jobs/job.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { END_BILLING, endBilling } from "./end-billing.service.ts";
import { deleteEventsOlderThan } from "./events.repo.ts";
import { announceRenewals, followTurns, reconcile } from "./reconcile.service.ts";
import { settleChanges } from "./settle-changes.service.ts";
import { followEvents } from "./sync.service.ts";
import { FOLLOW_EVENTS } from "./webhook.service.ts";

/** Longer than a provider repeats its events. */
const EVENTS_KEPT_DAYS = 35;

const sweep = (name: string): JobType<object> => ({
  name,
  schema: z.object({}),
  retryLimit: 3,
  retryDelay: 20,
  retryDelayMax: 60,
  expireInSeconds: 600,
  concurrency: 1,
});

const TURNS = sweep("billing.turns");
const RECONCILE = sweep("billing.reconcile");
const RENEWALS = sweep("billing.renewals");
const EVENTS_SWEEP = sweep("billing.events-sweep");

export const BILLING_JOBS = [FOLLOW_EVENTS, END_BILLING, TURNS, RECONCILE, RENEWALS, EVENTS_SWEEP];

export function billingJobs(deps: BillingDeps): JobHandler[] {
  return [
    handleJob(FOLLOW_EVENTS, ({ customerId }) => followEvents(deps, customerId)),
    handleJob(END_BILLING, (ended) => endBilling(deps, ended)),
    handleJob(
      TURNS,
      async () => {
        await settleChanges(deps);
        await followTurns(deps);
      },
      "* * * * *",
    ),
    handleJob(RECONCILE, () => reconcile(deps), "*/15 * * * *", true),
    handleJob(RENEWALS, () => announceRenewals(deps), "23 * * * *", true),
    handleJob(EVENTS_SWEEP, () => deleteEventsOlderThan(deps.db, deps.clock, EVENTS_KEPT_DAYS), "31 3 * * *"),
  ];
}

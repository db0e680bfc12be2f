import * as z from "zod";
import type { JobType } from "#server/jobs/job.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { hasPendingEvent, insertEvent } from "./events.repo.ts";

/**
 * Job that syncs a customer after an event of the payment provider (`processEvents` in
 * `sync.service.ts`); `acceptWebhook` enqueues it, `billing.jobs.ts` handles it. When its 1,500
 * retries (here) are used up, `reconcile` (`reconcile.service.ts`) finds the change. The queue
 * keeps its first name, because jobs may wait in it.
 */
export const PROCESS_EVENTS: JobType<{ customerId: string }> = {
  name: "billing.follow",
  schema: z.object({ customerId: z.string() }),
  retryLimit: 1500,
  retryDelay: 1,
  retryDelayMax: 30,
  expireInSeconds: 120,
  concurrency: 3,
};

/** Events that can change a subscription. Others are stored without a sync. */
const RELEVANT_EVENTS =
  /^(customer\.(subscription\.|updated$|deleted$)|invoice\.|checkout\.session\.|subscription_schedule\.|payment_method\.)/;

/**
 * Seconds after which `applyDueChanges` (`reconcile.service.ts`) processes a pending event, in case
 * its job was lost; `acceptWebhook` compares with it too.
 */
export const ORPHANED_AFTER_SECONDS = 20;

/**
 * Dependencies of the receipt of the payment provider's events; `boot/deps.ts` provides them to
 * `webhook.routes.ts` and to the sandbox.
 */
export type WebhookDeps = Pick<BillingDeps, "db" | "clock" | "jobs" | "log" | "payments">;

/**
 * Stores a webhook event of the provider (`webhook.routes.ts`) or the sandbox, with a job for the
 * customer if the event is relevant (`RELEVANT_EVENTS` in this file), in one transaction. Repeated
 * events have no effect, and those of an unknown format or another mode are only logged. The order
 * does not matter, because the job (`processEvents` in `sync.service.ts`) reads the current state.
 * The adapter checks the signature; throws `PaymentsError` with `bad_signature`.
 */
export async function acceptWebhook(deps: WebhookDeps, body: string, signature: string): Promise<void> {
  const event = await deps.payments.readEvent(body, signature);
  if (event.form === "unknown") {
    // A retry would send the same body; reconciliation finds the change.
    deps.log.warn({ event: event.id, type: event.type }, "event of an unknown format ignored");
    return;
  }
  if (!event.matchesMode) {
    deps.log.warn({ event: event.id, type: event.type }, "event of another mode ignored");
    return;
  }
  const { customerId } = event;
  await deps.db.transaction(async (tx) => {
    const isRelevant = customerId !== undefined && RELEVANT_EVENTS.test(event.type);
    const isNew = await insertEvent(tx, deps.clock, event, isRelevant);
    if (!isNew || !isRelevant) return;
    // A burst of events for one customer needs few syncs, not one for each.
    const pending = { id: event.id, customerId, seconds: ORPHANED_AFTER_SECONDS };
    if (await hasPendingEvent(tx, deps.clock, pending)) return;
    await deps.jobs.send(tx, PROCESS_EVENTS, { customerId });
  });
}

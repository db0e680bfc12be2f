import * as z from "zod";
import type { JobType } from "#server/jobs/job.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { hasWaiting, insertEvent } from "./events.repo.ts";

/** Tried for half a day and at least twice a minute; after that, reconciliation finds the change. */
export const FOLLOW_EVENTS: JobType<{ customerId: string }> = {
  name: "billing.follow",
  schema: z.object({ customerId: z.string() }),
  retryLimit: 1500,
  retryDelay: 1,
  retryDelayMax: 30,
  expireInSeconds: 120,
  concurrency: 3,
};

/** Events that can change what a customer has. Anything else is kept and left alone. */
const TELLING =
  /^(customer\.(subscription\.|updated$|deleted$)|invoice\.|checkout\.session\.|subscription_schedule\.|payment_method\.)/;

/** Seconds after which an event that still waits is followed by the sweep, whatever became of its job. */
export const STRANDED_SECONDS = 20;

export type WebhookDeps = Pick<BillingDeps, "db" | "clock" | "jobs" | "log" | "payments">;

/**
 * Takes an event: it is kept under its id before this returns, together with the job that follows it. A repeat changes
 * nothing, and the order does not matter, since the job only looks at what is so now. Throws `PaymentsError` with
 * `bad_signature`.
 */
export async function acceptWebhook(deps: WebhookDeps, body: string, signature: string): Promise<void> {
  const event = await deps.payments.readEvent(body, signature);
  if (event.form === "unknown") {
    // Another try would bring the same body. What it tells of is found by the reconciliation.
    deps.log.warn({ event: event.id, type: event.type }, "event of an unknown form ignored");
    return;
  }
  if (!event.ours) {
    deps.log.warn({ event: event.id, type: event.type }, "event of another mode ignored");
    return;
  }
  const { customerId } = event;
  await deps.db.transaction(async (tx) => {
    const followed = customerId !== undefined && TELLING.test(event.type);
    const isNew = await insertEvent(tx, deps.clock, event, followed);
    if (!isNew || !followed) return;
    // A storm of events for one customer is followed by few looks, not by one for each.
    const wait = { id: event.id, customerId, seconds: STRANDED_SECONDS };
    if (await hasWaiting(tx, deps.clock, wait)) return;
    await deps.jobs.send(tx, FOLLOW_EVENTS, { customerId });
  });
}

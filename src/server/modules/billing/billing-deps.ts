import type { Payments } from "#server/adapters/payments/payments.ts";
import type { Queue } from "#server/lib/bounded-queue.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Logger } from "#server/observability/log.ts";

/** What everything about subscriptions needs. */
export interface BillingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "send">;
  readonly log: Logger;
  readonly payments: Payments;
  /** Bounds how many connections wait for the payment provider at once. */
  readonly paymentsQueue: Queue;
  readonly secret: string;
  readonly publicUrl: string;
  /** Last day (UTC) of the first-month offer. */
  readonly offerEnds: string | undefined;
}

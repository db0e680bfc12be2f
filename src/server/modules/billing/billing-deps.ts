import type { Payments } from "../../adapters/payments/payments.ts";
import type { Queue, queuePerKey } from "#server/lib/bounded-queue.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "../../db/client.ts";
import type { Deadline } from "../../deadline.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Logger } from "#server/observability/log.ts";
import type { PlanTable } from "#core/plans.ts";

/** What everything about subscriptions needs. */
export interface BillingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "send">;
  readonly log: Logger;
  readonly plans: PlanTable;
  readonly payments: Payments;
  /** Bounds how many connections wait for the payment provider at once on behalf of jobs. */
  readonly paymentsQueue: Queue;
  /** The same for requests of people: apart from the jobs, which may wait longer, and one request of each customer at a time. */
  readonly customerQueue: ReturnType<typeof queuePerKey>;
  /** By when a request of a person has to end; not set in jobs. */
  readonly deadline?: Deadline;
  readonly secret: string;
  readonly publicUrl: string;
  /** Last day (UTC) of the first-month offer. */
  readonly offerEnds: string | undefined;
}

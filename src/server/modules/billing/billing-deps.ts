import type { Payments } from "../../adapters/payments/payments.ts";
import type { Queue, queuePerKey } from "#server/lib/bounded-queue.ts";
import type { Client } from "#server/http/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "../../db/client.ts";
import type { Deadline } from "#server/lib/deadline.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Logger } from "#server/observability/log.ts";
import type { PlanTable } from "#core/plans.ts";

/**
 * Dependencies of the billing services; `boot/deps.ts` provides them, with the queues that bound
 * calls to the provider and `offerEnds` from the setting `OFFER_ENDS`. `forRequest`
 * (`request-deps.ts`) adds deadline and client for an HTTP request.
 */
export interface BillingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "send">;
  readonly log: Logger;
  readonly newId: () => string;
  readonly plans: PlanTable;
  readonly payments: Payments;
  /** Bounds the concurrent transactions of jobs that wait for the payment provider. */
  readonly paymentsQueue: Queue;
  /**
   * The same for HTTP requests, with one request of each customer at a time. Jobs may wait longer.
   */
  readonly customerQueue: ReturnType<typeof queuePerKey>;
  /** Deadline of an HTTP request; not set in jobs. */
  readonly deadline?: Deadline;
  /** Client of an HTTP request; not set in jobs. */
  readonly client?: Client;
  readonly secret: string;
  readonly publicUrl: string;
  /** Last day (ISO date, UTC) of the first-month offer; `undefined` without an end. */
  readonly offerEnds: string | undefined;
}

import type { Payments } from "../adapters/payments/payments.ts";
import type { Metrics } from "./metrics.ts";
import { exportableReason, type Tracing } from "./tracing.ts";

/** The metrics and traces that record calls of an adapter (storage, mail, payments). */
interface CallInstruments {
  readonly metrics: Pick<Metrics, "calls" | "callFailures">;
  readonly tracing: Tracing;
}

/**
 * Wraps mail, storage or payments: the named calls have spans, and their durations and failures are
 * measured (`calls` and `callFailures` in `metrics.ts`). `deps.ts` applies it; providers of AI have
 * their own wrapper (instrument-ai.ts).
 * @param dependency the label in metrics and spans
 */
export function instrumentCalls<T extends object, K extends keyof T & string>(
  { metrics, tracing }: CallInstruments,
  dependency: string,
  adapter: T & { readonly [Name in K]: (...args: never[]) => Promise<unknown> },
  calls: readonly K[],
): T {
  const wrapped = calls.map((call) => {
    const original = adapter[call] as (...args: unknown[]) => Promise<unknown>;
    const run = (...args: unknown[]) =>
      tracing.span({ name: `${dependency} ${call}`, kind: "client" }, async () => {
        const stopTimer = metrics.calls.startTimer({ dependency, call });
        try {
          return await original(...args);
        } catch (error) {
          metrics.callFailures.inc({ dependency, call, reason: exportableReason(error) });
          throw error;
        } finally {
          stopTimer();
        }
      });
    return [call, run] as const;
  });
  return { ...adapter, ...Object.fromEntries(wrapped) };
}

/** The calls that reach the payment provider. */
const PAYMENT_CALLS = [
  "createCustomer",
  "listOpenCheckouts",
  "createCheckout",
  "expireCheckout",
  "findCheckoutCustomer",
  "readSubscriptions",
  "previewUpgrade",
  "upgrade",
  "scheduleDowngrade",
  "cancelDowngrade",
  "setCancelAtPeriodEnd",
  "cancelNow",
  "openPortal",
  "listInvoices",
  "listChangedCustomers",
] as const;

/**
 * Wraps the payment provider like `instrumentCalls`, for the calls in `PAYMENT_CALLS` and also with
 * a deadline. `deps.ts` applies it.
 */
export function instrumentPayments(instruments: CallInstruments, payments: Payments): Payments {
  const instrumented = instrumentCalls(instruments, "payments", payments, PAYMENT_CALLS);
  return {
    ...instrumented,
    withDeadline: (deadline) => instrumentPayments(instruments, payments.withDeadline(deadline)),
  };
}

import type { Payments } from "../adapters/payments/payments.ts";
import type { Metrics } from "../metrics.ts";
import { reasonOf, type Tracing } from "./tracing.ts";

export interface Watch {
  readonly metrics: Pick<Metrics, "calls" | "callFailures">;
  readonly tracing: Tracing;
}

/**
 * The same adapter, with the time and the failures of the named calls counted and told.
 * @param dependency what it stands for, for the operator
 */
export function watchCalls<T extends object, K extends keyof T & string>(
  { metrics, tracing }: Watch,
  dependency: string,
  adapter: T & { readonly [Name in K]: (...given: never[]) => Promise<unknown> },
  calls: readonly K[],
): T {
  const watched = calls.map((call) => {
    const plain = adapter[call] as (...given: unknown[]) => Promise<unknown>;
    const run = (...given: unknown[]) =>
      tracing.span({ name: `${dependency} ${call}`, kind: "client" }, async () => {
        const ended = metrics.calls.startTimer({ dependency, call });
        try {
          return await plain(...given);
        } catch (error) {
          metrics.callFailures.inc({ dependency, call, reason: reasonOf(error) });
          throw error;
        } finally {
          ended();
        }
      });
    return [call, run] as const;
  });
  return { ...adapter, ...Object.fromEntries(watched) };
}

/** Every call of the payment provider that goes out to it. */
const PAYMENT_CALLS = [
  "createCustomer",
  "openCheckouts",
  "createCheckout",
  "expireCheckout",
  "checkoutCustomer",
  "readSubscriptions",
  "previewUpgrade",
  "upgrade",
  "scheduleDowngrade",
  "keepTier",
  "setCancelAtPeriodEnd",
  "cancelNow",
  "openPortal",
  "listInvoices",
  "changedCustomers",
] as const;

export function watchPayments(watch: Watch, payments: Payments): Payments {
  const watched = watchCalls(watch, "payments", payments, PAYMENT_CALLS);
  return { ...watched, within: (deadline) => watchPayments(watch, payments.within(deadline)) };
}

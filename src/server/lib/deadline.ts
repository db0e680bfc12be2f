/**
 * The time by which all external calls of one request must end, so that a slow provider cannot hold
 * it. `startDeadline` makes it; `request-deps.ts` of billing starts it with 8 s
 * (`REQUEST_DEADLINE_MS`); the adapter of payments reads it.
 */
export interface Deadline {
  /** Remaining milliseconds; 0 after the deadline. */
  readonly left: () => number;
  /** Aborts at the deadline. */
  readonly signal: AbortSignal;
}

/**
 * Creates a deadline `ms` milliseconds from now. `request-deps.ts` of billing, which sets the time,
 * starts one for all calls of the payment provider of a request.
 */
export function startDeadline(ms: number): Deadline {
  const end = performance.now() + ms;
  return { left: () => Math.max(0, Math.floor(end - performance.now())), signal: AbortSignal.timeout(ms) };
}

/**
 * Settles like `work`, or rejects with the error of `createError` at the deadline. Does not stop
 * the work. `payments.stripe.ts` and `billing/customer-lock.ts` call it.
 */
export async function endBy<T>({ signal }: Deadline, work: Promise<T>, createError: () => Error): Promise<T> {
  const expired = Promise.withResolvers<never>();
  const expire = () => expired.reject(createError());
  signal.addEventListener("abort", expire, { once: true });
  if (signal.aborted) expire();
  try {
    return await Promise.race([work, expired.promise]);
  } finally {
    signal.removeEventListener("abort", expire);
  }
}

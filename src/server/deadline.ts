/** A moment by which everything that one request asks of others has to end. */
export interface Deadline {
  /** Milliseconds left; 0 once it has passed. */
  readonly left: () => number;
  /** Aborted when it passes. */
  readonly signal: AbortSignal;
}

/** A deadline so many milliseconds from now. */
export function startDeadline(ms: number): Deadline {
  const end = performance.now() + ms;
  return { left: () => Math.max(0, Math.floor(end - performance.now())), signal: AbortSignal.timeout(ms) };
}

/** Settles as `work` does, or rejects with what `late` makes once the deadline has passed. The work is not stopped. */
export async function endBy<T>({ signal }: Deadline, work: Promise<T>, late: () => Error): Promise<T> {
  const expired = Promise.withResolvers<never>();
  const expire = () => expired.reject(late());
  signal.addEventListener("abort", expire, { once: true });
  if (signal.aborted) expire();
  try {
    return await Promise.race([work, expired.promise]);
  } finally {
    signal.removeEventListener("abort", expire);
  }
}

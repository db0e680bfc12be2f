import { hash, verify } from "@node-rs/argon2";
import { boundedQueue, type QueueLimits } from "../../bounded-queue.ts";
import { AppError } from "../../errors.ts";

/** argon2id (the package's default) with 19 MiB, two passes, one lane: OWASP's password storage cheat sheet, read 2026-11. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash takes about 30 ms of one core: thirty waiting ones are half a second on two cores. */
const LIMITS: QueueLimits = { atOnce: 2, waiting: 30 };
const RETRY_AFTER_SECONDS = 2;

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** As `hash`, with a salt of the caller's: the same password and salt give the same hash. */
  readonly hashWith: (password: string, salt: Uint8Array) => Promise<string>;
  readonly verify: (hashed: string, password: string) => Promise<boolean>;
}

/**
 * Hashes and checks passwords on the thread pool, a bounded number at once, so that a flood of sign-ins
 * cannot take the processor from everything else. Beyond the waiting list the answer is 503 `busy`.
 */
export function createPasswords(limits: QueueLimits = LIMITS): Passwords {
  const queue = boundedQueue(limits, () => new AppError("busy", { retryAfter: RETRY_AFTER_SECONDS }));
  return {
    hash: (password) => queue(() => hash(password, OPTIONS)),
    hashWith: (password, salt) => queue(() => hash(password, { ...OPTIONS, salt })),
    verify: (hashed, password) => queue(() => verify(hashed, password)),
  };
}

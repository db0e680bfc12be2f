import { hash, verify } from "@node-rs/argon2";
import type { QueueLimits } from "#server/lib/bounded-queue.ts";
import { AppError } from "#server/lib/errors.ts";
import { fairQueue } from "#server/lib/fair-queue.ts";

/** argon2id (the package's default) with 19 MiB, two passes, one lane: OWASP's password storage cheat sheet, read 2026-11. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash takes about 30 to 45 ms of one core: sixty waiting ones are about a second on two cores. */
const LIMITS: QueueLimits = { atOnce: 2, waiting: 60 };
const RETRY_AFTER_SECONDS = 2;

/** `client` is the address whose turn it is: clients with waiting passwords take turns. */
export interface Passwords {
  readonly hash: (password: string, client: string) => Promise<string>;
  /** Hashes with the given salt: the same password and salt give the same hash. */
  readonly hashWith: (password: string, salt: Uint8Array, client: string) => Promise<string>;
  readonly verify: (hashed: string, password: string, client: string) => Promise<boolean>;
}

/**
 * Hashes and checks passwords on the thread pool, a bounded number at once, so that a flood of sign-ins cannot take the
 * processor from everything else, nor one client the places of the others. Beyond the waiting list the answer is 503 `busy`.
 */
export function createPasswords(limits: QueueLimits = LIMITS): Passwords {
  const queue = fairQueue(limits, () => new AppError("busy", { retryAfter: RETRY_AFTER_SECONDS }));
  return {
    hash: (password, client) => queue(client, () => hash(password, OPTIONS)),
    hashWith: (password, salt, client) => queue(client, () => hash(password, { ...OPTIONS, salt })),
    verify: (hashed, password, client) => queue(client, () => verify(hashed, password)),
  };
}

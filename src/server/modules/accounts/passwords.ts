import { hash, verify } from "@node-rs/argon2";
import type { QueueLimits } from "#server/lib/bounded-queue.ts";
import { AppError } from "#server/lib/errors.ts";
import { fairQueue } from "#server/lib/fair-queue.ts";

/** argon2id, 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet, read 2026-11). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash takes 30 to 45 ms of a core, so a full queue drains in about a second on two cores. */
const LIMITS: QueueLimits = { concurrency: 2, maxWaiting: 60 };
const RETRY_AFTER_SECONDS = 2;

/**
 * Password hashing (argon2id; its parameters are `OPTIONS` in this file); `boot/deps.ts` makes it
 * once with `createPasswords`. Clients with waiting passwords take turns. Rules for passwords:
 * `password-rule.ts` and `passwordField` (`core/account/schemas.ts`).
 */
export interface Passwords {
  readonly hash: (password: string, clientIp: string) => Promise<string>;
  /** Hashes with the given salt; equal passwords and salts produce equal hashes. */
  readonly hashWith: (password: string, salt: Uint8Array, clientIp: string) => Promise<string>;
  readonly verify: (hashed: string, password: string, clientIp: string) => Promise<boolean>;
}

/**
 * Hashes passwords on the thread pool, two at a time and 60 waiting (`LIMITS` in this file), so
 * that a flood of sign-ins cannot starve other work, and one client cannot starve the others
 * (`server/lib/fair-queue.ts`). A full queue rejects with 503 `busy` (`RETRY_AFTER_SECONDS` in this
 * file). `boot/deps.ts` calls it; the parameters of argon2id are `OPTIONS` in this file.
 */
export function createPasswords(limits: QueueLimits = LIMITS): Passwords {
  const queue = fairQueue(limits, () => new AppError("busy", { retryAfter: RETRY_AFTER_SECONDS }));
  return {
    hash: (password, clientIp) => queue(clientIp, () => hash(password, OPTIONS)),
    hashWith: (password, salt, clientIp) => queue(clientIp, () => hash(password, { ...OPTIONS, salt })),
    verify: (hashed, password, clientIp) => queue(clientIp, () => verify(hashed, password)),
  };
}

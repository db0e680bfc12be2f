import { quotaRefusal, type Entitlement } from "#core/quotas.ts";
import { KINDS, type GenerationKind } from "#core/generations/kinds.ts";
import type { Tx } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { consumeWithin } from "#server/modules/rate-limits/rate-limits.public.ts";
import type { EntitlementDeps } from "#server/modules/entitlements/entitlements.public.ts";
import type { Generator } from "../generator.ts";
import { countUnitsOf } from "./units.repo.ts";

declare const reserved: unique symbol;

/**
 * Proof that a unit of this kind is available, valid in the transaction that locked the user's row.
 * Only `reserve` in this file creates it; `insertGeneration` and `reserveAgain`
 * (`generations.repo.ts`) require it.
 */
export interface Reserved {
  readonly [reserved]: true;
  readonly userId: UserId;
  readonly kind: GenerationKind;
}

interface ReserveRequest {
  readonly userId: UserId;
  readonly generator: Generator;
  /** Read with the user's row locked, so that two requests cannot reserve the same last unit. */
  readonly entitlement: Entitlement;
}

/**
 * Checks quota and rate limits before `generations.service.ts` creates or retries a generation.
 * Throws 402 when the plan's units are used up (quotas: `core/plans.ts`, words:
 * `core/generations/quota.copy.ts`, counted by `units.repo.ts`) and 429 when a rate limit of the
 * kind's generator (`rateLimits` in `*.generator.ts`) is exceeded.
 */
export async function reserve(tx: Tx, deps: EntitlementDeps, request: ReserveRequest): Promise<Reserved> {
  const { userId, generator, entitlement } = request;
  await checkQuota(tx, userId, generator.kind, entitlement);
  await consumeWithin(tx, deps.clock, generator.rateLimits(userId));
  return { userId, kind: generator.kind } as Reserved;
}

/** Throws 402 with the quota's message when no unit is left. */
async function checkQuota(
  tx: Tx,
  userId: UserId,
  kind: GenerationKind,
  { quotas, period }: Entitlement,
): Promise<void> {
  // Unlimited: skips the count.
  if (quotaRefusal(quotas, kind, Number.MAX_SAFE_INTEGER) === undefined) return;
  const message = quotaRefusal(quotas, kind, await countUnitsOf(tx, userId, KINDS[kind].usage, period));
  if (message !== undefined) throw new AppError("quota_exceeded", { message });
}

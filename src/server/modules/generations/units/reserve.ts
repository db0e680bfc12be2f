import { quotaRefusal, type Entitlement } from "#core/quotas.ts";
import type { GenerationKind } from "#core/generations/kinds.ts";
import type { Tx } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { consumeWithin } from "../../rate-limits/rate-limits.service.ts";
import type { EntitlementDeps } from "#server/modules/usage/entitlement.service.ts";
import type { Generator } from "../generator.ts";
import { countUnitsOfKind } from "./units.service.ts";

/** Proof that the plan had room for one more of this kind, valid inside the transaction that locked the user. */
export interface Reserved {
  readonly userId: UserId;
  readonly kind: GenerationKind;
}

interface Wanted {
  readonly userId: UserId;
  readonly tool: Generator;
  /** Read with the user's row locked; that is what keeps two requests from taking the last unit. */
  readonly entitlement: Entitlement;
}

/** Throws 402 when the plan's units are used up, then 429 when it was too much at once. */
export async function reserve(tx: Tx, deps: EntitlementDeps, wanted: Wanted): Promise<Reserved> {
  const { userId, tool, entitlement } = wanted;
  await checkQuota(tx, userId, tool.kind, entitlement);
  await consumeWithin(tx, deps.clock, tool.rateLimits(userId));
  return { userId, kind: tool.kind };
}

/** Throws 402 with the quota's words when there is no room for one more. */
async function checkQuota(
  tx: Tx,
  userId: UserId,
  kind: GenerationKind,
  { quotas, period }: Entitlement,
): Promise<void> {
  // Nothing is counted where nothing can refuse.
  if (quotaRefusal(quotas, kind, Number.MAX_SAFE_INTEGER) === undefined) return;
  const message = quotaRefusal(quotas, kind, await countUnitsOfKind(tx, userId, kind, period));
  if (message !== undefined) throw new AppError("quota_exceeded", { message });
}

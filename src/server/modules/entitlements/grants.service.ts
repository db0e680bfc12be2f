import { eq } from "drizzle-orm";
import { higherTier, type Tier } from "#core/plans.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { storeSecurityEvent } from "../security-log/security-log.public.ts";
import { findSubscriberByEmail } from "../accounts/accounts.public.ts";
import { grants } from "./entitlements.table.ts";

interface GrantDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: () => string;
}

interface GrantResult {
  readonly paidTier: Tier;
  /** The higher of the granted and the paid tier. */
  readonly tier: Tier;
}

/**
 * Grants a tier without payment, without an end, for `npm run plan` (`cli/plan.ts`); `free` revokes
 * it. Records `plan_changed` if the effective tier changes, and returns it. `undefined` without an
 * account of this address. What a tier includes: `core/plans.ts`.
 */
export async function grantTier(
  { db, clock, newId }: GrantDeps,
  email: string,
  tier: Tier,
): Promise<GrantResult | undefined> {
  return db.transaction(async (tx) => {
    const subscriber = await findSubscriberByEmail(tx, clock, email);
    if (!subscriber) return undefined;
    const { id: userId, paidTier } = subscriber;
    const [old] = await tx.select({ tier: grants.tier }).from(grants).where(eq(grants.userId, userId));
    if (tier === "free") await tx.delete(grants).where(eq(grants.userId, userId));
    else {
      await tx
        .insert(grants)
        .values({ userId, tier })
        .onConflictDoUpdate({ target: grants.userId, set: { tier, createdAt: clock.now } });
    }
    const [from, to] = [higherTier(old?.tier ?? "free", paidTier), higherTier(tier, paidTier)];
    if (from !== to) {
      const details = { from, to, by: "operator" };
      await storeSecurityEvent(tx, { clock, newId }, { userId, event: "plan_changed", details });
    }
    return { paidTier, tier: to };
  });
}

import { eq } from "drizzle-orm";
import { higherTier, type Tier } from "#core/plans.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { findSubscriberByEmail } from "../accounts/subscriber.service.ts";
import { grants } from "./entitlements.table.ts";

interface GrantDeps {
  readonly db: Db;
  readonly clock: Clock;
}

interface GrantResult {
  readonly paidTier: Tier;
  /** The higher of the granted and the paid tier. */
  readonly tier: Tier;
}

/**
 * Grants a tier without payment; `free` revokes it. `undefined` without an account of this address.
 */
export async function grantTier(
  { db, clock }: GrantDeps,
  email: string,
  tier: Tier,
): Promise<GrantResult | undefined> {
  return db.transaction(async (tx) => {
    const subscriber = await findSubscriberByEmail(tx, clock, email);
    if (!subscriber) return undefined;
    const { id: userId, paidTier } = subscriber;
    if (tier === "free") await tx.delete(grants).where(eq(grants.userId, userId));
    else {
      await tx
        .insert(grants)
        .values({ userId, tier })
        .onConflictDoUpdate({ target: grants.userId, set: { tier, createdAt: clock.now } });
    }
    return { paidTier, tier: higherTier(tier, paidTier) };
  });
}

import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { CEREMONY_MINUTES } from "#core/account/limits.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { passkeyChallenges, type ChallengePurpose } from "./second-factor.table.ts";

interface Challenge {
  readonly challenge: string;
  readonly purpose: ChallengePurpose;
  /** `null` for a sign-in without a password. */
  readonly userId: UserId | null;
}

/**
 * Stores a passkey challenge when one is issued for a new passkey (`passkey-settings.service.ts`)
 * or for a sign-in (`passkey-sign-in.service.ts`, `pending-sign-in.service.ts`); it is valid for
 * `CEREMONY_MINUTES` (`core/account/limits.ts`).
 */
export async function insertChallenge(db: Queryable, clock: Clock, challenge: Challenge): Promise<void> {
  const expiresAt = sql`${clock.now} + make_interval(mins => ${CEREMONY_MINUTES})`;
  await db.insert(passkeyChallenges).values({ ...challenge, expiresAt });
}

/**
 * Deletes a passkey challenge when a response arrives (`addPasskey` in
 * `passkey-settings.service.ts`, `confirmPasskey` in `confirm-passkey.ts`); `false` if it was not
 * issued for this purpose and user, has expired (`CEREMONY_MINUTES` in `core/account/limits.ts`) or
 * was used.
 */
export async function takeChallenge(
  db: Queryable,
  clock: Clock,
  { challenge, purpose, userId }: Challenge,
): Promise<boolean> {
  const owner = passkeyChallenges.userId;
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(owner) : eq(owner, userId),
        gt(passkeyChallenges.expiresAt, clock.now),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose });
  return taken.length > 0;
}

/**
 * Deletes passkey challenges after `CEREMONY_MINUTES` (`core/account/limits.ts`), in the daily
 * sweep of `accounts.jobs.ts`.
 */
export async function deleteEndedChallenges(db: Queryable, clock: Clock): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, clock.now));
}

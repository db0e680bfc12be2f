import { and, eq, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { ProfileResponse } from "#core/account/responses.ts";
import { readTier } from "#core/plans.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { Client } from "#server/http/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findUser, lockUser, updateAvatar, updateFullName, type UserRow } from "./accounts.repo.ts";
import { recordSecurityEvent, type SecurityLogDeps } from "../security-log/security-log.public.ts";
import { users } from "./accounts.table.ts";

/**
 * Dependencies of the profile: database and clock, which `boot/deps.ts` provides to
 * `profile.routes.ts`.
 */
export interface ProfileDeps {
  readonly db: Db;
  readonly clock: Clock;
}

function presentProfile(user: UserRow): ProfileResponse {
  return {
    id: user.id,
    email: user.email,
    fullName: user.fullName,
    emailConfirmedAt: user.emailConfirmedAt?.getTime() ?? null,
    subscriptionStatus: readTier(user.subscriptionStatus),
    subscriptionPeriodEnd: user.subscriptionPeriodEnd?.getTime() ?? null,
    avatarUrl: user.avatarUrl,
  };
}

/**
 * Reads the profile of a user (`GET /api/profile` in `profile.routes.ts`; format:
 * `core/account/responses.ts`); `data-export.service.ts` and `reviews/shared-review.service.ts`
 * read the name with it, `overview.service.ts` whether there is a picture. Throws `unauthorized` if
 * the account does not exist.
 */
export async function readProfile({ db }: ProfileDeps, userId: UserId): Promise<ProfileResponse> {
  const user = await findUser(db, userId);
  if (!user) throw new AppError("unauthorized");
  return presentProfile(user);
}

interface ProfileChange {
  readonly userId: UserId;
  readonly fullName: string;
  readonly client: Client;
}

/**
 * Changes the name (`PATCH /api/profile` in `profile.routes.ts`; rules: `core/account/schemas.ts`)
 * and records a real change in the security log as `name_changed`. Throws `unauthorized` if the
 * account was deleted.
 */
export async function updateProfile(
  deps: ProfileDeps & SecurityLogDeps,
  { userId, fullName, client }: ProfileChange,
): Promise<ProfileResponse> {
  return deps.db.transaction(async (tx) => {
    const before = await lockUser(tx, userId);
    const user = await updateFullName(tx, deps.clock, userId, fullName);
    if (!before || !user) throw new AppError("unauthorized");
    if (before.fullName !== fullName) {
      await recordSecurityEvent(tx, deps, { userId, event: "name_changed", client });
    }
    return presentProfile(user);
  });
}

/**
 * Sets or clears the avatar's URL and returns the profile and its previous URL, in a transaction of
 * `files/avatar.service.ts`, which owns the file and its limits. Locks the account; throws
 * `unauthorized` for a deleted one.
 */
export async function replaceAvatar(
  tx: Tx,
  clock: Clock,
  { userId, avatarUrl }: { readonly userId: UserId; readonly avatarUrl: string | null },
): Promise<{ profile: ProfileResponse; previous: string | null }> {
  const before = await lockUser(tx, userId);
  const after = await updateAvatar(tx, clock, userId, avatarUrl);
  if (!before || !after) throw new AppError("unauthorized");
  return { profile: presentProfile(after), previous: before.avatarUrl };
}

/**
 * Subquery for users with an avatar, by which `files/sweeps.repo.ts` keeps files in use; `userId`
 * and `avatarUrl` may be columns of another table. The sweep there deletes avatars that no account
 * shows.
 */
export function usersWithAvatar(db: Db, userId: AnyColumn, avatarUrl: SQL) {
  return db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.avatarUrl, avatarUrl)));
}

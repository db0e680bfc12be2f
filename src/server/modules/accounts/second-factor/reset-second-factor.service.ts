import type { Db } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { storeSecurityEvent } from "../../security-log/security-log.public.ts";
import { findUserByEmail, lockUser } from "../accounts.repo.ts";
import { hasSecondFactor, removeSecondFactor } from "./second-factor.repo.ts";

interface ResetSecondFactorDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: () => string;
}

/**
 * Removes every passkey, authenticator key and recovery code of an account, by the operator's
 * command `second-factor-reset` (`server/cli/second-factor-reset.ts`) for an owner who has lost
 * every second factor; the security log records it. Returns whether there was one to remove, and
 * `no-account` for an unknown address.
 */
export async function resetSecondFactor(
  { db, ...deps }: ResetSecondFactorDeps,
  email: string,
): Promise<"removed" | "none" | "no-account"> {
  return db.transaction(async (tx) => {
    const found = await findUserByEmail(tx, email);
    const user = found && (await lockUser(tx, found.id));
    if (!user) return "no-account";
    if (!(await hasSecondFactor(tx, user.id))) return "none";
    await removeSecondFactor(tx, user.id);
    const details = { by: "operator" };
    await storeSecurityEvent(tx, deps, { userId: user.id, event: "second_factor_reset", details });
    return "removed";
  });
}

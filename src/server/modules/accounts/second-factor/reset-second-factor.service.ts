import type { Db } from "#server/db/client.ts";
import { findUserByEmail, lockUser } from "../accounts.repo.ts";
import { hasSecondFactor, removeSecondFactor } from "./second-factor.repo.ts";

/**
 * Removes every passkey, authenticator key and recovery code of an account, for an owner who has
 * lost them all. Returns what was found.
 */
export async function resetSecondFactor(
  { db }: { readonly db: Db },
  email: string,
): Promise<"removed" | "none" | "no-account"> {
  return db.transaction(async (tx) => {
    const found = await findUserByEmail(tx, email);
    const user = found && (await lockUser(tx, found.id));
    if (!user) return "no-account";
    if (!(await hasSecondFactor(tx, user.id))) return "none";
    await removeSecondFactor(tx, user.id);
    return "removed";
  });
}

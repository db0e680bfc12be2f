import type { Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { listAccountsAfter } from "../accounts/accounts.public.ts";
import { dropMailsTo } from "../mails/mails.public.ts";
import { type EndAccountDeps, endAccount } from "./end-account.ts";

/** Accounts per batch, whose marks are read concurrently. */
const BATCH = 20;

interface EraseDeletedDeps extends EndAccountDeps {
  /** Whether the account has a mark of its deletion (`isMarkedErased`). */
  readonly wasErased: (userId: UserId) => Promise<boolean>;
}

/**
 * Ends the accounts of a restored backup that were deleted after the backup (`endAccount` in
 * `end-account.ts`), and deletes the mails to them; returns their number. `cli/restore.ts` calls it
 * in the restore's transaction, so that no one can sign in to them, and passes `isMarkedErased`
 * (`erasure-marks.ts`). Jobs erase their data after the start.
 */
export async function eraseDeletedAccounts(tx: Tx, deps: EraseDeletedDeps): Promise<number> {
  let erased = 0;
  let batch = await listAccountsAfter(tx, undefined, BATCH);
  while (batch.length > 0) {
    const marks = await Promise.all(batch.map(({ id }) => deps.wasErased(id)));
    for (const { id: userId, email } of batch.filter((_, at) => marks[at])) {
      await dropMailsTo(tx, email);
      await endAccount(tx, deps, { userId, email });
      erased += 1;
    }
    batch = await listAccountsAfter(tx, batch.at(-1)?.id, BATCH);
  }
  return erased;
}

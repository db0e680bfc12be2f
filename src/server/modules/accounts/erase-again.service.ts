import type { Tx } from "../../db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { dropMailsTo } from "../mails/mails.service.ts";
import { listAccountsAfter } from "./accounts.repo.ts";
import { type EndAccountDeps, endAccount } from "./end-account.ts";

/** Accounts read at once, and looked up in the storage side by side. */
const BATCH = 20;

interface EraseAgainDeps extends EndAccountDeps {
  /** Whether the account was deleted at some time (`isMarkedErased`). */
  readonly wasErased: (userId: UserId) => Promise<boolean>;
}

/**
 * Ends every account of a restored backup that was deleted after the backup, and gives their number. Part of the restore's
 * transaction: nobody can be signed in as one of them in between. What they made goes when the product starts.
 */
export async function eraseAgain(tx: Tx, deps: EraseAgainDeps): Promise<number> {
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

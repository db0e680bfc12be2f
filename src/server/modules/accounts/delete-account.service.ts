import { accountDeletedMail } from "#core/account/mails.ts";
import type { Db } from "../../db/client.ts";
import { AppError } from "../../errors.ts";
import type { Storage } from "../../adapters/storage/storage.ts";
import type { JobContext } from "../../jobs/job.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { UserId } from "../../user-id.ts";
import { disownFiles, purgeSoon } from "../files/leave.service.ts";
import { removeGenerations } from "../generations/leave.service.ts";
import { queueLastMail } from "../mails/mails.service.ts";
import type { AccountMailDeps } from "./account-mails.service.ts";
import { listDeleted, lockAddress, lockUser, removeDeleted } from "./accounts.repo.ts";
import { endAccount, ERASE_ACCOUNT, type EndAccountDeps } from "./end-account.ts";
import { markErased } from "./erasure-marks.ts";
import { checkPassword, type PasswordCheckDeps } from "./password-check.service.ts";

/** Rows per statement: far less than a statement's five seconds. */
const BATCH = 500;
/** Accounts that one sweep looks after. */
const LEFT_OVER = 100;

export interface DeleteAccountDeps
  extends PasswordCheckDeps, Omit<AccountMailDeps, "jobs">, Pick<EndAccountDeps, "secret" | "jobs"> {
  readonly newId: () => string;
}

interface Leaving {
  readonly userId: UserId;
  readonly email: string;
  readonly password: string;
  readonly client: string;
}

/**
 * Deletes an account after its password was checked. When this returns nobody can get in, its address is free, work for it
 * has stopped, and the rest is bound to go: one transaction has written the jobs that end its subscription, remove what it
 * made and send the last mail.
 */
export async function deleteAccount(deps: DeleteAccountDeps, leaving: Leaving): Promise<void> {
  const { userId, email, password, client } = leaving;
  await checkPassword(deps, { userId, password, client, field: "password" });
  await deps.db.transaction(async (tx) => {
    await lockAddress(tx, email);
    if (!(await lockUser(tx, userId))) throw new AppError("unauthorized");
    await endAccount(tx, deps, { userId, email });
    await queueLastMail(deps, tx, {
      id: deps.newId(),
      kind: "account-deleted",
      recipient: email,
      words: accountDeletedMail,
      url: `${deps.publicUrl}/signup`,
    });
  });
}

interface EraseDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, "send">;
  readonly storage: Pick<Storage, "put">;
}

/**
 * Notes the deletion outside the database, removes what hangs on the account in small steps, then its row. Whatever stops it,
 * the next try goes on from there.
 */
export async function eraseAccount(
  { db, jobs, storage }: EraseDeps,
  { userId }: { readonly userId: UserId },
  { signal, stopping }: Pick<JobContext, "signal" | "stopping">,
): Promise<void> {
  await markErased(storage, userId);
  for (const removeSome of [removeGenerations, disownFiles]) {
    while ((await removeSome(db, userId, BATCH)) > 0) {
      if (signal.aborted || stopping.aborted) throw new Error("this worker is stopping");
    }
  }
  await db.transaction(async (tx) => {
    await removeDeleted(tx, userId);
    await purgeSoon(tx, jobs);
  });
}

/** Goes on with deleted accounts whose job was lost, with a restored backup for instance. */
export async function eraseLeftOvers({ db, jobs }: Pick<EraseDeps, "db" | "jobs">): Promise<void> {
  for (const userId of await listDeleted(db, LEFT_OVER)) {
    await db.transaction((tx) => jobs.send(tx, ERASE_ACCOUNT, { userId }));
  }
}

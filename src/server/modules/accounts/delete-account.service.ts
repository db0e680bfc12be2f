import * as z from "zod";
import { accountDeletedMail } from "#core/account/mails.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { JobContext, JobType } from "#server/jobs/job.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import { asUserId, type UserId } from "#server/lib/user-id.ts";
import { leaveBilling } from "../billing/end-billing.service.ts";
import { disownFiles, purgeSoon } from "../files/leave.service.ts";
import { removeGenerations, stopGenerations } from "../generations/leave.service.ts";
import { queueLastMail } from "../mails/mails.service.ts";
import { clearRate, clearRatesBelow } from "../rates/rates.service.ts";
import { ACCOUNT_MAIL, type AccountMailDeps } from "./account-mails.service.ts";
import { accountFailuresKey, addressRates } from "./account-rates.ts";
import { listDeleted, lockAddress, lockUser, makeNameless, removeDeleted } from "./accounts.repo.ts";
import { checkPassword, type PasswordCheckDeps } from "./password-check.service.ts";

/** Tried for days: what somebody wanted gone must go. */
export const ERASE_ACCOUNT: JobType<{ userId: UserId }> = {
  name: "accounts.erase",
  schema: z.object({ userId: z.string().transform(asUserId) }),
  retryLimit: 5000,
  retryDelay: 2,
  retryDelayMax: 60,
  expireInSeconds: 600,
  concurrency: 1,
};

/** Rows per statement: far less than a statement's five seconds. */
const BATCH = 500;
/** Accounts that one sweep looks after. */
const LEFT_OVER = 100;

export interface DeleteAccountDeps extends PasswordCheckDeps, Omit<AccountMailDeps, "jobs"> {
  readonly newId: () => string;
  readonly secret: string;
  readonly jobs: Pick<Jobs, "send" | "deleteMatching">;
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
    await leaveBilling(tx, deps, userId);
    await stopGenerations(tx, deps, userId);
    await deps.jobs.deleteMatching(tx, ACCOUNT_MAIL, { email });
    await clearRate({ db: tx, clock: deps.clock }, addressRates(email));
    await clearRatesBelow({ db: tx, clock: deps.clock }, accountFailuresKey(email));
    await makeNameless(tx, deps.clock, userId);
    await queueLastMail(deps, tx, {
      id: deps.newId(),
      kind: "account-deleted",
      recipient: email,
      words: accountDeletedMail,
      url: `${deps.publicUrl}/signup`,
    });
    await deps.jobs.send(tx, ERASE_ACCOUNT, { userId });
  });
}

interface EraseDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, "send">;
}

/** Removes what hangs on a deleted account in small steps, then its row. Whatever stops it, the next try goes on from there. */
export async function eraseAccount(
  { db, jobs }: EraseDeps,
  { userId }: { readonly userId: UserId },
  { signal, stopping }: Pick<JobContext, "signal" | "stopping">,
): Promise<void> {
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
export async function eraseLeftOvers({ db, jobs }: EraseDeps): Promise<void> {
  for (const userId of await listDeleted(db, LEFT_OVER)) {
    await db.transaction((tx) => jobs.send(tx, ERASE_ACCOUNT, { userId }));
  }
}

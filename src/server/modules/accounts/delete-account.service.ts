import * as z from "zod";
import { accountDeletedMail } from "#core/account/mails.copy.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { JobContext, JobType } from "#server/jobs/job.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import { asUserId, type UserId } from "#server/lib/user-id.ts";
import { scheduleBillingEnd } from "../billing/end-billing.service.ts";
import { detachFiles, enqueuePurge } from "../files/account-deletion.service.ts";
import { removeGenerations, stopGenerations } from "../generations/account-deletion.service.ts";
import { queueFinalMail } from "../mails/mails.service.ts";
import { clearCounters, clearCountersByPrefix } from "../rate-limits/rate-limits.service.ts";
import { ACCOUNT_MAIL, type AccountMailDeps } from "./account-mails.service.ts";
import { accountFailuresPrefix, addressLimits } from "./account-limits.ts";
import { listDeletedUsers, lockAddress, lockUser, anonymize, removeDeletedUser } from "./accounts.repo.ts";
import { checkPassword, type PasswordCheckDeps } from "./password-check.service.ts";

/** Erases the data of a deleted account. Retries for days, because a deletion must complete. */
export const ERASE_ACCOUNT: JobType<{ userId: UserId }> = {
  name: "accounts.erase",
  schema: z.object({ userId: z.string().transform(asUserId) }),
  retryLimit: 5000,
  retryDelay: 2,
  retryDelayMax: 60,
  expireInSeconds: 600,
  concurrency: 1,
};

/** Rows per statement; far below the statement timeout of 5 s. */
const BATCH = 500;
/** Maximum number of accounts per sweep. */
const SWEEP_LIMIT = 100;

export interface DeleteAccountDeps extends PasswordCheckDeps, Omit<AccountMailDeps, "jobs"> {
  readonly newId: () => string;
  readonly secret: string;
  readonly jobs: Pick<Jobs, "send" | "deleteMatching">;
}

interface AccountDeletion {
  readonly userId: UserId;
  readonly email: string;
  readonly password: string;
  readonly clientIp: string;
}

/**
 * Deletes an account after a password check. On return sign-in is impossible, the address is free
 * and running generations are stopped. The same transaction enqueues the jobs that end the
 * subscription, erase the data and send the final mail.
 */
export async function deleteAccount(deps: DeleteAccountDeps, deletion: AccountDeletion): Promise<void> {
  const { userId, email, password, clientIp } = deletion;
  await checkPassword(deps, { userId, password, clientIp, field: "password" });
  await deps.db.transaction(async (tx) => {
    await lockAddress(tx, email);
    if (!(await lockUser(tx, userId))) throw new AppError("unauthorized");
    await scheduleBillingEnd(tx, deps, userId);
    await stopGenerations(tx, deps, userId);
    await deps.jobs.deleteMatching(tx, ACCOUNT_MAIL, { email });
    await clearCounters({ db: tx, clock: deps.clock }, addressLimits(email));
    await clearCountersByPrefix({ db: tx, clock: deps.clock }, accountFailuresPrefix(email));
    await anonymize(tx, deps.clock, userId);
    await queueFinalMail(deps, tx, {
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

/** Erases the data of a deleted account in batches, then its row. The next try resumes. */
export async function eraseAccount(
  { db, jobs }: EraseDeps,
  { userId }: { readonly userId: UserId },
  { signal, stopping }: Pick<JobContext, "signal" | "stopping">,
): Promise<void> {
  for (const removeBatch of [removeGenerations, detachFiles]) {
    while ((await removeBatch(db, userId, BATCH)) > 0) {
      if (signal.aborted || stopping.aborted) throw new Error("the worker is shutting down");
    }
  }
  await db.transaction(async (tx) => {
    await removeDeletedUser(tx, userId);
    await enqueuePurge(tx, jobs);
  });
}

/**
 * Enqueues the erasure of deleted accounts whose job was lost, for example in a restored backup.
 */
export async function resumeErasures({ db, jobs }: EraseDeps): Promise<void> {
  for (const userId of await listDeletedUsers(db, SWEEP_LIMIT)) {
    await db.transaction((tx) => jobs.send(tx, ERASE_ACCOUNT, { userId }));
  }
}

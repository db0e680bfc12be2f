import { accountDeletedMail } from "#core/account/mails.copy.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import type { Db } from "#server/db/client.ts";
import type { JobContext } from "#server/jobs/job.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Client } from "#server/http/client.ts";
import type { Logger } from "#server/observability/log.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { logAccountDeletion } from "../security-log/security-log.public.ts";
import {
  checkPassword,
  listDeletedUsers,
  lockAccount,
  removeDeletedUser,
  type PasswordCheckDeps,
} from "../accounts/accounts.public.ts";
import { removeCampaigns } from "../campaigns/campaigns.public.ts";
import { removeExports } from "../exports/exports.public.ts";
import { detachFiles, enqueuePurge } from "../files/files.public.ts";
import { removeGenerations } from "../generations/generations.public.ts";
import { queueFinalMail } from "../mails/mails.public.ts";
import { removeReports } from "../reports/reports.public.ts";
import { removeReviews } from "../reviews/reviews.public.ts";
import { endAccount, ERASE_ACCOUNT, type EndAccountDeps } from "./end-account.ts";
import { markErased } from "./erasure-marks.ts";

/** Rows per statement; far below the statement timeout of 5 s. */
const BATCH = 500;
/** Maximum number of accounts per sweep. */
const SWEEP_LIMIT = 100;

/**
 * Dependencies of `deleteAccount`; `boot/deps.ts` provides them, and `accounts/profile.routes.ts`
 * hands them over.
 */
export interface DeleteAccountDeps extends PasswordCheckDeps, EndAccountDeps {
  readonly newId: () => string;
  readonly log: Logger;
  /** Base URL of links in mails. */
  readonly publicUrl: string;
}

interface AccountDeletion {
  readonly userId: UserId;
  readonly email: string;
  readonly password: string;
  readonly client: Client;
}

/**
 * Deletes an account after a password check (`DELETE /api/profile` in `accounts/profile.routes.ts`,
 * through `account-deletion.public.ts`), and throws the errors of `checkPassword`
 * (`password-check.service.ts`) and of `lockAccount` (`close-account.service.ts`). In one
 * transaction, `endAccount` (`end-account.ts`) ends everything, and the final mail is queued (text:
 * `core/account/mails.copy.ts`). Afterwards nobody can sign in, and the address is free;
 * `eraseAccount` removes the data at once, without a waiting period.
 */
export async function deleteAccount(deps: DeleteAccountDeps, deletion: AccountDeletion): Promise<void> {
  const { userId, email, password, client } = deletion;
  await checkPassword(deps, { userId, password, clientIp: client.clientIp, field: "password" });
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, { userId, email });
    await endAccount(tx, deps, { userId, email });
    await queueFinalMail(deps, tx, {
      id: deps.newId(),
      kind: "account-deleted",
      recipient: email,
      copy: accountDeletedMail,
      url: `${deps.publicUrl}/signup`,
    });
    logAccountDeletion(deps, { userId, client });
  });
}

/**
 * Dependencies of `eraseAccount` and `resumeErasures`; `boot/deps.ts` provides them to the jobs of
 * `account-deletion.jobs.ts`. `storage` is for the mark of `erasure-marks.ts`.
 */
export interface EraseDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, "send">;
  readonly storage: Pick<Storage, "put">;
}

/**
 * Handler of `ERASE_ACCOUNT` (`end-account.ts`), called by `account-deletion.jobs.ts`: marks the
 * deletion outside the database (`markErased` in `erasure-marks.ts`), erases the account's data in
 * batches (`BATCH` in this file), in the order of the list in this function, then the user's row.
 * Throws when the worker shuts down; the next try resumes.
 */
export async function eraseAccount(
  { db, jobs, storage }: EraseDeps,
  { userId }: { readonly userId: UserId },
  { signal, stopping }: Pick<JobContext, "signal" | "stopping">,
): Promise<void> {
  await markErased(storage, userId);
  for (const removeBatch of [
    removeReports,
    removeExports,
    removeReviews,
    removeCampaigns,
    removeGenerations,
    detachFiles,
  ]) {
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
 * Daily sweep (`account-deletion.jobs.ts`): enqueues `ERASE_ACCOUNT` (`end-account.ts`) for deleted
 * accounts whose row is still there, at most `SWEEP_LIMIT` per run, because their job may be lost,
 * for example in a restored backup.
 */
export async function resumeErasures({ db, jobs }: Pick<EraseDeps, "db" | "jobs">): Promise<void> {
  for (const userId of await listDeletedUsers(db, SWEEP_LIMIT)) {
    await db.transaction((tx) => jobs.send(tx, ERASE_ACCOUNT, { userId }));
  }
}

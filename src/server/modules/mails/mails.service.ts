import * as z from "zod";
import type { MailCopy } from "#core/account/mails.copy.ts";
import { MailError, type Mail } from "#server/adapters/mail/mail.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db, Tx } from "#server/db/client.ts";
import type { JobContext, JobType } from "#server/jobs/job.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Logger } from "#server/observability/log.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { HIDDEN_LINK, sealLink, showLink } from "./hidden-link.ts";
import { renderMail } from "./mail-layout.ts";
import {
  deletePending,
  deleteSettled,
  deleteOf,
  deleteTo,
  deleteUnsent,
  findMail,
  insertMail,
  listNewest,
  listByRecipient,
  releaseClaim,
  setFailed,
  setSent,
  startTry,
} from "./mails.repo.ts";
import type { MailRow, MailSummary } from "./mails.repo.ts";

/** Maximum number of tries of a mail with a permanent failure. */
const PERMANENT_FAILURE_TRIES = 3;
const RETRY_DELAY_MAX = 60;

/**
 * Job that sends a mail (`sendMail`), 2 at a time; `queueMail`, `queueSecretMail` and
 * `resumeAbandonedMails` (`abandoned-mails.service.ts`) enqueue it, `mails.jobs.ts` handles it. Up
 * to 1,500 retries (`retryLimit`), at least one a minute (`RETRY_DELAY_MAX`), so for about a day,
 * so mails leave soon after an outage; permanent refusals end earlier (`PERMANENT_FAILURE_TRIES`).
 */
export const SEND_MAIL: JobType<{ mailId: string }> = {
  name: "mail.send",
  schema: z.object({ mailId: z.string() }),
  retryLimit: 1500,
  retryDelay: 1,
  retryDelayMax: RETRY_DELAY_MAX,
  expireInSeconds: 120,
  concurrency: 2,
};

/** Retention of the final mail to a deleted account. */
const FINAL_MAIL_HOURS = 1;

/**
 * Job that deletes the final mail to a deleted account after it was sent or has failed
 * (`deleteFinalMail`); `queueFinalMail` schedules it `FINAL_MAIL_HOURS` (this file) later,
 * `mails.jobs.ts` handles it. Up to 1,500 retries (here).
 */
export const DELETE_FINAL_MAIL: JobType<{ mailId: string }> = {
  name: "mail.forget",
  schema: z.object({ mailId: z.string() }),
  retryLimit: 1500,
  retryDelay: 10,
  retryDelayMax: 60,
  expireInSeconds: 60,
  concurrency: 1,
};

/**
 * Dependencies of queueing a mail in a transaction: clock and queue; `boot/deps.ts` provides them
 * to all services that send mails.
 */
export interface QueueMailDeps {
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "send">;
}

interface QueuedMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly copy: MailCopy;
  /** Target of the button. */
  readonly url: string;
}

/**
 * Inserts a mail and its job in the transaction that causes it; services of accounts,
 * `billing/sync.service.ts`, `notices/digest.service.ts` and others call it. A mail with an
 * existing id is not replaced. `mail-layout.ts` renders it; the texts come from the caller;
 * `sendMail` sends it, and `mails.jobs.ts` deletes it after `MAIL_DAYS` (`core/account/limits.ts`).
 */
export async function queueMail({ clock, jobs }: QueueMailDeps, tx: Tx, mail: QueuedMail): Promise<void> {
  const { id, kind, recipient, copy, url } = mail;
  if (!(await insertMail(tx, clock, { id, kind, recipient, ...renderMail(copy, url) }))) return;
  await jobs.send(tx, SEND_MAIL, { mailId: id });
}

/** A mail that a user has sent to another person. */
interface SecretMail extends QueuedMail {
  readonly userId: UserId;
}

/**
 * Like `queueMail`, for a link that gives access without an account: the table has it encrypted
 * only (`hidden-link.ts`), and no longer after a mail server accepted the mail; the local outbox
 * keeps it for its page. `reviews/review-mails.ts` calls it for links to reviews, with the texts.
 */
export async function queueSecretMail(
  { clock, jobs, secret }: QueueMailDeps & { readonly secret: string },
  tx: Tx,
  mail: SecretMail,
): Promise<void> {
  const { id, kind, recipient, userId, copy, url } = mail;
  const content = renderMail(copy, HIDDEN_LINK);
  const sealedLink = sealLink(secret, id, url);
  if (!(await insertMail(tx, clock, { id, kind, recipient, userId, sealedLink, ...content }))) return;
  await jobs.send(tx, SEND_MAIL, { mailId: id });
}

const scheduleDeletion = ({ jobs }: QueueMailDeps, tx: Tx, mailId: string) =>
  jobs.send(tx, DELETE_FINAL_MAIL, { mailId }, { startAfterSeconds: FINAL_MAIL_HOURS * 3600 });

/**
 * Queues the final mail to a deleted account in the transaction of `deleteAccount`
 * (`account-deletion/delete-account.service.ts`): deletes earlier mails to the address now, and
 * this one `FINAL_MAIL_HOURS` later (`DELETE_FINAL_MAIL`).
 */
export async function queueFinalMail(deps: QueueMailDeps, tx: Tx, mail: QueuedMail): Promise<void> {
  await deleteTo(tx, mail.recipient);
  await queueMail(deps, tx, mail);
  await scheduleDeletion(deps, tx, mail.id);
}

/**
 * Handler of `DELETE_FINAL_MAIL`, called by `mails.jobs.ts`: deletes a final mail, or reschedules
 * the deletion by `FINAL_MAIL_HOURS` (this file) while it is pending.
 */
export async function deleteFinalMail(
  deps: QueueMailDeps & { readonly db: Db },
  mailId: string,
): Promise<void> {
  if (await deleteSettled(deps.db, mailId)) return;
  await deps.db.transaction((tx) => scheduleDeletion(deps, tx, mailId));
}

/**
 * Lists the stored mails to an address, oldest first, for the data export
 * (`data-export/data-export.service.ts`), which removes their tokens. Older ones than `MAIL_DAYS`
 * (`core/account/limits.ts`) are gone.
 */
export function listMailsTo({ db }: { readonly db: Db }, recipient: string): Promise<MailRow[]> {
  return listByRecipient(db, recipient);
}

/**
 * Deletes pending mails of one kind to an address; `activateSignUp`
 * (`accounts/activate-sign-up.ts`) calls it when the address is verified and the links are no
 * longer needed.
 */
export async function dropPendingMails(
  tx: Tx,
  mails: { readonly kind: string; readonly recipient: string },
): Promise<void> {
  await deletePending(tx, mails.kind, mails.recipient);
}

/**
 * Deletes mails with review links that were replaced, withdrawn or ended, by the ids of the mails,
 * unless they were sent; `reviews/review-mails.ts` calls it and makes the ids.
 */
export const dropUnsentMails = (tx: Tx, ids: readonly string[]): Promise<void> => deleteUnsent(tx, ids);

/**
 * Deletes every mail that a user had sent to other people, sent or not; `endReviews`
 * (`reviews/review-links.service.ts`) calls it when the account ends.
 */
export const dropMailsOf = (tx: Tx, userId: UserId): Promise<void> => deleteOf(tx, userId);

/**
 * Deletes every mail to an address, sent or not; `eraseDeletedAccounts`
 * (`account-deletion/erase-deleted-accounts.service.ts`) calls it when a restored backup has a
 * deleted account again.
 */
export const dropMailsTo = (tx: Tx, recipient: string): Promise<void> => deleteTo(tx, recipient);

/**
 * Dependencies of `sendMail`; `boot/deps.ts` provides them, and `mailJobs` (`mails.jobs.ts`) hands
 * them over.
 */
export interface SendMailDeps {
  readonly db: Db;
  readonly processId: string;
  readonly clock: Clock;
  readonly mail: Mail;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "mails">;
  /** Decrypts hidden links. */
  readonly secret: string;
}

/**
 * Handler of `SEND_MAIL`, called by `mails.jobs.ts`: sends a pending mail by the adapter
 * (`server/adapters/mail/mail.smtp.ts`), and sets its status. Throws to request a retry; sets it to
 * failed after the last try (`SEND_MAIL`), or after `PERMANENT_FAILURE_TRIES` if the server refuses
 * it permanently.
 */
export async function sendMail(
  { db, processId, clock, mail, log, metrics, secret }: SendMailDeps,
  mailId: string,
  { lastTry }: Pick<JobContext, "lastTry">,
): Promise<void> {
  const row = await startTry(db, mailId, processId);
  if (!row) return;
  try {
    const { id, subject } = row;
    await mail.send({ id, subject, ...showLink(secret, row), to: row.recipient });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const failed = lastTry || (error.permanent && row.attempts >= PERMANENT_FAILURE_TRIES);
    const fields = { mailId, kind: row.kind, code: error.code, attempts: row.attempts };
    metrics.mails.inc({ kind: row.kind, outcome: failed ? "given_up" : "again" });
    log[failed ? "error" : "warn"](fields, failed ? "mail failed" : "mail not accepted");
    if (!failed) {
      await releaseClaim(db, mailId, processId);
      throw error;
    }
    return setFailed(db, mailId);
  }
  metrics.mails.inc({ kind: row.kind, outcome: "sent" });
  // The outbox page is the only place where a local mail can be read.
  await setSent(db, clock, { id: mailId, keepLink: mail.isLocal });
}

/**
 * Lists the newest 100 mails for the operator's page /outbox; `outbox.routes.ts` calls it, and
 * `PAGE_SIZE` of `listNewest` (`mails.repo.ts`) limits their number.
 */
export function listMails({ db }: { readonly db: Db }): Promise<MailSummary[]> {
  return listNewest(db);
}

/**
 * Reads a mail with its hidden link (`hidden-link.ts`) for `outbox.routes.ts`; without it after the
 * operator has changed `AUTH_SECRET`. `undefined` if it is missing, also after `MAIL_DAYS`
 * (`core/account/limits.ts`); the route answers 404.
 */
export async function readMail(
  { db, secret }: { readonly db: Db; readonly secret: string },
  id: string,
): Promise<MailRow | undefined> {
  const row = await findMail(db, id);
  try {
    return row && { ...row, ...showLink(secret, row) };
  } catch {
    return row;
  }
}

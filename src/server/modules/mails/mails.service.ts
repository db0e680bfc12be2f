import * as z from "zod";
import type { MailWords } from "#core/account/mails.ts";
import { MailError, type Mail } from "../../adapters/mail/mail.ts";
import type { Clock } from "../../clock.ts";
import type { Db, Tx } from "../../db/client.ts";
import type { JobContext, JobType } from "../../jobs/job.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Logger } from "../../log.ts";
import type { Metrics } from "../../metrics.ts";
import { renderMail } from "./mail-layout.ts";
import {
  deletePending,
  deleteSettled,
  deleteTo,
  findMail,
  insertMail,
  listNewest,
  listTo,
  releaseClaim,
  setFailed,
  setSent,
  startTry,
} from "./mails.repo.ts";
import type { MailRow, MailSummary } from "./mails.repo.ts";

/** Tries at a mail that the receiving side refuses for good. */
const REFUSED_TRIES = 3;
const RETRY_DELAY_MAX = 60;

/** Tried for a day, at least once a minute: a mail leaves within a minute or two of the mail server's return. */
export const SEND_MAIL: JobType<{ mailId: string }> = {
  name: "mail.send",
  schema: z.object({ mailId: z.string() }),
  retryLimit: 1500,
  retryDelay: 1,
  retryDelayMax: RETRY_DELAY_MAX,
  expireInSeconds: 120,
  concurrency: 2,
};

/** Hours that the last mail to somebody who has left is still kept here. */
const LAST_MAIL_HOURS = 1;

/** Drops one mail once it has been sent or given up. */
export const FORGET_MAIL: JobType<{ mailId: string }> = {
  name: "mail.forget",
  schema: z.object({ mailId: z.string() }),
  retryLimit: 1500,
  retryDelay: 10,
  retryDelayMax: 60,
  expireInSeconds: 60,
  concurrency: 1,
};

export interface QueueMailDeps {
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "send">;
}

interface QueuedMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly words: MailWords;
  /** Where the button leads. */
  readonly url: string;
}

/** Writes a mail and the job that sends it into the caller's transaction. A mail that is there already stays as it is. */
export async function queueMail({ clock, jobs }: QueueMailDeps, tx: Tx, mail: QueuedMail): Promise<void> {
  const { id, kind, recipient, words, url } = mail;
  if (!(await insertMail(tx, clock, { id, kind, recipient, ...renderMail(words, url) }))) return;
  await jobs.send(tx, SEND_MAIL, { mailId: id });
}

const forgetLater = ({ jobs }: QueueMailDeps, tx: Tx, mailId: string) =>
  jobs.send(tx, FORGET_MAIL, { mailId }, { startAfterSeconds: LAST_MAIL_HOURS * 3600 });

/** As `queueMail`, for the last mail to somebody who has left: every earlier one goes now, and this one after its sending. */
export async function queueLastMail(deps: QueueMailDeps, tx: Tx, mail: QueuedMail): Promise<void> {
  await deleteTo(tx, mail.recipient);
  await queueMail(deps, tx, mail);
  await forgetLater(deps, tx, mail.id);
}

/** Drops a last mail, or looks again later while it waits to be sent. */
export async function forgetMail(deps: QueueMailDeps & { readonly db: Db }, mailId: string): Promise<void> {
  if (await deleteSettled(deps.db, mailId)) return;
  await deps.db.transaction((tx) => forgetLater(deps, tx, mailId));
}

/** What was mailed to an address in the last weeks, oldest first. */
export function listMailsTo({ db }: { readonly db: Db }, recipient: string): Promise<MailRow[]> {
  return listTo(db, recipient);
}

/** Takes back mails of one kind to one address that have not been sent. */
export async function dropPendingMails(
  tx: Tx,
  mails: { readonly kind: string; readonly recipient: string },
): Promise<void> {
  await deletePending(tx, mails.kind, mails.recipient);
}

/** Drops every mail to an address, sent or not. */
export const dropMailsTo = (tx: Tx, recipient: string): Promise<void> => deleteTo(tx, recipient);

export interface SendMailDeps {
  readonly db: Db;
  readonly processId: string;
  readonly clock: Clock;
  readonly mail: Mail;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "mails">;
}

/** Sends one mail of the outbox. Throws when another try should follow. */
export async function sendMail(
  { db, processId, clock, mail, log, metrics }: SendMailDeps,
  mailId: string,
  { lastTry }: Pick<JobContext, "lastTry">,
): Promise<void> {
  const row = await startTry(db, mailId, processId);
  if (!row) return;
  try {
    await mail.send({ ...row, to: row.recipient });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const givenUp = lastTry || (error.permanent && row.attempts >= REFUSED_TRIES);
    const line = { mailId, kind: row.kind, code: error.code, attempts: row.attempts };
    metrics.mails.inc({ kind: row.kind, outcome: givenUp ? "given_up" : "again" });
    log[givenUp ? "error" : "warn"](line, givenUp ? "mail given up" : "mail not taken");
    if (!givenUp) {
      await releaseClaim(db, mailId, processId);
      throw error;
    }
    return setFailed(db, mailId);
  }
  metrics.mails.inc({ kind: row.kind, outcome: "sent" });
  await setSent(db, clock, mailId);
}

/** For the outbox page of an installation without a mail server. */
export function listMails({ db }: { readonly db: Db }): Promise<MailSummary[]> {
  return listNewest(db);
}

/** For the outbox page of an installation without a mail server. */
export function readMail({ db }: { readonly db: Db }, id: string): Promise<MailRow | undefined> {
  return findMail(db, id);
}

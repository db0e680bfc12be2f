import { and, desc, eq, inArray, isNotNull, lt, ne, not, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { hasSession } from "../../db/process-session.ts";
import type { UserId } from "../../lib/user-id.ts";
import { mails } from "./mails.table.ts";

/**
 * A row of `mails`, the outbox (`mails.table.ts`); `queueMail` makes it, `mails.service.ts` sends
 * it, and the data export and the outbox page show it.
 */
export type MailRow = typeof mails.$inferSelect;
type NewMail = Pick<MailRow, "id" | "kind" | "recipient" | "subject" | "html" | "plain"> &
  Partial<Pick<MailRow, "userId" | "sealedLink">>;

/**
 * Inserts a mail unless its id exists, for `queueMail` (`mails.service.ts`) and `queueSecretMail`;
 * returns whether it was inserted.
 */
export async function insertMail(tx: Tx, clock: Clock, mail: NewMail): Promise<boolean> {
  const inserted = await tx
    .insert(mails)
    .values({ ...mail, createdAt: clock.now })
    .onConflictDoNothing()
    .returning({ id: mails.id });
  return inserted.length > 0;
}

/**
 * Finds a mail by its id, for the outbox page (`readMail` in `mails.service.ts`) and
 * `deleteSettled`; `undefined` after its deletion (`MAIL_DAYS` in `core/account/limits.ts`).
 */
export async function findMail(db: Queryable, id: string): Promise<MailRow | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail;
}

/**
 * Counts a try of a process, and returns the mail that `sendMail` (`mails.service.ts`) then sends;
 * `undefined` when it is no longer pending; the job then ends.
 */
export async function startTry(db: Queryable, id: string, processId: string): Promise<MailRow | undefined> {
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, claimedBy: processId })
    .where(and(eq(mails.id, id), eq(mails.status, "pending")))
    .returning();
  return mail;
}

/**
 * Ends a process's claim on a pending mail, for `sendMail` (`mails.service.ts`) after a failed try,
 * and for `resumeAbandonedMails` (`abandoned-mails.service.ts`); `false` when the process no longer
 * had the claim.
 */
export async function releaseClaim(db: Queryable, id: string, processId: string): Promise<boolean> {
  const released = await db
    .update(mails)
    .set({ claimedBy: null })
    .where(and(eq(mails.id, id), eq(mails.claimedBy, processId), eq(mails.status, "pending")))
    .returning({ id: mails.id });
  return released.length > 0;
}

/**
 * A pending mail whose process no longer has its database session, as `listOrphanedMails` returns
 * it.
 */
interface AbandonedMail {
  readonly id: string;
  readonly claimedBy: string;
}

/**
 * Lists pending mails claimed by processes that have ended, for `resumeAbandonedMails`
 * (`abandoned-mails.service.ts`). Returns none if the calling process cannot see its own session:
 * then the database does not show which processes are alive.
 */
export async function listOrphanedMails(db: Queryable, asking: string): Promise<AbandonedMail[]> {
  const rows = await db
    .select({ id: mails.id, claimedBy: mails.claimedBy })
    .from(mails)
    .where(
      and(
        eq(mails.status, "pending"),
        isNotNull(mails.claimedBy),
        not(hasSession(mails.claimedBy)),
        hasSession(asking),
      ),
    );
  return rows.flatMap(({ id, claimedBy }) => (claimedBy === null ? [] : [{ id, claimedBy }]));
}

/**
 * Marks a mail as sent, for `sendMail` (`mails.service.ts`); its hidden link is kept only if asked:
 * `sendMail` asks for the local adapter (`mail.outbox.ts`), whose mails the outbox page shows.
 */
export async function setSent(
  db: Queryable,
  clock: Clock,
  { id, keepLink }: { readonly id: string; readonly keepLink: boolean },
): Promise<void> {
  const sent = { status: "sent" as const, sentAt: clock.now, ...(!keepLink && { sealedLink: null }) };
  await db.update(mails).set(sent).where(eq(mails.id, id));
}

/**
 * Marks a pending mail as failed after its last try in `sendMail` (`mails.service.ts` has the
 * number of tries), and deletes its hidden link.
 */
export async function setFailed(db: Queryable, id: string): Promise<void> {
  await db
    .update(mails)
    .set({ status: "failed", sealedLink: null })
    .where(and(eq(mails.id, id), eq(mails.status, "pending")));
}

/**
 * Deletes mails by their ids unless they were sent, for `dropUnsentMails` (`mails.service.ts`),
 * which `reviews/review-mails.ts` calls.
 */
export async function deleteUnsent(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(mails).where(and(inArray(mails.id, [...ids]), ne(mails.status, "sent")));
}

/**
 * Deletes pending mails of one kind to an address, for `dropPendingMails` (`mails.service.ts`),
 * when an address is verified.
 */
export async function deletePending(tx: Tx, kind: string, recipient: string): Promise<void> {
  await tx
    .delete(mails)
    .where(and(eq(mails.kind, kind), eq(mails.recipient, recipient), eq(mails.status, "pending")));
}

/**
 * Deletes mails of any status that are older than this number of days, in the daily sweep of
 * `mails.jobs.ts` (`MAIL_DAYS` in `core/account/limits.ts`).
 */
export async function deleteOlderThan(db: Queryable, clock: Clock, days: number): Promise<void> {
  await db
    .delete(mails)
    .where(lt(mails.createdAt, sql`${clock.now} - make_interval(secs => ${days * 86_400})`));
}

/**
 * Deletes all mails to an address regardless of their status, for `queueFinalMail`
 * (`mails.service.ts`) and `dropMailsTo`.
 */
export async function deleteTo(tx: Tx, recipient: string): Promise<void> {
  await tx.delete(mails).where(eq(mails.recipient, recipient));
}

/**
 * Deletes all mails that a user had sent to other people, regardless of their status, for
 * `dropMailsOf` (`mails.service.ts`).
 */
export async function deleteOf(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(mails).where(eq(mails.userId, userId));
}

/**
 * Deletes a final mail unless it is pending; `false` while it is. `deleteFinalMail`
 * (`mails.service.ts`) then reschedules itself by `FINAL_MAIL_HOURS` there.
 */
export async function deleteSettled(db: Queryable, id: string): Promise<boolean> {
  await db.delete(mails).where(and(eq(mails.id, id), ne(mails.status, "pending")));
  return (await findMail(db, id)) === undefined;
}

/**
 * Lists all mails to an address, oldest first, for `listMailsTo` (`mails.service.ts`) and so for
 * the data export.
 */
export async function listByRecipient(db: Queryable, recipient: string): Promise<MailRow[]> {
  return db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.createdAt);
}

/**
 * A mail in the operator's list at /outbox; `listNewest` makes the newest ones (`PAGE_SIZE` in this
 * file) for `listMails` (`mails.service.ts`), and `outboxPage` (`outbox-pages.ts`) shows them.
 */
export interface MailSummary {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly status: string;
  /** ISO date and time in UTC. */
  readonly createdAt: string;
}

const PAGE_SIZE = 100;

/**
 * Lists the newest mails, at most 100 (`PAGE_SIZE` in this file), newest first, for `listMails`
 * (`mails.service.ts`) and so for the operator's page /outbox.
 */
export async function listNewest(db: Queryable): Promise<MailSummary[]> {
  const { id, recipient, subject, status, createdAt } = mails;
  const rows = await db
    .select({ id, recipient, subject, status, createdAt })
    .from(mails)
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE_SIZE);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

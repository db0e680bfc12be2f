import * as z from "zod";
import { RESET_LINK_HOURS, resetMail, VERIFY_LINK_HOURS, verifyMail } from "#core/account/mails.ts";
import type { Db, Tx } from "../../db/client.ts";
import type { JobType } from "../../jobs/job.ts";
import { queueMail, type QueueMailDeps } from "../mails/mails.service.ts";
import { takeRateWithin } from "../rates/rates.service.ts";
import { mailClientRate, mailLongRates, mailMinuteRate, type MailKind } from "./account-rates.ts";
import { findUserByEmail, type UserRow } from "./accounts.repo.ts";
import { insertLink } from "./links.repo.ts";

export interface AccountMailDeps extends QueueMailDeps {
  readonly publicUrl: string;
}

type Recipient = Pick<UserRow, "id" | "email">;

/** Writes the mail with a fresh verification link. */
export async function queueVerification(
  deps: AccountMailDeps,
  tx: Tx,
  user: Recipient,
  mail: { readonly id: string; readonly delaySeconds?: number },
): Promise<void> {
  const link = { userId: user.id, purpose: "verify-email", hours: VERIFY_LINK_HOURS } as const;
  const token = await insertLink(tx, deps.clock, link);
  const url = `${deps.publicUrl}/api/auth/verify-email?token=${token}`;
  await queueMail(deps, tx, {
    ...mail,
    kind: "verify-email",
    recipient: user.email,
    words: verifyMail,
    url,
  });
}

async function queueReset(deps: AccountMailDeps, tx: Tx, user: Recipient, mailId: string): Promise<void> {
  const link = { userId: user.id, purpose: "reset-password", hours: RESET_LINK_HOURS } as const;
  const token = await insertLink(tx, deps.clock, link);
  const url = `${deps.publicUrl}/reset-password?token=${token}`;
  await queueMail(deps, tx, {
    id: mailId,
    kind: "reset-password",
    recipient: user.email,
    words: resetMail,
    url,
  });
}

export const ACCOUNT_MAIL: JobType<{ kind: MailKind; email: string; mailId: string }> = {
  name: "accounts.mail",
  schema: z.object({
    kind: z.enum(["verify-email", "reset-password"]),
    email: z.string(),
    mailId: z.string(),
  }),
  retryLimit: 10,
  retryDelay: 2,
  retryDelayMax: 60,
  expireInSeconds: 30,
  concurrency: 2,
};

export interface RequestMailDeps extends AccountMailDeps {
  readonly db: Db;
  readonly newId: () => string;
}

/**
 * Accepts the wish for a mail. Whether the address has an account is looked up by the job, so that the
 * answer and its timing are the same for every address.
 */
export async function requestMail(
  deps: RequestMailDeps,
  { kind, email, client }: { readonly kind: MailKind; readonly email: string; readonly client: string },
): Promise<void> {
  const { db, clock, jobs, newId } = deps;
  const rates = [mailClientRate(client), mailMinuteRate(kind, email), ...mailLongRates(kind, email)];
  await db.transaction(async (tx) => {
    await takeRateWithin(tx, clock, rates);
    await jobs.send(tx, ACCOUNT_MAIL, { kind, email, mailId: newId() });
  });
}

/** Writes the wished mail if the address has an account that it makes sense for. */
export async function writeAccountMail(
  deps: RequestMailDeps,
  { kind, email, mailId }: { readonly kind: MailKind; readonly email: string; readonly mailId: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return;
    if (kind === "reset-password") await queueReset(deps, tx, user, mailId);
    else if (!user.emailVerified) await queueVerification(deps, tx, user, { id: mailId });
  });
}

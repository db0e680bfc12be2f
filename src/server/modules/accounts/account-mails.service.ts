import * as z from "zod";
import { VERIFY_LINK_HOURS, verifyMail } from "../../../core/account/mails.ts";
import type { Db, Tx } from "../../db/client.ts";
import type { JobType } from "../../jobs/job.ts";
import { queueMail, type QueueMailDeps } from "../mails/mails.service.ts";
import { takeRateWithin } from "../rates/rates.service.ts";
import { clientMark, mailClientRate, mailLongRates, mailMinuteRate, type MailKind } from "./account-rates.ts";
import { findUserByEmail, type UserRow } from "./accounts.repo.ts";
import { insertLink } from "./links.repo.ts";
import { writeResetMail } from "./reset-mail.service.ts";

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

interface WantedMail {
  readonly kind: MailKind;
  readonly email: string;
  readonly mailId: string;
  /** The `clientMark` of the client that asked; absent in jobs of an earlier version. */
  readonly client?: string | undefined;
}

export const ACCOUNT_MAIL: JobType<WantedMail> = {
  name: "accounts.mail",
  schema: z.object({
    kind: z.enum(["verify-email", "reset-password"]),
    email: z.string(),
    mailId: z.string(),
    client: z.string().optional(),
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
 * Accepts the request for a mail. Whether the address has an account is looked up by the job, so that the
 * answer and its timing are the same for every address. Reset mails are counted by the job, too: an address that has got
 * its share is no reason to refuse its owner. Throws `rate_limited`.
 */
export async function requestMail(
  deps: RequestMailDeps,
  { kind, email, client }: { readonly kind: MailKind; readonly email: string; readonly client: string },
): Promise<void> {
  const { db, clock, jobs, newId } = deps;
  const ofAddress =
    kind === "reset-password" ? [] : [mailMinuteRate(kind, email), ...mailLongRates(kind, email)];
  await db.transaction(async (tx) => {
    await takeRateWithin(tx, clock, [mailClientRate(client), ...ofAddress]);
    await jobs.send(tx, ACCOUNT_MAIL, { kind, email, mailId: newId(), client: clientMark(client) });
  });
}

/** Writes the requested mail if the address has an account that it makes sense for. */
export async function writeAccountMail(
  deps: RequestMailDeps,
  { kind, email, mailId, client }: WantedMail,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return;
    if (kind === "reset-password") await writeResetMail(deps, tx, user, { mailId, client });
    else if (!user.emailVerified) await queueVerification(deps, tx, user, { id: mailId });
  });
}

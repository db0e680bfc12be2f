import * as z from "zod";
import { VERIFY_LINK_HOURS, verifyMail } from "#core/account/mails.ts";
import { verificationMailWait } from "#core/account/verification-limits.ts";
import type { Db, Tx } from "../../db/client.ts";
import type { JobType } from "../../jobs/job.ts";
import { queueMail, type QueueMailDeps } from "../mails/mails.service.ts";
import { takeRateWithin } from "../rates/rates.service.ts";
import { clientMark, mailClientRate, mailLongRates, mailMinuteRate, type MailKind } from "./account-rates.ts";
import { findUserByEmail, lockAddress } from "./accounts.repo.ts";
import { insertLink } from "./links.repo.ts";
import { listMailAges, listSignUps, type PendingSignUp } from "./pending-sign-ups.repo.ts";
import { writeResetMail } from "./reset-mail.service.ts";

export interface AccountMailDeps extends QueueMailDeps {
  readonly publicUrl: string;
}

/** Writes the mail with a fresh verification link. */
export async function queueVerification(
  deps: AccountMailDeps,
  tx: Tx,
  { signUp, mailId }: { readonly signUp: Pick<PendingSignUp, "id" | "email">; readonly mailId: string },
): Promise<void> {
  const owner = { signUpId: signUp.id };
  const token = await insertLink(tx, deps.clock, {
    owner,
    purpose: "verify-email",
    hours: VERIFY_LINK_HOURS,
  });
  const url = `${deps.publicUrl}/api/auth/verify-email?token=${token}`;
  await queueMail(deps, tx, {
    id: mailId,
    kind: "verify-email",
    recipient: signUp.email,
    words: verifyMail,
    url,
  });
}

interface MailRequest {
  readonly kind: MailKind;
  readonly email: string;
  /** Pending sign-ups of the browser that asks. */
  readonly signUpIds: readonly string[];
}

interface AccountMail extends MailRequest {
  readonly mailId: string;
  /** The `clientMark` of the client that asked; absent in jobs of an earlier version. */
  readonly client?: string | undefined;
}

export const ACCOUNT_MAIL: JobType<AccountMail> = {
  name: "accounts.mail",
  schema: z.object({
    kind: z.enum(["verify-email", "reset-password"]),
    email: z.string(),
    // Jobs of earlier versions have none.
    signUpIds: z.array(z.string()).default([]),
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
 * Accepts a request for a mail. The job looks up whether the address has an account, so that the answer and its timing are
 * the same for every address. Reset mails are counted by the job, too: an address that has got its share is no reason to
 * refuse its owner. Throws `rate_limited`.
 */
export async function requestMail(
  deps: RequestMailDeps,
  { client, ...request }: MailRequest & { readonly client: string },
): Promise<void> {
  const { db, clock, jobs, newId } = deps;
  const { kind, email } = request;
  const ofAddress =
    kind === "reset-password" ? [] : [mailMinuteRate(kind, email), ...mailLongRates(kind, email)];
  await db.transaction(async (tx) => {
    await takeRateWithin(tx, clock, [mailClientRate(client), ...ofAddress]);
    await jobs.send(tx, ACCOUNT_MAIL, { ...request, mailId: newId(), client: clientMark(client) });
  });
}

/** Writes the requested mail if the address has an account or a pending sign-up that needs it. */
export async function writeAccountMail(deps: RequestMailDeps, request: AccountMail): Promise<void> {
  const { kind, email, signUpIds } = request;
  await deps.db.transaction(async (tx) => {
    // Mails to one address are counted one after the other.
    await lockAddress(tx, email);
    const user = await findUserByEmail(tx, email);
    if (user) {
      const recipient = { owner: { userId: user.id }, ids: [user.id], email };
      if (kind === "reset-password") await writeResetMail(deps, tx, recipient, request);
      return;
    }
    const signUps = await listSignUps(tx, deps.clock, email);
    // That of the browser that asks, else the newest one.
    const signUp = signUps.find(({ id }) => signUpIds.includes(id)) ?? signUps[0];
    if (!signUp) return;
    const recipient = { owner: { signUpId: signUp.id }, ids: signUps.map(({ id }) => id), email };
    if (kind === "reset-password") await writeResetMail(deps, tx, recipient, request);
    else await resendVerification(deps, tx, signUp, request);
  });
}

/** Mails a link now, or as soon as the address may get another mail. */
async function resendVerification(
  deps: RequestMailDeps,
  tx: Tx,
  signUp: PendingSignUp,
  request: AccountMail,
): Promise<void> {
  const startAfterSeconds = verificationMailWait(await listMailAges(tx, deps.clock, signUp.email));
  if (startAfterSeconds > 0) await deps.jobs.send(tx, ACCOUNT_MAIL, request, { startAfterSeconds });
  else await queueVerification(deps, tx, { signUp, mailId: request.mailId });
}

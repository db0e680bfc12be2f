import * as z from "zod";
import { RESET_LINK_HOURS, resetMail, VERIFY_LINK_HOURS, verifyMail } from "../../../core/account/mails.ts";
import { verificationMailWait } from "../../../core/account/verification-limits.ts";
import type { Db, Tx } from "../../db/client.ts";
import type { JobType } from "../../jobs/job.ts";
import { queueMail, type QueueMailDeps } from "../mails/mails.service.ts";
import { takeRateWithin } from "../rates/rates.service.ts";
import { mailClientRate, mailLongRates, mailMinuteRate, type MailKind } from "./account-rates.ts";
import { findUserByEmail, lockAddress } from "./accounts.repo.ts";
import { insertLink, type LinkOwner } from "./links.repo.ts";
import { listMailAges, listSignUps, type PendingSignUp } from "./pending-sign-ups.repo.ts";

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

interface ResetMail {
  readonly owner: LinkOwner;
  readonly email: string;
  readonly mailId: string;
}

async function queueReset(deps: AccountMailDeps, tx: Tx, { owner, email, mailId }: ResetMail): Promise<void> {
  const token = await insertLink(tx, deps.clock, {
    owner,
    purpose: "reset-password",
    hours: RESET_LINK_HOURS,
  });
  const url = `${deps.publicUrl}/reset-password?token=${token}`;
  await queueMail(deps, tx, {
    id: mailId,
    kind: "reset-password",
    recipient: email,
    words: resetMail,
    url,
  });
}

interface MailRequest {
  readonly kind: MailKind;
  readonly email: string;
  /** Pending sign-ups of the browser that asks. */
  readonly signUpIds: readonly string[];
}

type AccountMail = MailRequest & { readonly mailId: string };

export const ACCOUNT_MAIL: JobType<AccountMail> = {
  name: "accounts.mail",
  schema: z.object({
    kind: z.enum(["verify-email", "reset-password"]),
    email: z.string(),
    // Jobs of earlier versions have none.
    signUpIds: z.array(z.string()).default([]),
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
 * Accepts a request for a mail. The job looks up whether the address has an account, so that the answer and its timing are
 * the same for every address.
 */
export async function requestMail(
  deps: RequestMailDeps,
  { client, ...request }: MailRequest & { readonly client: string },
): Promise<void> {
  const { db, clock, jobs, newId } = deps;
  const { kind, email } = request;
  const rates = [mailClientRate(client), mailMinuteRate(kind, email), ...mailLongRates(kind, email)];
  await db.transaction(async (tx) => {
    await takeRateWithin(tx, clock, rates);
    await jobs.send(tx, ACCOUNT_MAIL, { ...request, mailId: newId() });
  });
}

/** Writes the requested mail if the address has an account or a pending sign-up that needs it. */
export async function writeAccountMail(deps: RequestMailDeps, request: AccountMail): Promise<void> {
  const { kind, email, mailId } = request;
  await deps.db.transaction(async (tx) => {
    // Mails to one address are counted one after the other.
    await lockAddress(tx, email);
    const user = await findUserByEmail(tx, email);
    if (user) {
      if (kind === "reset-password")
        await queueReset(deps, tx, { owner: { userId: user.id }, email, mailId });
      return;
    }
    const signUp = await chooseSignUp(deps, tx, request);
    if (!signUp) return;
    if (kind === "reset-password") {
      await queueReset(deps, tx, { owner: { signUpId: signUp.id }, email, mailId });
    } else {
      await resendVerification(deps, tx, signUp, request);
    }
  });
}

/** The sign-up of the browser that asks, else the newest one. */
async function chooseSignUp({ clock }: RequestMailDeps, tx: Tx, { email, signUpIds }: MailRequest) {
  const signUps = await listSignUps(tx, clock, email);
  return signUps.find(({ id }) => signUpIds.includes(id)) ?? signUps[0];
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

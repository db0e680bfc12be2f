import * as z from "zod";
import { verifyMail } from "#core/account/mails.copy.ts";
import { VERIFY_LINK_HOURS } from "#core/account/limits.ts";
import { verificationMailWaitSeconds } from "#core/account/mail-limits.ts";
import type { Db, Tx } from "#server/db/client.ts";
import type { JobType } from "#server/jobs/job.ts";
import { queueMail, type QueueMailDeps } from "../mails/mails.public.ts";
import { consumeWithin } from "../rate-limits/rate-limits.public.ts";
import {
  clientHash,
  mailClientLimit,
  mailHourAndDayLimits,
  mailMinuteLimit,
  type MailKind,
} from "./account-limits.ts";
import { findUserByEmail, lockAddress } from "./accounts.repo.ts";
import { insertLink } from "./links.repo.ts";
import { listMailAges, listSignUps, type PendingSignUp } from "./pending-sign-ups.repo.ts";
import { writeResetMail } from "./reset-mail.service.ts";

/**
 * Dependencies of all mails about an account: the outbox (slice `mails`) and the public address for
 * links. `boot/deps.ts` provides them; `publicUrl` comes from the setting `APP_URL` (`ownOrigins`
 * there).
 */
export interface AccountMailDeps extends QueueMailDeps {
  readonly publicUrl: string;
}

/**
 * Queues a mail with a new verification link (`insertLink` in `links.repo.ts`, then `queueMail` of
 * `mails`), in the transaction of a sign-up (`signUp` in `sign-up.service.ts`) or of a resend
 * (`writeAccountMail`). The address of the link is made here; the text is in
 * `core/account/mails.copy.ts`; `VERIFY_LINK_HOURS` and the limits that the callers have checked
 * are in `core/account/limits.ts`.
 */
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
    copy: verifyMail,
    url,
  });
}

interface MailRequest {
  readonly kind: MailKind;
  readonly email: string;
  /** Pending sign-ups of the requesting browser. */
  readonly signUpIds: readonly string[];
}

interface AccountMail extends MailRequest {
  readonly mailId: string;
  /** `clientHash` of the requesting client; absent in jobs of earlier versions. */
  readonly client?: string | undefined;
}

/**
 * Job that writes a requested mail (`writeAccountMail`) if the address has an account or a sign-up,
 * so that the response does not show by its time whether it has. 10 retries (here). `requestMail`
 * enqueues it; `accounts.jobs.ts` handles it, `closeAccount` (`close-account.service.ts`) deletes
 * waiting ones.
 */
export const ACCOUNT_MAIL: JobType<AccountMail> = {
  name: "accounts.mail",
  schema: z.object({
    kind: z.enum(["verify-email", "reset-password"]),
    email: z.string(),
    // Absent in jobs of earlier versions.
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

/**
 * Dependencies of requests for a mailed link and of their job; `boot/deps.ts` provides them to
 * `link.routes.ts` and `accounts.jobs.ts`.
 */
export interface RequestMailDeps extends AccountMailDeps {
  readonly db: Db;
  readonly newId: () => string;
}

/**
 * Accepts an email request of `link.routes.ts`. The job `ACCOUNT_MAIL` (`writeAccountMail`) looks
 * up the account, so that the response and its timing are the same for every address. The job also
 * applies the limits of reset mails, because a request for an address at its limit must not be
 * refused. Throws `rate_limited`; limits: `account-limits.ts`, their numbers:
 * `core/rate-limits.ts`.
 */
export async function requestMail(
  deps: RequestMailDeps,
  { clientIp, ...request }: MailRequest & { readonly clientIp: string },
): Promise<void> {
  const { db, clock, jobs, newId } = deps;
  const { kind, email } = request;
  const addressLimits =
    kind === "reset-password" ? [] : [mailMinuteLimit(kind, email), ...mailHourAndDayLimits(kind, email)];
  await db.transaction(async (tx) => {
    await consumeWithin(tx, clock, [mailClientLimit(clientIp), ...addressLimits]);
    await jobs.send(tx, ACCOUNT_MAIL, { ...request, mailId: newId(), client: clientHash(clientIp) });
  });
}

/**
 * Handler of `ACCOUNT_MAIL`, called by `accounts.jobs.ts`: queues a reset mail for an account or a
 * pending sign-up, a verification mail only for a sign-up (the browser's own, else the newest). At
 * a limit, it delays a verification mail (`core/account/limits.ts`); reset mails follow
 * `writeResetMail` (`reset-mail.service.ts`). Texts: `core/account/mails.copy.ts`.
 */
export async function writeAccountMail(deps: RequestMailDeps, request: AccountMail): Promise<void> {
  const { kind, email, signUpIds } = request;
  await deps.db.transaction(async (tx) => {
    // Serializes the limits of an address.
    await lockAddress(tx, email);
    const user = await findUserByEmail(tx, email);
    if (user) {
      const recipient = { owner: { userId: user.id }, ids: [user.id], email };
      if (kind === "reset-password") await writeResetMail(deps, tx, recipient, request);
      return;
    }
    const signUps = await listSignUps(tx, deps.clock, email);
    // Prefers a sign-up that this browser made, else the newest one.
    const signUp = signUps.find(({ id }) => signUpIds.includes(id)) ?? signUps[0];
    if (!signUp) return;
    const recipient = { owner: { signUpId: signUp.id }, ids: signUps.map(({ id }) => id), email };
    if (kind === "reset-password") await writeResetMail(deps, tx, recipient, request);
    else await resendVerification(deps, tx, signUp, request);
  });
}

/** Queues a link now, or as soon as the limits of the address permit. */
async function resendVerification(
  deps: RequestMailDeps,
  tx: Tx,
  signUp: PendingSignUp,
  request: AccountMail,
): Promise<void> {
  const startAfterSeconds = verificationMailWaitSeconds(await listMailAges(tx, deps.clock, signUp.email));
  if (startAfterSeconds > 0) await deps.jobs.send(tx, ACCOUNT_MAIL, request, { startAfterSeconds });
  else await queueVerification(deps, tx, { signUp, mailId: request.mailId });
}

import { api } from "#web/lib/api.ts";

/**
 * Sends the verification mail again with `POST /api/auth/send-verification-email`
 * (`account-mails.service.ts` of the server), for `ResendButton`. The response is the same for
 * every address. Error: 429 (numbers of mails: `core/rate-limits.ts`). The mail is in
 * `core/account/mails.copy.ts`.
 */
export async function sendVerificationMail(email: string): Promise<void> {
  await api("POST /api/auth/send-verification-email", { body: { email } });
}

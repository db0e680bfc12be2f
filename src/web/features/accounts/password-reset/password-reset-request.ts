import type { output } from "zod/v4/core";
import type { forgotPasswordSchema } from "#core/account/schemas.ts";
import { api } from "#web/lib/api.ts";

/**
 * Requests a reset link with `POST /api/auth/request-password-reset` (`reset-mail.service.ts` of
 * the server; the mail is in `core/account/mails.copy.ts`), for `ForgotPasswordForm`. The response
 * does not reveal whether the address has an account. Error: 429 (numbers of mails:
 * `core/rate-limits.ts`).
 */
export async function requestPasswordReset(address: output<typeof forgotPasswordSchema>): Promise<void> {
  await api("POST /api/auth/request-password-reset", { body: address });
}

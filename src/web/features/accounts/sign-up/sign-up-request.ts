import type { output } from "zod/v4/core";
import type { signUpSchema } from "#core/account/schemas.ts";
import { api } from "#web/lib/api.ts";

/**
 * Creates an account with `POST /api/auth/sign-up/email` (`sign-up.service.ts` of the server), for
 * `SignupForm`; the server sends the verification mail. An unverified one is kept for
 * `UNVERIFIED_DAYS` (`core/account/limits.ts`). Errors: 400 with `fields`, 422 `email_taken`, 429
 * (sign-ups and mails: `core/rate-limits.ts`).
 */
export async function signUp(account: output<typeof signUpSchema>): Promise<void> {
  await api("POST /api/auth/sign-up/email", { body: account });
}

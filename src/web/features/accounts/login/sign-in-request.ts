import type { output } from "zod/v4/core";
import type { signInSchema } from "#core/account/schemas.ts";
import { api } from "#web/lib/api.ts";

/**
 * Starts a session with `POST /api/auth/sign-in/email` (`sign-in.service.ts` of the server), for
 * `LoginForm`; the response sets the cookie. Errors: 401 `second_factor_required` (the form then
 * asks for it) or `invalid_credentials`, 403 `email_not_verified`, 429 (`SIGN_IN_LIMITS` in
 * `core/account/limits.ts`).
 */
export async function signIn(credentials: output<typeof signInSchema>): Promise<void> {
  await api("POST /api/auth/sign-in/email", { body: credentials });
}

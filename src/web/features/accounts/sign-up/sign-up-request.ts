import type { output } from "zod/v4/core";
import type { signUpSchema } from "#core/account/schemas.ts";
import { apiFetch } from "#web/lib/api.ts";

/**
 * Creates an account; the server sends the verification mail. Errors: 400 with `fields`, 422
 * `email_taken`, 429.
 */
export async function signUp(account: output<typeof signUpSchema>): Promise<void> {
  await apiFetch("/api/auth/sign-up/email", { method: "POST", body: account });
}

import type { output } from "zod/v4/core";
import type { verifyEmailSchema } from "#core/account/schemas.ts";
import { api } from "#web/lib/api.ts";

/**
 * Verifies an address by its link and the password of that sign-up with `POST
 * /api/auth/verify-email` (`verify.service.ts` of the server), for `VerifyLinkForm`; the response
 * starts a session. Errors: 400 with `fields` for a wrong password, 400 `invalid_token` for a link
 * that is no longer valid (tries: `LINK_PASSWORD_TRIES` in `core/account/limits.ts`).
 */
export async function verifyWithPassword(answer: output<typeof verifyEmailSchema>): Promise<void> {
  await api("POST /api/auth/verify-email", { body: answer });
}

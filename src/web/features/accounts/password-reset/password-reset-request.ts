import type { output } from "zod/v4/core";
import type { forgotPasswordSchema } from "#core/account/schemas.ts";
import { api } from "#web/lib/api.ts";

/** Asks for a reset link. The answer is the same whether or not the address has an account. 429 when asked too often. */
export async function requestPasswordReset(address: output<typeof forgotPasswordSchema>): Promise<void> {
  await api("POST /api/auth/request-password-reset", { body: address });
}

import type { SecondFactor } from "#core/account/second-factor.ts";
import { api } from "#web/lib/api.ts";

/**
 * Reads the factors that can complete the started sign-in, for its second step. 401
 * `second_factor_expired`.
 */
export const readPendingSignIn = () => api("GET /api/auth/second-factor");

const CODE_CALLS = {
  totp: "POST /api/auth/totp/sign-in",
  "recovery-code": "POST /api/auth/recovery-codes/sign-in",
} as const satisfies Record<Exclude<SecondFactor, "passkey">, string>;

/**
 * Completes the sign-in with a code, for the form of its second step. 400 at the field `code`, 401
 * `second_factor_expired`, 429.
 */
export async function confirmWithCode(method: keyof typeof CODE_CALLS, code: string): Promise<void> {
  await api(CODE_CALLS[method], { body: { code } });
}

/**
 * Completes the sign-in with one of the account's passkeys, for its second step. 400
 * `passkey_refused`, 401, 429.
 */
export async function confirmWithPasskey(): Promise<void> {
  const { askForPasskey } = await import("#web/lib/passkeys.ts");
  const credential = await askForPasskey(await api("POST /api/auth/passkeys/second-factor/options"));
  await api("POST /api/auth/passkeys/second-factor", { body: { credential } });
}

import type { SecondFactor } from "#core/account/second-factor.ts";
import { api } from "#web/lib/api.ts";

/**
 * Reads the factors that can complete the started sign-in with `GET /api/auth/second-factor`
 * (`pending-sign-in.service.ts` of the server), for `openSecondFactor`. Error: 401
 * `second_factor_expired` after `PENDING_SIGN_IN_MINUTES` (`core/account/limits.ts`).
 */
export const readPendingSignIn = () => api("GET /api/auth/second-factor");

const CODE_CALLS = {
  totp: "POST /api/auth/totp/sign-in",
  "recovery-code": "POST /api/auth/recovery-codes/sign-in",
} as const satisfies Record<Exclude<SecondFactor, "passkey">, string>;

/**
 * Completes the sign-in with a code, for `CodeForm`; the routes by method are in `CODE_CALLS`, the
 * server's check is in `confirm-sign-in.service.ts`. Errors: 400 at the field `code`, 401
 * `second_factor_expired`, 429 (time, tries and `SIGN_IN_LIMITS`: `core/account/limits.ts`).
 */
export async function confirmWithCode(method: keyof typeof CODE_CALLS, code: string): Promise<void> {
  await api(CODE_CALLS[method], { body: { code } });
}

/**
 * Asks the browser for one of the account's passkeys (`lib/passkeys.ts`) and completes the sign-in
 * with it, for `PasskeyForm`. Errors: those of the browser's dialog, 400 `passkey_refused`, 401
 * `second_factor_expired`, 429 (time, tries and `SIGN_IN_LIMITS`: `core/account/limits.ts`). The
 * server's check: `confirm-passkey.ts`.
 */
export async function confirmWithPasskey(): Promise<void> {
  const { askForPasskey } = await import("#web/lib/passkeys.ts");
  const credential = await askForPasskey(await api("POST /api/auth/passkeys/second-factor/options"));
  await api("POST /api/auth/passkeys/second-factor", { body: { credential } });
}

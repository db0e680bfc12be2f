import type { PendingSignIn, SecondFactor } from "#core/account/second-factor.ts";
import { apiFetch } from "#web/lib/api.ts";

/** Reads what the started sign-in can be completed with. 401 `second_factor_expired`. */
export const readPendingSignIn = () => apiFetch<PendingSignIn>("/api/auth/second-factor");

const CODE_PATHS: Record<Exclude<SecondFactor, "passkey">, string> = {
  totp: "/api/auth/totp/sign-in",
  "recovery-code": "/api/auth/recovery-codes/sign-in",
};

/** Completes the sign-in with a code. 400 at the field `code`, 401 `second_factor_expired`, 429. */
export async function confirmWithCode(method: keyof typeof CODE_PATHS, code: string): Promise<void> {
  await apiFetch(CODE_PATHS[method], { method: "POST", body: { code } });
}

const PASSKEY_PATH = "/api/auth/passkeys/second-factor";

/** Completes the sign-in with one of the account's passkeys. 400 `passkey_refused`, 401, 429. */
export async function confirmWithPasskey(): Promise<void> {
  const { askForPasskey } = await import("#web/lib/passkeys.ts");
  const options = await apiFetch<Record<string, unknown>>(`${PASSKEY_PATH}/options`, { method: "POST" });
  const credential = await askForPasskey(options);
  await apiFetch(PASSKEY_PATH, { method: "POST", body: { credential } });
}

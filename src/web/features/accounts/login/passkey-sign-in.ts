import type { PasskeyAssertion } from "#core/account/second-factor.ts";
import { api } from "#web/lib/api.ts";

/** Starts a sign-in with any passkey of this site. 409 `passkeys_unavailable`, 429. */
export const fetchPasskeyOptions = () => api("POST /api/auth/passkeys/sign-in/options");

/** Starts a session with a passkey. 400 `passkey_refused`, 429. */
export async function signInWithPasskey(credential: PasskeyAssertion): Promise<void> {
  await api("POST /api/auth/passkeys/sign-in", { body: { credential } });
}

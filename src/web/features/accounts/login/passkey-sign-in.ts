import { apiFetch } from "#web/lib/api.ts";
import { askForPasskey } from "#web/lib/passkeys.ts";

const PATH = "/api/auth/passkeys/sign-in";

type Credential = Awaited<ReturnType<typeof askForPasskey>>;

/** Starts a sign-in with any passkey of this site. 409 `passkeys_unavailable`, 429. */
export const fetchPasskeyOptions = () =>
  apiFetch<Record<string, unknown>>(`${PATH}/options`, { method: "POST" });

/** Starts a session with a passkey. 400 `passkey_refused`, 429. */
export async function signInWithPasskey(credential: Credential): Promise<void> {
  await apiFetch(PATH, { method: "POST", body: { credential } });
}

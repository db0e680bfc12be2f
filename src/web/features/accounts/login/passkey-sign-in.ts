import type { SessionResponse } from "#core/account/responses.ts";
import { apiFetch } from "#web/lib/api.ts";
import { askForPasskey, suggestPasskeys } from "#web/lib/passkeys.ts";

const PATH = "/api/auth/passkeys/sign-in";

const fetchOptions = () => apiFetch<Record<string, unknown>>(`${PATH}/options`, { method: "POST" });

/** Asks for a passkey with the browser's dialog. Loaded on the first use. */
export const choosePasskey = async () => askForPasskey(await fetchOptions());

/** Waits until a passkey is chosen among the suggestions of the email field. */
export const awaitSuggestedPasskey = async () => suggestPasskeys(await fetchOptions());

/** Starts a session with a passkey. 400 `passkey_refused`. */
export async function signInWithPasskey(
  credential: Awaited<ReturnType<typeof choosePasskey>>,
): Promise<void> {
  await apiFetch<SessionResponse>(PATH, { method: "POST", body: { credential } });
}

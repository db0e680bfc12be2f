import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SecondFactorState } from "#core/account/second-factor.ts";
import { api } from "#web/lib/api.ts";
import { useReloadSecurityEvents } from "../security-request.ts";
import { SESSIONS_KEY } from "../sessions-request.ts";

const KEY = ["second-factor"] as const;

/**
 * Reads passkeys, authenticator app and recovery codes of the account (`GET
 * /api/profile/second-factor`) for `SecondFactorSection`. `second-factor-state.service.ts` in
 * `server/modules/accounts/second-factor` fills them.
 */
export function useSecondFactor() {
  return useQuery({ queryKey: KEY, queryFn: () => api("GET /api/profile/second-factor") });
}

/**
 * Returns a function that caches the state after a change; the first factor ends other sessions.
 */
function useSetState(): (state: SecondFactorState) => void {
  const client = useQueryClient();
  const reloadSecurityEvents = useReloadSecurityEvents();
  return (state) => {
    client.setQueryData(KEY, state);
    void client.invalidateQueries({ queryKey: SESSIONS_KEY });
    void reloadSecurityEvents();
  };
}

interface PasskeyForm {
  readonly name: string;
  readonly password: string;
}

/**
 * Adds a passkey for `AddPasskeyDialog`; resolves with recovery codes if it is the first factor.
 * Fails with the browser's error or an `ApiError` of `passkey-settings.service.ts` (400 at the
 * field `password`, 400 `passkey_refused`, 409 `passkey_exists` or `passkey_limit`, 429:
 * `PASSKEYS_PER_USER` and `SIGN_IN_LIMITS` in `core/account/limits.ts`).
 */
export function useAddPasskey() {
  const setState = useSetState();
  return useMutation({
    mutationFn: async ({ name, password }: PasskeyForm) => {
      const { createPasskey } = await import("#web/lib/passkeys.ts");
      const options = await api("POST /api/profile/second-factor/passkeys/options", { body: { password } });
      const credential = await createPasskey(options);
      return api("POST /api/profile/second-factor/passkeys", { body: { name, credential } });
    },
    onSuccess: ({ state }) => setState(state),
  });
}

/**
 * Removes a passkey (`DELETE /api/profile/second-factor/passkeys/:id`,
 * `passkey-settings.service.ts` of the server) after a check of the password, for `PasskeysPart`.
 * Errors: 400 at the field `password`, 429 (`SIGN_IN_LIMITS` in `core/account/limits.ts`).
 */
export function useRemovePasskey() {
  const setState = useSetState();
  return useMutation({
    mutationFn: ({ id, password }: { readonly id: string; readonly password: string }) =>
      api("DELETE /api/profile/second-factor/passkeys/:id", { params: { id }, body: { password } }),
    onSuccess: setState,
  });
}

/**
 * Removes the authenticator app (`DELETE /api/profile/second-factor/totp`,
 * `totp-settings.service.ts` of the server) after a check of the password, for `TotpPart`. Errors:
 * 400 at the field `password`, 404 without an app, 429 (`SIGN_IN_LIMITS` in
 * `core/account/limits.ts`).
 */
export function useRemoveTotp() {
  const setState = useSetState();
  return useMutation({
    mutationFn: (password: string) => api("DELETE /api/profile/second-factor/totp", { body: { password } }),
    onSuccess: setState,
  });
}

/**
 * Creates a key for an authenticator app (`POST /api/profile/second-factor/totp`,
 * `totp-settings.service.ts` of the server) after a check of the password, for `TotpPart`; it has
 * no effect until a code confirms it. Errors: 400 at the field `password`, 409 `totp_exists`, 429
 * (`SIGN_IN_LIMITS` in `core/account/limits.ts`).
 */
export function useStartTotp() {
  return useMutation({
    mutationFn: (password: string) => api("POST /api/profile/second-factor/totp", { body: { password } }),
  });
}

/**
 * Confirms a new authenticator app with its first code (`POST
 * /api/profile/second-factor/totp/confirm`), for `TotpSetup`; resolves with recovery codes if it is
 * the first factor. Errors: 400 at the field `code`, 409 `totp_setup_expired` after
 * `CEREMONY_MINUTES` (`core/account/limits.ts`; checked by `totp-settings.service.ts`).
 */
export function useConfirmTotp() {
  const setState = useSetState();
  return useMutation({
    mutationFn: (code: string) => api("POST /api/profile/second-factor/totp/confirm", { body: { code } }),
    onSuccess: ({ state }) => setState(state),
  });
}

/**
 * Replaces the recovery codes (`POST /api/profile/second-factor/recovery-codes`,
 * `recovery-codes.service.ts` of the server) after a check of the password, for
 * `RecoveryCodesPart`; resolves with the new ones (`RECOVERY_CODES`). Errors: 400 at the field
 * `password`, 409 `no_second_factor`, 429 (`SIGN_IN_LIMITS`, both in `core/account/limits.ts`).
 */
export function useRenewCodes() {
  const client = useQueryClient();
  const reloadSecurityEvents = useReloadSecurityEvents();
  return useMutation({
    mutationFn: (password: string) =>
      api("POST /api/profile/second-factor/recovery-codes", { body: { password } }),
    onSuccess: () => Promise.all([client.invalidateQueries({ queryKey: KEY }), reloadSecurityEvents()]),
  });
}

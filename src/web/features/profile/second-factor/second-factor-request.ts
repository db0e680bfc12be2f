import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AddedFactor, SecondFactorState, TotpSetup } from "#core/account/second-factor.ts";
import { apiFetch } from "#web/lib/api.ts";
import { SESSIONS_KEY } from "../sessions-request.ts";

const KEY = ["second-factor"] as const;
const PATH = "/api/profile/second-factor";

export function useSecondFactor() {
  return useQuery({ queryKey: KEY, queryFn: () => apiFetch<SecondFactorState>(PATH) });
}

/** Returns a function that caches the state after a change; the first factor ends other sessions. */
function useSetState(): (state: SecondFactorState) => void {
  const client = useQueryClient();
  return (state) => {
    client.setQueryData(KEY, state);
    void client.invalidateQueries({ queryKey: SESSIONS_KEY });
  };
}

interface PasskeyForm {
  readonly name: string;
  readonly password: string;
}

/** Asks the API and then the browser for a new passkey. Fails with the dialog's error. */
export function useAddPasskey() {
  const setState = useSetState();
  return useMutation({
    mutationFn: async ({ name, password }: PasskeyForm) => {
      const { createPasskey } = await import("#web/lib/passkeys.ts");
      const options = await apiFetch<Record<string, unknown>>(`${PATH}/passkeys/options`, {
        method: "POST",
        body: { password },
      });
      const credential = await createPasskey(options);
      return apiFetch<AddedFactor>(`${PATH}/passkeys`, { method: "POST", body: { name, credential } });
    },
    onSuccess: ({ state }) => setState(state),
  });
}

export function useRemovePasskey() {
  const setState = useSetState();
  return useMutation({
    mutationFn: ({ id, password }: { readonly id: string; readonly password: string }) =>
      apiFetch<SecondFactorState>(`${PATH}/passkeys/${id}`, { method: "DELETE", body: { password } }),
    onSuccess: setState,
  });
}

export function useRemoveTotp() {
  const setState = useSetState();
  return useMutation({
    mutationFn: (password: string) =>
      apiFetch<SecondFactorState>(`${PATH}/totp`, { method: "DELETE", body: { password } }),
    onSuccess: setState,
  });
}

/** Creates a key for an authenticator app; it has no effect until a code confirms it. */
export function useStartTotp() {
  return useMutation({
    mutationFn: (password: string) =>
      apiFetch<TotpSetup>(`${PATH}/totp`, { method: "POST", body: { password } }),
  });
}

export function useConfirmTotp() {
  const setState = useSetState();
  return useMutation({
    mutationFn: (code: string) =>
      apiFetch<AddedFactor>(`${PATH}/totp/confirm`, { method: "POST", body: { code } }),
    onSuccess: ({ state }) => setState(state),
  });
}

/** Replaces the recovery codes. */
export function useRenewCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) =>
      apiFetch<{ codes: string[] }>(`${PATH}/recovery-codes`, { method: "POST", body: { password } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

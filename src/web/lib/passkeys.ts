import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { NewPasskey, PasskeyAssertion } from "#core/account/second-factor.ts";
import { secondFactorCopy } from "#core/account/second-factor.copy.ts";
import { failureMessage } from "./failure-message.ts";

/** Options from the API; their form is the library's contract with its server side. */
type OptionsJson = Readonly<Record<string, unknown>>;

/** Credential in the form of the API's contract. */
function toBody<T extends { readonly clientExtensionResults: object }>(credential: T) {
  const { clientExtensionResults, ...rest } = credential;
  return { ...rest, clientExtensionResults: { ...clientExtensionResults } as Record<string, unknown> };
}

/**
 * Opens the browser's dialog to choose a passkey, for a sign-in (`createPasskeySignIn`,
 * `confirmWithPasskey`). The server makes the options, with their timeout (`ceremonies.ts`).
 * Rejects with a `WebAuthnError` or a `DOMException`. Import this module lazily.
 */
export async function askForPasskey(options: OptionsJson): Promise<PasskeyAssertion> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return toBody(await startAuthentication({ optionsJSON }));
}

/**
 * Offers passkeys in the suggestions of the login page's email field, for `createPasskeySignIn`;
 * resolves when one is chosen, rejects when the request is canceled.
 */
export async function suggestPasskeys(options: OptionsJson): Promise<PasskeyAssertion> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return toBody(await startAuthentication({ optionsJSON, useBrowserAutofill: true }));
}

/**
 * Opens the browser's dialog to create a passkey, for `useAddPasskey` of the profile page. The
 * server makes the options, with their timeout (`ceremonies.ts`). Rejects with a `WebAuthnError`.
 */
export async function createPasskey(options: OptionsJson): Promise<NewPasskey["credential"]> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return toBody(await startRegistration({ optionsJSON }));
}

/**
 * Whether the browser can offer passkeys in the login page's email field; `createPasskeySignIn`
 * asks first.
 */
export const canSuggestPasskeys = browserSupportsWebAuthnAutofill;

/**
 * Ends the current passkey dialog or suggestion, when the login page is left
 * (`createPasskeySignIn`).
 */
export const cancelPasskeyRequest = () => WebAuthnAbortService.cancelCeremony();

/**
 * Whether a passkey request was replaced by a newer one or its page was left: `createPasskeySignIn`
 * then reports nothing.
 */
export function isSuperseded(error: unknown): boolean {
  return error instanceof WebAuthnError && error.code === "ERROR_CEREMONY_ABORTED";
}

/**
 * Message for a failed passkey dialog or call, at a sign-in or on the profile page. `canceled`: the
 * dialog was closed or timed out; `existing`: the device has a passkey of this account. Other
 * words: `core/account/second-factor.copy.ts`, or the API's message.
 */
export function passkeyMessage(
  error: unknown,
  copy: { readonly canceled: string; readonly existing?: string },
): string {
  if (!browserSupportsWebAuthn()) return secondFactorCopy.unsupported;
  if (!(error instanceof WebAuthnError)) return failureMessage(error, copy.canceled);
  switch (error.code) {
    case "ERROR_INVALID_DOMAIN":
    case "ERROR_INVALID_RP_ID":
      return secondFactorCopy.wrongAddress;
    case "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED":
      return copy.existing ?? copy.canceled;
    default:
      return copy.canceled;
  }
}

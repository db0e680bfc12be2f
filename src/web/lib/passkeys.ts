import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import { secondFactorCopy } from "#core/account/second-factor.copy.ts";
import { failureMessage } from "./failure-message.ts";

/** Options from the API; their form is the library's contract with its server side. */
type OptionsJson = Readonly<Record<string, unknown>>;

/** Opens the browser's dialog to choose a passkey. Import this module lazily. */
export function askForPasskey(options: OptionsJson): Promise<AuthenticationResponseJSON> {
  return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
}

/** Offers passkeys in the suggestions of the email field; resolves when one is chosen. */
export function suggestPasskeys(options: OptionsJson): Promise<AuthenticationResponseJSON> {
  return startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: true,
  });
}

/** Opens the browser's dialog to create a passkey. */
export function createPasskey(options: OptionsJson): Promise<RegistrationResponseJSON> {
  return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
}

export const canSuggestPasskeys = browserSupportsWebAuthnAutofill;

/** Ends the current dialog or suggestion, for example when its page is left. */
export const cancelPasskeyRequest = () => WebAuthnAbortService.cancelCeremony();

/** Whether the request was replaced by a newer one or its page was left: nothing to report. */
export function isSuperseded(error: unknown): boolean {
  return error instanceof WebAuthnError && error.code === "ERROR_CEREMONY_ABORTED";
}

/**
 * Message for a failed passkey dialog or call. `cancelled`: the dialog was closed or timed out;
 * `existing`: the device has a passkey of this account.
 */
export function passkeyMessage(
  error: unknown,
  copy: { readonly cancelled: string; readonly existing?: string },
): string {
  if (!browserSupportsWebAuthn()) return secondFactorCopy.unsupported;
  if (!(error instanceof WebAuthnError)) return failureMessage(error, copy.cancelled);
  switch (error.code) {
    case "ERROR_INVALID_DOMAIN":
    case "ERROR_INVALID_RP_ID":
      return secondFactorCopy.wrongAddress;
    case "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED":
      return copy.existing ?? copy.cancelled;
    default:
      return copy.cancelled;
  }
}

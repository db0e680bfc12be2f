import { randomBytes } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { type NewPasskey, type PasskeyAssertion } from "#core/account/second-factor.ts";
import { CEREMONY_MINUTES } from "#core/account/limits.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { RelyingParty } from "./relying-party.ts";

/** Loaded on demand: it takes 0.2 s and 27 MB, and most processes never check a passkey. */
const library = () => import("@simplewebauthn/server");

const TIMEOUT_MS = CEREMONY_MINUTES * 60_000;
const CHALLENGE_BYTES = 32;
/**
 * Ed25519, ES256 and RS256 (COSE). The library's default adds one that is experimental in Node.js.
 */
const ALGORITHMS = [-8, -7, -257];

/**
 * Returns 256 random bits (`CHALLENGE_BYTES` in this file) in base64url for an authenticator to
 * sign; `passkey-settings.service.ts`, `passkey-sign-in.service.ts` and
 * `pending-sign-in.service.ts` call it at the start of each passkey dialog. `challenges.repo.ts`
 * stores it for `CEREMONY_MINUTES` (`core/account/limits.ts`).
 */
export const newChallenge = (): string => randomBytes(CHALLENGE_BYTES).toString("base64url");

const challengeBytes = (challenge: string) => new Uint8Array(Buffer.from(challenge, "base64url"));
/** WebAuthn's user handle: the account's id. */
const userHandle = (userId: UserId) => new Uint8Array(Buffer.from(userId));

/** A stored passkey, as it is passed to the browser's dialog so that it offers or excludes it. */
interface KnownPasskey {
  readonly credentialId: string;
  readonly transports: readonly string[];
}

const descriptors = (passkeys: readonly KnownPasskey[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] }));

interface CreationOptions {
  readonly party: RelyingParty;
  readonly challenge: string;
  readonly user: { readonly id: UserId; readonly email: string; readonly fullName: string };
  /** Refused by the authenticators that have them. */
  readonly existing: readonly KnownPasskey[];
}

/**
 * Options with which the browser creates a passkey on the profile page (`startPasskeyCreation` in
 * `passkey-settings.service.ts`); `ALGORITHMS` in this file are accepted, and the dialog is open
 * for `CEREMONY_MINUTES` (`core/account/limits.ts`). Security keys without room for passkeys still
 * work as second factor.
 */
export async function creationOptions(
  options: CreationOptions,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { party, challenge, user, existing } = options;
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: userHandle(user.id),
    userName: user.email,
    userDisplayName: user.fullName,
    challenge: challengeBytes(challenge),
    timeout: TIMEOUT_MS,
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: descriptors(existing),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
}

interface RequestOptions {
  readonly party: RelyingParty;
  readonly challenge: string;
  /**
   * `undefined`: the browser offers all passkeys of this site, and the authenticator verifies the
   * user.
   */
  readonly passkeys: readonly KnownPasskey[] | undefined;
}

/**
 * Options with which the browser signs in with a passkey (`startPasskeySignIn` in
 * `passkey-sign-in.service.ts`), or confirms a sign-in with one of an account's passkeys
 * (`startPasskeyConfirmation` in `pending-sign-in.service.ts`); valid for `CEREMONY_MINUTES`
 * (`core/account/limits.ts`).
 */
export async function requestOptions(
  options: RequestOptions,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { party, challenge, passkeys } = options;
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: challengeBytes(challenge),
    timeout: TIMEOUT_MS,
    userVerification: passkeys ? "preferred" : "required",
    ...(passkeys && { allowCredentials: descriptors(passkeys) }),
  });
}

/**
 * Returns the challenge that a passkey's response was made for, which `takeChallenge`
 * (`challenges.repo.ts`) then looks up; `undefined` if it names none; the passkey is then refused.
 * `addPasskey` (`passkey-settings.service.ts`) and `confirmPasskey` (`confirm-passkey.ts`) call it.
 */
export function readChallenge({ response }: PasskeyAssertion | NewPasskey["credential"]): string | undefined {
  try {
    const client: unknown = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString("utf8"));
    if (typeof client !== "object" || client === null || !("challenge" in client)) return undefined;
    return typeof client.challenge === "string" ? client.challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A new passkey as `verifyCreation` returns it from the library's answer; `insertPasskey`
 * (`passkeys.repo.ts`) stores it. `synced` means that the platform backs it up.
 */
export interface CreatedPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly synced: boolean;
}

interface Creation {
  readonly party: RelyingParty;
  readonly credential: NewPasskey["credential"];
  readonly challenge: string;
}

/**
 * Checks a new passkey before `addPasskey` (`passkey-settings.service.ts`) stores it, with the
 * library `@simplewebauthn/server`; algorithms: `ALGORITHMS` in this file, host name and origins:
 * `relying-party.ts`. Throws the library's error with the reason.
 */
export async function verifyCreation({ party, credential, challenge }: Creation): Promise<CreatedPasskey> {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    supportedAlgorithmIDs: ALGORITHMS,
    // A key without verification can be a second factor; the sign-in without a password requires
    // it.
    requireUserVerification: false,
  });
  if (!verified) throw new Error("The attestation is not valid.");
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports,
    synced: registrationInfo.credentialBackedUp,
  };
}

interface Assertion {
  readonly party: RelyingParty;
  readonly credential: PasskeyAssertion;
  readonly passkey: KnownPasskey & { readonly publicKey: string };
  readonly challenge: string;
  readonly requireUserVerification: boolean;
}

/**
 * Checks a signature of a passkey at a sign-in (`confirmPasskey` in `confirm-passkey.ts`) with the
 * library `@simplewebauthn/server` and returns its new counter. Throws the library's error with the
 * reason. The caller compares the counters (`advanceCounter` in `passkeys.repo.ts`), because that
 * must happen in the database.
 */
export async function verifyAssertion(assertion: Assertion): Promise<{ counter: number; synced: boolean }> {
  const { party, credential, challenge, passkey, requireUserVerification } = assertion;
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: 0,
      transports: [...passkey.transports],
    },
    requireUserVerification,
  });
  if (!verified) throw new Error("The signature is not valid.");
  return { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp };
}

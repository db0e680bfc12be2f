import * as z from "zod/mini";
import { sessionResponseSchema } from "../account/responses.ts";
import {
  addedFactorSchema,
  confirmPasswordSchema,
  newPasskeySchema,
  passkeyAssertionSchema,
  passkeyOptionsSchema,
  pendingSignInSchema,
  recoveryCodeSchema,
  recoveryCodesSchema,
  secondFactorStateSchema,
  totpCodeSchema,
  totpSetupSchema,
} from "../account/second-factor.ts";
import type { Area } from "./endpoint.ts";
import { CEREMONY_MINUTES, SECOND_FACTOR_TRIES } from "../account/limits.ts";
import { inWords } from "../in-words.ts";

const SESSION = {
  public: true,
  status: 200,
  success: "The new session",
  response: sessionResponseSchema,
} as const;
const CHALLENGE = `The challenge works once, for ${CEREMONY_MINUTES} minutes.`;

/**
 * Contract of the second factor after a password and of the sign-in with a passkey; served by
 * `accounts/second-factor/second-factor.routes.ts`. Schemas are in `core/account/second-factor.ts`.
 * `SECOND_FACTOR_TRIES` and `CEREMONY_MINUTES` are in `core/account/limits.ts`.
 */
export const secondFactorApi = {
  "GET /api/auth/second-factor": {
    summary: "The sign-in that waits for a second factor",
    description:
      "After `second_factor_required`: what this browser can complete its sign-in with, and until when.",
    public: true,
    status: 200,
    success: "The accepted factors",
    response: pendingSignInSchema,
    errors: ["second_factor_expired"],
  },
  "POST /api/auth/totp/sign-in": {
    summary: "Complete a sign-in with an authenticator app",
    description: `Each code works once. A sign-in permits ${inWords(SECOND_FACTOR_TRIES)} tries over all factors.`,
    body: totpCodeSchema,
    ...SESSION,
    errors: ["second_factor_expired", "rate_limited"],
  },
  "POST /api/auth/recovery-codes/sign-in": {
    summary: "Complete a sign-in with a recovery code",
    description: "Each code works once, and a mail tells the owner about its use.",
    body: recoveryCodeSchema,
    ...SESSION,
    errors: ["second_factor_expired", "rate_limited"],
  },
  "POST /api/auth/passkeys/second-factor/options": {
    summary: "Start to complete a sign-in with a passkey",
    description: `Options for \`navigator.credentials.get()\`. ${CHALLENGE}`,
    public: true,
    status: 200,
    success: "PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3",
    response: passkeyOptionsSchema,
    errors: ["second_factor_expired", "passkeys_unavailable"],
  },
  "POST /api/auth/passkeys/second-factor": {
    summary: "Complete a sign-in with a passkey",
    body: passkeyAssertionSchema,
    ...SESSION,
    errors: ["second_factor_expired", "rate_limited", "passkey_refused", "passkeys_unavailable"],
  },
  "POST /api/auth/passkeys/sign-in/options": {
    summary: "Start to sign in with a passkey",
    description: `Options for \`navigator.credentials.get()\`, for any passkey of this site. ${CHALLENGE}`,
    public: true,
    status: 200,
    success: "PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3",
    response: passkeyOptionsSchema,
    errors: ["rate_limited", "passkeys_unavailable"],
  },
  "POST /api/auth/passkeys/sign-in": {
    summary: "Sign in with a passkey",
    description:
      "Requires no password and no second factor: the authenticator must have verified the user, for example by fingerprint or PIN.",
    body: passkeyAssertionSchema,
    ...SESSION,
    errors: ["rate_limited", "passkey_refused", "passkeys_unavailable"],
  },
} satisfies Area;

const STATE = { status: 200, success: "The second factors", response: secondFactorStateSchema } as const;
const ADDED = {
  description:
    "The first factor turns two-step sign-in on: recovery codes are created and all other sessions end.",
  status: 200,
  success: "The second factors, and the new recovery codes or `null`",
  response: addedFactorSchema,
} as const;

/**
 * Contract of "Two-step sign-in" on the profile page, served by
 * `accounts/second-factor/second-factor-settings.routes.ts`; schemas are in
 * `core/account/second-factor.ts`. Minutes are `CEREMONY_MINUTES` in `core/account/limits.ts`.
 */
export const secondFactorSettingsApi = {
  "GET /api/profile/second-factor": {
    summary: "Your second factors",
    description: "Without keys and codes.",
    ...STATE,
    errors: [],
  },
  "POST /api/profile/second-factor/passkeys/options": {
    summary: "Start to add a passkey",
    description: `Options for \`navigator.credentials.create()\`. ${CHALLENGE}`,
    body: confirmPasswordSchema,
    status: 200,
    success: "PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3",
    response: passkeyOptionsSchema,
    errors: ["busy", "passkey_limit", "passkeys_unavailable"],
  },
  "POST /api/profile/second-factor/passkeys": {
    summary: "Add a passkey",
    body: newPasskeySchema,
    ...ADDED,
    errors: ["passkey_refused", "passkey_exists", "passkey_limit", "passkeys_unavailable"],
  },
  "DELETE /api/profile/second-factor/passkeys/:id": {
    summary: "Remove a passkey",
    params: z.object({ id: z.string() }),
    body: confirmPasswordSchema,
    ...STATE,
    errors: ["busy"],
  },
  "POST /api/profile/second-factor/totp": {
    summary: "Start to add an authenticator app",
    description: `The key has no effect until a code confirms it within ${CEREMONY_MINUTES} minutes.`,
    body: confirmPasswordSchema,
    status: 200,
    success: "Key and address for the app",
    response: totpSetupSchema,
    errors: ["busy", "totp_exists"],
  },
  "POST /api/profile/second-factor/totp/confirm": {
    summary: "Confirm an authenticator app",
    body: totpCodeSchema,
    ...ADDED,
    errors: ["totp_setup_expired"],
  },
  "DELETE /api/profile/second-factor/totp": {
    summary: "Remove the authenticator app",
    body: confirmPasswordSchema,
    ...STATE,
    errors: ["busy", "not_found"],
  },
  "POST /api/profile/second-factor/recovery-codes": {
    summary: "Create new recovery codes",
    description: "The old codes stop working. Only hashes of the new ones are stored.",
    body: confirmPasswordSchema,
    status: 200,
    success: "The new codes",
    response: recoveryCodesSchema,
    errors: ["busy", "no_second_factor"],
  },
} satisfies Area;

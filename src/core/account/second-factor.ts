import * as z from "zod/mini";
import { requiredText, stringField } from "../fields.ts";
import { fieldMessages } from "../messages.ts";
import { currentPassword } from "./profile-schemas.ts";
import { secondFactorCopy } from "./second-factor.copy.ts";

/**
 * Minutes between a correct password and the second factor; later the sign-in starts again. The
 * cookie and the row in `pending_sign_ins` end with it.
 */
export const PENDING_SIGN_IN_MINUTES = 10;
/**
 * Tries of the second factor per correct password, over all factors; then the sign-in starts again.
 * `pending-sign-ins.repo` counts them.
 */
export const SECOND_FACTOR_TRIES = 5;
/**
 * Minutes for which a passkey challenge or an unconfirmed authenticator key is accepted after it
 * was issued.
 */
export const CEREMONY_MINUTES = 5;
const PASSKEY_NAME_MAX = 60;

/**
 * Factors that confirm a sign-in after the password. Each has a call in
 * `core/api/second-factor.api.ts` and a form in the web app's `accounts/second-factor`.
 */
export const SECOND_FACTORS = ["passkey", "totp", "recovery-code"] as const;

/** One factor of `SECOND_FACTORS`: what the sign-in page offers and the security log records. */
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** Milliseconds since the Unix epoch. */
const time = z.number();

/**
 * Response for the second page of a sign-in: the factors that can complete it, and when it ends.
 */
export const pendingSignInSchema = z.object({ methods: z.array(z.enum(SECOND_FACTORS)), expiresAt: time });

/**
 * Data of the second page of the sign-in: the factors to offer, and the expiry. `readPendingSignIn`
 * reads it for the browser's cookie.
 */
export type PendingSignIn = z.output<typeof pendingSignInSchema>;

const CODE = "Code";
const code = stringField(CODE).check(
  z.trim(),
  z.minLength(1, fieldMessages.required(CODE)),
  z.maxLength(40, secondFactorCopy.totp.malformed),
);

/** Code of an authenticator app: six digits, with or without spaces. */
const totpCode = z.pipe(
  z.pipe(
    code,
    z.transform((typed: string) => typed.replace(/\s/g, "")),
  ),
  z.string().check(z.regex(/^\d{6}$/, secondFactorCopy.totp.malformed)),
);

/**
 * Request body with a code of an authenticator app: to complete a sign-in, and to confirm a new app
 * on the profile page.
 */
export const totpCodeSchema = z.object({ code: totpCode });
/** Request body with a recovery code, to complete a sign-in without the usual factor. */
export const recoveryCodeSchema = z.object({ code });
/** Body of every call that changes the second factor: the current password proves who asks. */
export const confirmPasswordSchema = z.object({ password: currentPassword });

const passkeyName = requiredText("Name", PASSKEY_NAME_MAX);
/**
 * Validation of the dialog that adds a passkey, in the browser; the password goes to the options
 * call, the name to `newPasskeySchema`.
 */
export const addPasskeyFormSchema = z.object({ name: passkeyName, password: currentPassword });

/** Far above the size of a credential; the body limit is 16 kB. */
const base64url = z.string().check(z.minLength(1), z.maxLength(12_000), z.regex(/^[\w-]+$/));
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
  authenticatorAttachment: z.optional(z.string().check(z.maxLength(40))),
};

/**
 * Request body with a passkey's signature at a sign-in: `AuthenticationResponseJSON` of WebAuthn
 * level 3.
 */
export const passkeyAssertionSchema = z.object({
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: z.optional(base64url),
    }),
  }),
});

/**
 * The credential of a passkey assertion: `askForPasskey` in the browser makes it, `verifyAssertion`
 * on the server checks it.
 */
export type PasskeyAssertion = z.output<typeof passkeyAssertionSchema>["credential"];

/**
 * Request body with a new passkey from the profile page: `RegistrationResponseJSON` of WebAuthn
 * level 3, and its name.
 */
export const newPasskeySchema = z.object({
  name: passkeyName,
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
    }),
  }),
});

/**
 * A passkey that is being added: `createPasskey` in the browser makes it, `addPasskey` on the
 * server stores it.
 */
export type NewPasskey = z.output<typeof newPasskeySchema>;

/**
 * Options for the browser's passkey dialog, to sign in or to add one:
 * `PublicKeyCredentialRequestOptionsJSON` or `PublicKeyCredentialCreationOptionsJSON` of WebAuthn
 * level 3.
 */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

/**
 * Passkeys, authenticator app and recovery codes of an account, in the responses of all calls of
 * the section "Two-step sign-in". Never has keys or codes.
 */
export const secondFactorStateSchema = z.object({
  /** `false` when the product's address cannot have passkeys, because it is an IP address. */
  passkeysAvailable: z.boolean(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Copied between the owner's devices by a password manager. */
      synced: z.boolean(),
      createdAt: time,
      lastUsedAt: z.nullable(time),
    }),
  ),
  totp: z.nullable(z.object({ createdAt: time })),
  /** `null` without a passkey and an authenticator app. */
  recoveryCodes: z.nullable(z.object({ left: z.number(), createdAt: time })),
});

/** State of two-step sign-in for the profile page; `readSecondFactor` on the server returns it. */
export type SecondFactorState = z.output<typeof secondFactorStateSchema>;

/** New recovery codes, shown once on the profile page; the server stores only their hashes. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });

/**
 * Response after a factor was added on the profile page; `codes` only with the first one, which
 * turns two-step sign-in on.
 */
export const addedFactorSchema = z.object({
  state: secondFactorStateSchema,
  codes: z.nullable(z.array(z.string())),
});

/**
 * State after a passkey or an authenticator app was added, with the recovery codes of the first
 * one; from `addPasskey` and `confirmTotp`.
 */
export type AddedFactor = z.output<typeof addedFactorSchema>;

/**
 * Key of an authenticator app that the profile page shows as QR code and text until a code confirms
 * it.
 */
export const totpSetupSchema = z.object({
  /** Base32, for typing it in. */
  key: z.string(),
  /** `otpauth://` address for the QR code. */
  uri: z.string(),
});

/**
 * Key of an authenticator app between `startTotpSetup` and its confirmation, as the profile page
 * shows it.
 */
export type TotpSetup = z.output<typeof totpSetupSchema>;

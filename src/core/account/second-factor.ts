import * as z from "zod/mini";
import { requiredText, stringField } from "../fields.ts";
import { fieldMessages } from "../messages.ts";
import { currentPassword } from "./profile-schemas.ts";
import { secondFactorCopy } from "./second-factor.copy.ts";

/** Time between a correct password and the second factor. */
export const PENDING_SIGN_IN_MINUTES = 10;
/** Tries of the second factor per correct password. */
export const SECOND_FACTOR_TRIES = 5;
/** Lifetime of a passkey challenge and of an unconfirmed authenticator key. */
export const CEREMONY_MINUTES = 5;
const PASSKEY_NAME_MAX = 60;

/** Factors that confirm a sign-in after the password. */
export const SECOND_FACTORS = ["passkey", "totp", "recovery-code"] as const;

/** Id of a factor in the sign-in dialog and in the security log. */
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** Milliseconds since the Unix epoch. */
const time = z.number();

/** Factors that can complete a pending sign-in, and its end. */
export const pendingSignInSchema = z.object({ methods: z.array(z.enum(SECOND_FACTORS)), expiresAt: time });

/** What the second page of the sign-in needs: which factors to offer, and until when. */
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

/** Request body with a code of an authenticator app. */
export const totpCodeSchema = z.object({ code: totpCode });
/** Request body with a recovery code. */
export const recoveryCodeSchema = z.object({ code });
/** Body of every call that changes the second factor. */
export const confirmPasswordSchema = z.object({ password: currentPassword });

const passkeyName = requiredText("Name", PASSKEY_NAME_MAX);
/** Form that adds a passkey. */
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

/** Assertion of a passkey: `AuthenticationResponseJSON` of WebAuthn level 3. */
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

/** The credential of a passkey assertion, as `verifyAssertion` on the server checks it. */
export type PasskeyAssertion = z.output<typeof passkeyAssertionSchema>["credential"];

/** New passkey: `RegistrationResponseJSON` of WebAuthn level 3. */
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

/** The credential and the name of a passkey that is being added. */
export type NewPasskey = z.output<typeof newPasskeySchema>;

/**
 * Options for the browser's passkey dialog: `PublicKeyCredentialRequestOptionsJSON` or
 * `PublicKeyCredentialCreationOptionsJSON` of WebAuthn level 3.
 */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

/** Passkeys, authenticator app and recovery codes of an account. */
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

/** What the profile page shows about two-step sign-in. */
export type SecondFactorState = z.output<typeof secondFactorStateSchema>;

/** New recovery codes; the server stores only their hashes. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });

/** State after a factor was added; `codes` only with the first one. */
export const addedFactorSchema = z.object({
  state: secondFactorStateSchema,
  codes: z.nullable(z.array(z.string())),
});

/** Response after a factor was added, with the recovery codes of the first one. */
export type AddedFactor = z.output<typeof addedFactorSchema>;

/** Key of an authenticator app that is not confirmed yet. */
export const totpSetupSchema = z.object({
  /** Base32, for typing it in. */
  key: z.string(),
  /** `otpauth://` address for the QR code. */
  uri: z.string(),
});

/** Key of an authenticator app as the profile page shows it until the user confirms it. */
export type TotpSetup = z.output<typeof totpSetupSchema>;

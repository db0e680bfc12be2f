import * as z from "zod/mini";
import { requiredText, stringField } from "../fields.ts";
import { fieldMessages } from "../messages.ts";
import { currentPassword } from "./profile-schemas.ts";
import { secondFactorCopy } from "./second-factor.copy.ts";
import { PASSKEY_NAME_MAX } from "./limits.ts";

/**
 * Factors that confirm a sign-in after the password. Each has a call in
 * `core/api/second-factor.api.ts` and a form in the web app's `accounts/second-factor`.
 */
const SECOND_FACTORS = ["passkey", "totp", "recovery-code"] as const;

/**
 * One factor of `SECOND_FACTORS`. `pending-sign-in.service.ts` on the server says which an account
 * has, the sign-in page offers them.
 */
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** Milliseconds since the Unix epoch. */
const time = z.number();

/**
 * Response for the second page of a sign-in: the factors that can complete it, and when it ends
 * (ms; `PENDING_SIGN_IN_MINUTES` in `limits.ts` after the password). `pending-sign-in.service.ts`
 * makes it.
 */
export const pendingSignInSchema = z.object({ methods: z.array(z.enum(SECOND_FACTORS)), expiresAt: time });

/**
 * Factors to offer on the second page of a sign-in, and its end in ms; `pending-sign-in.service.ts`
 * reads it for the browser's cookie. It ends after `PENDING_SIGN_IN_MINUTES` (`limits.ts`).
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
 * Body with a six-digit code of an authenticator app, spaces removed: to complete a sign-in, and to
 * confirm a new app on the profile page. The number of digits is `totpCode` in this file and
 * `PARAMETERS` in `second-factor/totp.ts` on the server; the message is in `second-factor.copy.ts`.
 */
export const totpCodeSchema = z.object({ code: totpCode });
/**
 * Body with a recovery code, to complete a sign-in without the usual factor;
 * `confirm-sign-in.service.ts` compares it. The form of a code is in `recovery-code.ts` on the
 * server; messages are in `second-factor.copy.ts` and `core/messages.ts`.
 */
export const recoveryCodeSchema = z.object({ code });
/**
 * Body of calls that change the second factor: the current password proves who asks
 * (`password-check.service.ts`). Lengths and messages are those of `currentPassword` in
 * `profile-schemas.ts`.
 */
export const confirmPasswordSchema = z.object({ password: currentPassword });

const passkeyName = requiredText("Name", PASSKEY_NAME_MAX);
/**
 * Validation of the dialog that adds a passkey (`add-passkey-dialog.tsx`), in the browser; the
 * password goes to the call for options, the name into `newPasskeySchema`. A name has at most
 * `PASSKEY_NAME_MAX` characters (`limits.ts`).
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
 * Body with a passkey's signature at a sign-in (`AuthenticationResponseJSON` of WebAuthn level 3);
 * `ceremonies.ts` on the server verifies it.
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
 * The credential of a passkey at a sign-in: `web/lib/passkeys.ts` in the browser makes it,
 * `ceremonies.ts` on the server checks it.
 */
export type PasskeyAssertion = z.output<typeof passkeyAssertionSchema>["credential"];

/**
 * Body with a new passkey from the profile page (`RegistrationResponseJSON` of WebAuthn level 3)
 * and its name of at most `PASSKEY_NAME_MAX` characters (`limits.ts`).
 * `passkey-settings.service.ts` stores it after `ceremonies.ts` has verified it.
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
 * A passkey that is being added: `web/lib/passkeys.ts` in the browser makes it,
 * `passkey-settings.service.ts` stores it.
 */
export type NewPasskey = z.output<typeof newPasskeySchema>;

/**
 * Response with options for the browser's passkey dialog, to sign in or to add one (WebAuthn level
 * 3); `ceremonies.ts` on the server makes them. They are accepted for `CEREMONY_MINUTES`
 * (`limits.ts`).
 */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

/**
 * Passkeys, authenticator app and recovery codes of an account, without keys or codes; times are
 * ms. Response of the calls of "Two-step sign-in"; `second-factor-state.service.ts` makes it. Most
 * passkeys: `PASSKEYS_PER_USER` in `limits.ts`.
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

/** State of two-step sign-in for the profile page, from `second-factor-state.service.ts`. */
export type SecondFactorState = z.output<typeof secondFactorStateSchema>;

/**
 * Response with new recovery codes, shown once on the profile page; their number is
 * `RECOVERY_CODES` in `limits.ts`, and the server stores only their hashes.
 */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });

/**
 * Response after a factor was added on the profile page, from `passkey-settings.service.ts` and
 * `totp-settings.service.ts`: the new state, and `codes`, the recovery codes of the first factor,
 * which turns two-step sign-in on (`null` for later ones). Their number: `RECOVERY_CODES` in
 * `limits.ts`; their form: `recovery-code.ts` on the server.
 */
export const addedFactorSchema = z.object({
  state: secondFactorStateSchema,
  codes: z.nullable(z.array(z.string())),
});

/**
 * State after a factor was added, with the recovery codes of the first one, else `null`; from
 * `passkey-settings.service.ts` and `totp-settings.service.ts`.
 */
export type AddedFactor = z.output<typeof addedFactorSchema>;

/**
 * Response of `startTotpSetup` (`totp-settings.service.ts`): the key of an authenticator app, which
 * the profile page shows as QR code and text until a code confirms it. It can be confirmed for
 * `CEREMONY_MINUTES` (`limits.ts`).
 */
export const totpSetupSchema = z.object({
  /** Base32, for typing it in. */
  key: z.string(),
  /** `otpauth://` address for the QR code. */
  uri: z.string(),
});

/**
 * Key of an authenticator app, from `totp-settings.service.ts` to the profile page, until a code
 * confirms it.
 */
export type TotpSetup = z.output<typeof totpSetupSchema>;

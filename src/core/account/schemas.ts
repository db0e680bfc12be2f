import * as z from "zod/mini";
import { emailField, requiredText, stringField } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { signUpMessages } from "./messages.ts";

/**
 * Schema of a password in account forms and bodies: length only (`LIMITS` in `core/limits.ts`),
 * never trimmed. It is used here and in `profile-schemas.ts`. Common passwords are refused by the
 * server (`password-rule.ts`). Messages are `fieldMessages` in `core/messages.ts`.
 */
export function passwordField(label = "Password", short = fieldMessages.atLeast(label, LIMITS.passwordMin)) {
  const missing = fieldMessages.required(label);
  return stringField(label).check(
    z.minLength(1, missing),
    z.minLength(LIMITS.passwordMin, short),
    z.maxLength(LIMITS.passwordMax, fieldMessages.atMost(label, LIMITS.passwordMax)),
  );
}

/**
 * Schema of a user's full name, in the sign-up and on the profile page; limits are in
 * `core/limits.ts`.
 */
const fullNameField = requiredText("Full name", LIMITS.name).check(
  z.minLength(LIMITS.fullNameMin, fieldMessages.atLeast("Full name", LIMITS.fullNameMin)),
);

/**
 * Check of the forms that ask for a new password twice (here and in `profile-schemas.ts`):
 * `confirmPassword` must equal `password`, also while other fields are wrong; `message` is its
 * error. The API takes the password once.
 */
export function passwordsMatch(message: string) {
  return z.refine<{ password: string; confirmPassword: string }>(
    (form) => form.password === form.confirmPassword,
    { error: message, path: ["confirmPassword"], when: () => true },
  );
}

/**
 * Validation of the sign-up form; the request body is `signUpSchema`. On submit, the messages of
 * `messages.ts` apply, while typing those of `core/messages.ts`. Limits are `LIMITS` in
 * `core/limits.ts`.
 */
export function signUpFormSchema(phase: "live" | "submit") {
  const submit = phase === "submit";
  return z
    .object({
      fullName: fullNameField,
      email: emailField,
      password: passwordField("Password", submit ? signUpMessages.passwordShort : undefined),
      confirmPassword: submit
        ? z.string().check(z.minLength(1, signUpMessages.confirmRequired))
        : passwordField("Confirm password"),
    })
    .check(passwordsMatch(submit ? signUpMessages.passwordsDiffer : fieldMessages.passwordsMustMatch));
}

/**
 * Body of a sign-in with a password; the login form validates with it too. `sign-in.service.ts`
 * compares the password. Limits are `email`, `passwordMin` and `passwordMax` of `LIMITS` in
 * `core/limits.ts`.
 */
export const signInSchema = z.object({ email: emailField, password: passwordField() });

/**
 * Body of a sign-up, for `sign-up.service.ts`; the form's schema is `signUpFormSchema`. Limits are
 * `LIMITS` in `core/limits.ts`; common passwords are refused by `password-rule.ts` on the server.
 */
export const signUpSchema = z.object({ name: fullNameField, email: emailField, password: passwordField() });

/**
 * Body of the calls that ask for a mailed link, to reset a password or to verify an address again
 * (`core/api/accounts.api.ts`); the form of /forgot-password validates with it. Limit:
 * `LIMITS.email` in `core/limits.ts`.
 */
export const forgotPasswordSchema = z.object({ email: emailField });

/**
 * Validation of the form on /reset-password, in the browser; the request body is
 * `resetPasswordSchema`. Length: `passwordField` in this file (`passwordMin` and `passwordMax` of
 * `LIMITS` in `core/limits.ts`).
 */
export const newPasswordFormSchema = z
  .object({ password: passwordField(), confirmPassword: passwordField("Confirm password") })
  .check(passwordsMatch(fieldMessages.passwordsMustMatch));

/** Token of a mailed link. */
const linkToken = stringField("Token").check(
  z.minLength(1, fieldMessages.required("Token")),
  z.maxLength(100, fieldMessages.atMost("Token", 100)),
);

/**
 * Body that sets a new password with the token of a mailed link, from the form on /reset-password
 * to `reset.service.ts`, which also refuses common passwords. Lengths of a password are `LIMITS` in
 * `core/limits.ts`; a token has at most 100 characters (`linkToken` in this file).
 */
export const resetPasswordSchema = z.object({ token: linkToken, newPassword: passwordField() });

/**
 * Validation of the form on /verify-email/confirm (`verify-link-form.tsx`). The form asks for the
 * sign-up's password if the mailed link is opened in another browser than the sign-up was. The
 * request body is `verifyEmailSchema`. Lengths: `LIMITS` in `core/limits.ts`.
 */
export const verifyLinkFormSchema = z.object({ password: passwordField() });

/**
 * Body of the form on /verify-email/confirm, for `verify.service.ts`; `password` is that of the
 * sign-up that the link belongs to. Lengths of a password are `LIMITS` in `core/limits.ts`; a token
 * has at most 100 characters (`linkToken` in this file).
 */
export const verifyEmailSchema = z.object({ token: linkToken, password: passwordField() });

/**
 * Body of `PATCH /api/profile` and validation of its form (`details-form.tsx`); only the name can
 * change, of `LIMITS.fullNameMin` to `LIMITS.name` characters (`core/limits.ts`).
 * `profile.service.ts` stores it.
 */
export const profileSchema = z.object({ fullName: fullNameField });

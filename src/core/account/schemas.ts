import * as z from "zod/mini";
import { emailField, requiredText, stringField } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { signUpMessages } from "./messages.ts";

/** Password: never trimmed. */
export function passwordField(label = "Password", short = fieldMessages.atLeast(label, LIMITS.passwordMin)) {
  const missing = fieldMessages.required(label);
  return stringField(label).check(
    z.minLength(1, missing),
    z.minLength(LIMITS.passwordMin, short),
    z.maxLength(LIMITS.passwordMax, fieldMessages.atMost(label, LIMITS.passwordMax)),
  );
}

/** Full name of a user. */
export const fullNameField = requiredText("Full name", LIMITS.name).check(
  z.minLength(LIMITS.fullNameMin, fieldMessages.atLeast("Full name", LIMITS.fullNameMin)),
);

/** Checks that `confirmPassword` equals `password`. */
export function passwordsMatch(message: string) {
  return z.refine<{ password: string; confirmPassword: string }>(
    (form) => form.password === form.confirmPassword,
    { error: message, path: ["confirmPassword"], when: () => true },
  );
}

/** Sign-up form. The specification words different messages while typing and on submit. */
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

/** Request body of a sign-in. */
export const signInSchema = z.object({ email: emailField, password: passwordField() });

/** Request body of a sign-up. */
export const signUpSchema = z.object({ name: fullNameField, email: emailField, password: passwordField() });

/** Request body for a mail with a reset link. */
export const forgotPasswordSchema = z.object({ email: emailField });

/**
 * Form of the page that a reset link opens (/reset-password); the request body is
 * `resetPasswordSchema`.
 */
export const newPasswordFormSchema = z
  .object({ password: passwordField(), confirmPassword: passwordField("Confirm password") })
  .check(passwordsMatch(fieldMessages.passwordsMustMatch));

/** Token of a mailed link. */
const linkToken = stringField("Token").check(
  z.minLength(1, fieldMessages.required("Token")),
  z.maxLength(100, fieldMessages.atMost("Token", 100)),
);

/** Request body that sets a new password. */
export const resetPasswordSchema = z.object({ token: linkToken, newPassword: passwordField() });

/** Form behind a verification link in a browser other than the one that signed up. */
export const verifyLinkFormSchema = z.object({ password: passwordField() });

/**
 * Request body of that form; `password` is the password of the sign-up that the link belongs to.
 */
export const verifyEmailSchema = z.object({ token: linkToken, password: passwordField() });

/** Request body of a profile change. */
export const profileSchema = z.object({ fullName: fullNameField });

import { SIGN_IN_LIMITS } from "./limits.ts";

/**
 * Messages that the sign-up form shows on submit (`signUpFormSchema` in `schemas.ts`). While the
 * user types, `fieldMessages` in `core/messages.ts` apply. Its "6 characters" are `passwordMin` in
 * `core/limits.ts`, written out.
 */
export const signUpMessages = {
  emailRequired: "Email is required",
  passwordRequired: "Password is required",
  confirmRequired: "Please confirm your password",
  fullNameRequired: "Full name is required",
  passwordsDiffer: "Passwords do not match",
  passwordShort: "Password must be at least 6 characters long",
} as const;

/**
 * Messages of sign-up and sign-in: the limit of failed sign-ins (`sign-in.service.ts`; its minutes
 * are `SIGN_IN_LIMITS` in `limits.ts`), three error codes of `core/errors.ts`, and words of two
 * forms (`unverified-note.tsx`, `signup-form.tsx`).
 */
export const accountMessages = {
  alreadyRegistered: "This email is already registered. Please try signing in instead.",
  emailNotConfirmed: "Please verify your email address before signing in.",
  passwordWeak: "Password is too weak. Please include a mix of letters, numbers, and special characters.",
  signUpFailed: "Failed to create account. Please try again.",
  /** Applies to every limit: a browser in which the password was reset has its own counter. */
  tooManyFailedSignIns: `Too many failed sign-ins. Try again in ${SIGN_IN_LIMITS.windowMinutes} minutes, or reset your password in this browser to sign in right away.`,
} as const;

import * as z from "zod/mini";
import { stringField } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { changePasswordCopy, DELETE_CONFIRMATION, deleteAccountCopy } from "./profile.copy.ts";
import { passwordField, passwordsMatch } from "./schemas.ts";

const LABEL = "Current password";
const missing = fieldMessages.required(LABEL);

/**
 * Field for the current password in forms and bodies that confirm an identity (here and in
 * `second-factor.ts`). It refuses only what no password can be; `password-check.service.ts` on the
 * server compares it. Its longest length is `LIMITS.passwordMax` in `core/limits.ts`. Messages are
 * `fieldMessages` in `core/messages.ts`.
 */
export const currentPassword = stringField(LABEL).check(
  z.minLength(1, missing),
  z.maxLength(LIMITS.passwordMax, fieldMessages.atMost(LABEL, LIMITS.passwordMax)),
);

/**
 * Validation of the password form on the profile page, in the browser; the request body is
 * `changePasswordSchema`. Limits are `LIMITS` in `core/limits.ts`. Messages are `fieldMessages` in
 * `core/messages.ts`.
 */
export const changePasswordFormSchema = z
  .object({
    currentPassword,
    password: passwordField(),
    confirmPassword: passwordField("Confirm password"),
  })
  .check(passwordsMatch(fieldMessages.passwordsMustMatch));

/**
 * Body of the call that changes the password (`core/api/profile.api.ts`);
 * `change-password.service.ts` also refuses common passwords. Limits are `passwordMin` and
 * `passwordMax` of `LIMITS` in `core/limits.ts`; the form's schema is `changePasswordFormSchema`.
 */
export const changePasswordSchema = z.object({
  currentPassword,
  newPassword: passwordField(),
});

/**
 * Form on the profile page and body of the call that deletes an account: `DELETE_CONFIRMATION`,
 * typed exactly, and the password. Messages are in `profile.copy.ts`.
 */
export const deleteAccountSchema = z.object({
  confirmation: stringField("Confirmation", deleteAccountCopy.typeExactly).check(
    z.trim(),
    z.refine((typed) => typed === DELETE_CONFIRMATION, deleteAccountCopy.typeExactly),
  ),
  password: currentPassword,
});

/**
 * Message next to the current password when `password-check.service.ts` finds it wrong; the words
 * are in `profile.copy.ts`.
 */
export const WRONG_PASSWORD = changePasswordCopy.wrong;

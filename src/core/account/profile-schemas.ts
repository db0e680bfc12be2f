import * as z from "zod/mini";
import { stringField } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { changePasswordCopy, DELETE_CONFIRMATION, deleteAccountCopy } from "./profile.copy.ts";
import { passwordField, passwordsMatch } from "./schemas.ts";

const LABEL = "Current password";
const missing = fieldMessages.required(LABEL);

/**
 * Field for the current password in forms that confirm an identity: password change, account
 * deletion, second factor. Rejects only values that no password can have.
 */
export const currentPassword = stringField(LABEL).check(
  z.minLength(1, missing),
  z.maxLength(LIMITS.passwordMax, fieldMessages.atMost(LABEL, LIMITS.passwordMax)),
);

/**
 * Validation of the password form on the profile page, in the browser; the request body is
 * `changePasswordSchema`. Same rules and messages as the sign-up.
 */
export const changePasswordFormSchema = z
  .object({
    currentPassword,
    password: passwordField(),
    confirmPassword: passwordField("Confirm password"),
  })
  .check(passwordsMatch(fieldMessages.passwordsMustMatch));

/**
 * Request body of the password change on the profile page; the form's schema is
 * `changePasswordFormSchema`.
 */
export const changePasswordSchema = z.object({
  currentPassword,
  newPassword: passwordField(),
});

/**
 * Form on the profile page and request body that delete an account; the user types
 * `DELETE_CONFIRMATION` and the password.
 */
export const deleteAccountSchema = z.object({
  confirmation: stringField("Confirmation", deleteAccountCopy.typeExactly).check(
    z.trim(),
    z.refine((typed) => typed === DELETE_CONFIRMATION, deleteAccountCopy.typeExactly),
  ),
  password: currentPassword,
});

/**
 * Message next to the current password when `checkPassword` on the server finds it wrong, for each
 * change that asks for it.
 */
export const WRONG_PASSWORD = changePasswordCopy.wrong;

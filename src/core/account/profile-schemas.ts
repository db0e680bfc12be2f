import * as z from "zod/mini";
import { stringField } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { changePasswordCopy, DELETE_CONFIRMATION, deleteAccountCopy } from "./profile.copy.ts";
import { passwordField, passwordsMatch } from "./schemas.ts";

const LABEL = "Current password";
const missing = fieldMessages.required(LABEL);

/** The current password; rejects only values that no password can have. */
export const currentPassword = stringField(LABEL).check(
  z.minLength(1, missing),
  z.maxLength(LIMITS.passwordMax, fieldMessages.atMost(LABEL, LIMITS.passwordMax)),
);

/** Form that changes the password; same rules and messages as the sign-up. */
export const changePasswordFormSchema = z
  .object({
    currentPassword,
    password: passwordField(),
    confirmPassword: passwordField("Confirm password"),
  })
  .check(passwordsMatch(fieldMessages.passwordsMustMatch));

/** Request body that changes the password. */
export const changePasswordSchema = z.object({
  currentPassword,
  newPassword: passwordField(),
});

/** Form and request body that delete an account. */
export const deleteAccountSchema = z.object({
  confirmation: stringField("Confirmation", deleteAccountCopy.typeExactly).check(
    z.trim(),
    z.refine((typed) => typed === DELETE_CONFIRMATION, deleteAccountCopy.typeExactly),
  ),
  password: currentPassword,
});

/** Error message for a wrong current password. */
export const WRONG_PASSWORD = changePasswordCopy.wrong;

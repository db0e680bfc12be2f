import * as z from "zod/mini";
import { LIMITS } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { changePasswordWords, DELETE_WORD, deleteAccountWords } from "./profile-words.ts";
import { passwordField, repeats } from "./schemas.ts";

const LABEL = "Current password";
const missing = fieldMessages.required(LABEL);

/** A password that is compared with the one in force: only what can be none is refused before. */
const currentPassword = z
  .string(missing)
  .check(
    z.minLength(1, missing),
    z.maxLength(LIMITS.passwordMax, fieldMessages.atMost(LABEL, LIMITS.passwordMax)),
  );

/** The form that changes the password: the rules and words of signing up. */
export const changePasswordFormSchema = z
  .object({
    currentPassword,
    password: passwordField(),
    confirmPassword: passwordField("Confirm password"),
  })
  .check(repeats(fieldMessages.passwordsMustMatch));

/** What the server takes to change the password. */
export const changePasswordSchema = z.object({
  currentPassword,
  newPassword: passwordField(),
});

/** The dialog that deletes an account, and what the server takes for it. */
export const deleteAccountSchema = z.object({
  confirmation: z.string(deleteAccountWords.typeExactly).check(
    z.trim(),
    z.refine((typed) => typed === DELETE_WORD, deleteAccountWords.typeExactly),
  ),
  password: currentPassword,
});

/** Said when a password was not the one in force. */
export const WRONG_PASSWORD = changePasswordWords.wrong;

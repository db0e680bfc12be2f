import { expect, test } from "vitest";
import { accountMessages } from "#core/account/messages.ts";
import { apiError } from "#web/lib/api-error.ts";
import { signUpFieldErrors } from "./sign-up-fields.ts";

test("messages are assigned to the field they mention", () => {
  const taken = apiError(422, { code: "email_taken", message: accountMessages.alreadyRegistered });
  expect(signUpFieldErrors(taken)).toEqual({ email: accountMessages.alreadyRegistered });
  const weak = apiError(400, { code: "password_too_weak", message: accountMessages.passwordWeak });
  expect(signUpFieldErrors(weak)).toEqual({ password: accountMessages.passwordWeak });
});

test("field errors from the server take precedence over the message", () => {
  const invalid = apiError(400, {
    message: "Please check the email",
    fields: { name: "Full name is required" },
  });
  expect(signUpFieldErrors(invalid)).toEqual({ fullName: "Full name is required" });
});

test("network failures and server errors mark no field", () => {
  expect(signUpFieldErrors(apiError(0))).toEqual({});
  expect(signUpFieldErrors(apiError(500))).toEqual({});
});

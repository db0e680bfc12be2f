import { expect, test } from "vitest";
import { signUpFormSchema } from "#core/account/schemas.ts";
import { validateForm } from "./validate-form.ts";

const schema = signUpFormSchema("live");

test("A valid form returns the parsed values", () => {
  const typed = { fullName: " Maya ", email: "M@x.co", password: "secret1", confirmPassword: "secret1" };
  expect(validateForm(schema, typed)).toEqual({
    values: { ...typed, fullName: "Maya", email: "m@x.co" },
    errors: {},
  });
});

test("Each invalid field has its first message", () => {
  const typed = { fullName: "", email: "", password: "secret1", confirmPassword: "another1" };
  const { errors } = validateForm(schema, typed);
  expect(errors).toMatchObject({
    fullName: { message: "Full name is required" },
    email: { message: "Email is required" },
    confirmPassword: { message: "Passwords must match" },
  });
  expect(errors).not.toHaveProperty("password");
});

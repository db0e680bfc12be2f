import { isApiError } from "#web/lib/api-error.ts";

type SignUpField = "fullName" | "email" | "password";

/**
 * Maps an error response of the sign-up to messages by field, for `SignupForm`. Without field
 * errors, a message (`core/errors.ts`) that contains "email" belongs to the email field, one that
 * contains "password" to the password field. No response (status 0) and other errors give `{}`.
 */
export function signUpFieldErrors(error: unknown): Partial<Record<SignUpField, string>> {
  if (!isApiError(error) || error.status === 0) return {};
  const { name, email, password } = error.fields;
  const named = {
    ...(name !== undefined && { fullName: name }),
    ...(email !== undefined && { email }),
    ...(password !== undefined && { password }),
  };
  if (Object.keys(named).length > 0) return named;
  const words = error.message.toLowerCase();
  if (words.includes("email")) return { email: error.message };
  if (words.includes("password")) return { password: error.message };
  return {};
}

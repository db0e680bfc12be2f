import { signUpFormSchema } from "#core/account/schemas.ts";

const SUBMIT = signUpFormSchema("submit");

/**
 * Validation messages of `SignupForm` by field, in the wording for a submit
 * (`core/account/messages.ts`; while typing `core/messages.ts`): `signUpFormSchema("submit")` in
 * `core/account/schemas.ts`. `{}` for valid values.
 */
export function submitIssues(values: unknown): Record<string, string> {
  const result = SUBMIT.safeParse(values);
  const issues = result.error?.issues ?? [];
  // The first issue of a field wins: "required" comes before "too short".
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

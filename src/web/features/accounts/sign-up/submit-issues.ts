import { signUpFormSchema } from "#core/account/schemas.ts";

const SUBMIT = signUpFormSchema("submit");

/** The sign-up form's messages by field, in the words that the specification has for a refused submit. */
export function submitIssues(values: unknown): Record<string, string> {
  const result = SUBMIT.safeParse(values);
  const issues = result.error?.issues ?? [];
  // The first message of a field counts: "required" comes before "too short".
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

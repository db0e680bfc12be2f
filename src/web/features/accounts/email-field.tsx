import type { ComponentProps } from "react";
import { accountLabels } from "#core/account/labels.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";

/**
 * Email input of the forms of /login, /signup and /forgot-password (`login-form.tsx`,
 * `signup-form.tsx`, `forgot-password-form.tsx`); `control` are the props from the form's
 * `register`. The label is in `core/account/labels.ts`, the rule for addresses is `emailField` in
 * `core/fields.ts`.
 */
export function EmailField({
  error,
  control,
  autoComplete = "email",
}: {
  error: string | undefined;
  control: ComponentProps<"input">;
  autoComplete?: string;
}) {
  return (
    <Field label={accountLabels.email} error={error}>
      <Input {...control} type="email" autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} />
    </Field>
  );
}

import type { ComponentProps } from "react";
import { Link } from "react-router";
import { accountLabels } from "#core/account/labels.ts";
import { loginCopy } from "#core/account/login.copy.ts";
import { paths } from "#web/lib/paths.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { TEXT_LINK } from "#web/ui/text-link.ts";

interface CurrentPasswordFieldProps {
  error: string | undefined;
  /**
   * Whether the server refused email and password. A message says so; the form can still be sent.
   */
  isRefused?: boolean;
  /** Props from the form's `register`. */
  control: ComponentProps<"input">;
}

/**
 * Field for the password of an existing account with a link to /forgot-password, on /login
 * (`login-form.tsx`) and /verify-email/confirm (`verify-link-form.tsx`). Words: `accountLabels` in
 * `core/account/labels.ts` and `core/account/login.copy.ts`; lengths: `LIMITS` in `core/limits.ts`,
 * checked by the form's schema (`core/account/schemas.ts`).
 */
export function CurrentPasswordField({ error, isRefused, control }: CurrentPasswordFieldProps) {
  return (
    <Field
      label={accountLabels.password}
      error={error}
      hint={isRefused && <FieldError>{loginCopy.refused}</FieldError>}
      aside={
        <Link to={paths.forgotPassword} className={TEXT_LINK}>
          {loginCopy.forgot}
        </Link>
      }
    >
      <PasswordInput {...control} autoComplete="current-password" />
    </Field>
  );
}

import type { ComponentProps } from "react";
import { useUser } from "#web/lib/session.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";

interface ConfirmPasswordFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  /** Props from the form's `register`. */
  readonly control: ComponentProps<"input">;
}

/**
 * Field in forms of the profile page that confirm a change with the current password, of
 * `DeleteDialog`, `PasswordSection`, `AddPasskeyDialog` and `PasswordDialog`. The form hands in its
 * words and checks it by its schema.
 */
export function ConfirmPasswordField({ label, hint, error, control }: ConfirmPasswordFieldProps) {
  const { email } = useUser();
  return (
    <>
      {/* Shows password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={label} hint={hint} error={error}>
        <PasswordInput {...control} autoComplete="current-password" />
      </Field>
    </>
  );
}

import type { UseFormReturn } from "react-hook-form";
import { accountLabels } from "#core/account/labels.ts";
import { Field } from "../ui/field.tsx";
import { PasswordInput } from "../ui/password-input.tsx";

interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

interface NewPasswordFieldsProps {
  /** Any form that contains these two fields. */
  readonly form: Pick<UseFormReturn<NewPasswordValues>, "register"> & {
    readonly getValues: (name: "confirmPassword") => string;
    readonly trigger: (name: "confirmPassword") => Promise<boolean>;
  };
  readonly errors: {
    readonly [Name in keyof NewPasswordValues]?: { readonly message?: string | undefined } | undefined;
  };
  readonly label?: string;
}

/**
 * Fields for a new password and its confirmation, in `SignupForm`, `NewPasswordForm` and
 * `PasswordSection`. A change of the password validates the confirmation again. Words:
 * `core/account/labels.ts`; lengths: `LIMITS` in `core/limits.ts`; other rules: `passwordField` and
 * `passwordsMatch` in `core/account/schemas.ts`.
 */
export function NewPasswordFields({ form, errors, label = accountLabels.password }: NewPasswordFieldsProps) {
  function revalidateConfirmation() {
    if (form.getValues("confirmPassword") !== "") void form.trigger("confirmPassword");
  }
  return (
    <>
      <Field label={label} hint={accountLabels.passwordHint} error={errors.password?.message}>
        <PasswordInput
          {...form.register("password", { onChange: revalidateConfirmation })}
          autoComplete="new-password"
        />
      </Field>
      <Field label={accountLabels.confirmPassword} error={errors.confirmPassword?.message}>
        <PasswordInput {...form.register("confirmPassword")} autoComplete="new-password" />
      </Field>
    </>
  );
}

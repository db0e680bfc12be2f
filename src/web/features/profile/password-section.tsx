import { changePasswordCopy } from "#core/account/profile.copy.ts";
import { accountLoadingToasts, accountToasts } from "#core/account/account-form-toasts.ts";
import { checkFormToast } from "#core/messages.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { firstErrorMessage, hasErrors, useSchemaForm } from "#web/lib/form.ts";
import { NewPasswordFields } from "#web/lib/new-password-fields.tsx";
import { submitOnEnter } from "#web/lib/submit-on-enter.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { ConfirmPasswordField } from "./confirm-password-field.tsx";
import { loadChangePasswordSchema } from "./load-schemas.ts";
import { useChangePassword } from "./password-request.ts";
import { SettingsSection } from "./settings-section.tsx";

const EMPTY = { currentPassword: "", password: "", confirmPassword: "" };

/**
 * Section `#password` of `ProfilePage` to change the password. Server errors appear at their
 * fields; the inputs keep their values. Rules: `changePasswordFormSchema` in
 * `core/account/profile-schemas.ts`, lengths `LIMITS` in `core/limits.ts`; words:
 * `changePasswordCopy` in `core/account/profile.copy.ts`. Toasts:
 * `core/account/account-form-toasts.ts`, of an invalid form its first message or
 * `core/messages.ts`.
 */
export function PasswordSection() {
  const toast = useToast();
  const change = useChangePassword();
  const form = useSchemaForm(loadChangePasswordSchema, EMPTY);
  const { errors } = form.formState;

  const submit = form.handleSubmit(
    async ({ currentPassword, password: newPassword }) => {
      const id = toast.loading(accountLoadingToasts.updatingPassword);
      try {
        await change.mutateAsync({ currentPassword, newPassword });
        form.reset(EMPTY);
        toast.success(accountToasts.passwordUpdated, { id });
      } catch (error) {
        toast.error(failureMessage(error, accountToasts.passwordFailed), { id });
        if (!isApiError(error)) return;
        const { currentPassword: current, newPassword: chosen } = error.fields;
        if (current !== undefined)
          form.setError("currentPassword", { message: current }, { shouldFocus: true });
        if (chosen !== undefined) form.setError("password", { message: chosen }, { shouldFocus: true });
      }
    },
    (invalid) => void toast.error(firstErrorMessage(invalid) ?? checkFormToast),
  );

  return (
    <SettingsSection anchor="password" title={changePasswordCopy.title} lead={changePasswordCopy.lead}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <ConfirmPasswordField
          label={changePasswordCopy.current}
          error={errors.currentPassword?.message}
          control={form.register("currentPassword")}
        />
        <NewPasswordFields form={form} errors={errors} label={changePasswordCopy.new} />
        <div>
          <Button
            ref={submitOnEnter}
            type="submit"
            className="max-sm:w-full"
            busy={change.isPending}
            busyLabel={changePasswordCopy.busy}
            disabled={hasErrors(errors) && !change.isPending}
          >
            {changePasswordCopy.submit}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}

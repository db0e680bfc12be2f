import { useNavigate } from "react-router";
import { newPasswordCopy } from "#core/account/new-password.copy.ts";
import { accountLoadingToasts, accountToasts } from "#core/account/account-form-toasts.ts";
import { checkFormToast } from "#core/messages.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { firstErrorMessage, hasErrors, useSchemaForm } from "#web/lib/form.ts";
import { NewPasswordFields } from "#web/lib/new-password-fields.tsx";
import { paths } from "#web/lib/paths.ts";
import { useSessionStore } from "#web/lib/session.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { loadNewPasswordSchema } from "../load-schemas.ts";
import { AccountForm } from "../account-form.tsx";
import { failureMessage } from "#web/lib/failure-message.ts";
import { setNewPassword } from "./new-password-request.ts";
import { SubmitButton } from "../submit-button.tsx";

interface NewPasswordFormProps {
  /** From the mailed link. */
  token: string;
  /** Called if the link has expired or was already used. */
  onLinkInvalid: () => void;
}

/**
 * Form of /reset-password: sets a new password with `token` and navigates to /login, because the
 * server ends all sessions. A link that is no longer valid calls `onLinkInvalid`. Words:
 * `core/account/new-password.copy.ts`; rules: `newPasswordFormSchema` in `core/account/schemas.ts`,
 * lengths `LIMITS` in `core/limits.ts`. Toasts: `core/account/account-form-toasts.ts`, of an
 * invalid form its first message or `core/messages.ts`.
 */
export function NewPasswordForm({ token, onLinkInvalid }: NewPasswordFormProps) {
  const toast = useToast();
  const store = useSessionStore();
  const navigate = useNavigate();
  const form = useSchemaForm(loadNewPasswordSchema, {});
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(
    async ({ password }) => {
      const id = toast.loading(accountLoadingToasts.updatingPassword);
      try {
        await setNewPassword({ token, newPassword: password });
        toast.success(accountToasts.passwordUpdated, { id });
        store.clear();
        await navigate(paths.login, { replace: true });
      } catch (error) {
        const message = failureMessage(error, accountToasts.passwordFailed);
        toast.error(message, { id });
        if (!isApiError(error)) return;
        if (error.code === "invalid_token") onLinkInvalid();
        if (error.code === "password_too_weak") form.setError("password", { message }, { shouldFocus: true });
      }
    },
    (invalid) => toast.error(firstErrorMessage(invalid) ?? checkFormToast),
  );

  return (
    <AccountForm onSubmit={submit}>
      <NewPasswordFields form={form} errors={errors} />
      <SubmitButton
        label={newPasswordCopy.submit}
        busyLabel={newPasswordCopy.busy}
        busy={isSubmitting}
        blocked={hasErrors(errors)}
      />
    </AccountForm>
  );
}

import { verifyLinkCopy } from "#core/account/verify-link.copy.ts";
import { checkFormToast } from "#core/messages.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { firstErrorMessage, hasErrors, setServerErrors, useSchemaForm } from "#web/lib/form.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { CurrentPasswordField } from "../current-password-field.tsx";
import { AccountForm } from "../account-form.tsx";
import { loadVerifyLinkSchema } from "../load-schemas.ts";
import { SubmitButton } from "../submit-button.tsx";
import { useEnterDashboard } from "../use-enter-dashboard.ts";
import { verifyWithPassword } from "./verify-link-request.ts";

interface VerifyLinkFormProps {
  /** From the mailed link. */
  token: string;
  /** Called if the link was used, has expired or had too many wrong passwords. */
  onLinkInvalid: () => void;
}

/**
 * Form of /verify-email/confirm: asks for the password of the sign-up that the verification link
 * belongs to, then enters the dashboard. A link that is no longer valid (`VERIFY_LINK_HOURS` in
 * `core/account/limits.ts`) calls `onLinkInvalid`. Words: `core/account/verify-link.copy.ts`, of
 * the toast for an invalid form its first message or `core/messages.ts`.
 */
export function VerifyLinkForm({ token, onLinkInvalid }: VerifyLinkFormProps) {
  const toast = useToast();
  const enterDashboard = useEnterDashboard();
  const form = useSchemaForm(loadVerifyLinkSchema, { password: "" });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(
    async ({ password }) => {
      const id = toast.loading(verifyLinkCopy.loading);
      try {
        await verifyWithPassword({ token, password });
        await enterDashboard(id);
      } catch (error) {
        toast.error(failureMessage(error, verifyLinkCopy.failed), { id });
        if (isApiError(error) && error.code === "invalid_token") onLinkInvalid();
        else if (setServerErrors(form, error)) form.setFocus("password");
      }
    },
    (invalid) => toast.error(firstErrorMessage(invalid) ?? checkFormToast),
  );

  return (
    <AccountForm onSubmit={submit}>
      <CurrentPasswordField error={errors.password?.message} control={form.register("password")} />
      <SubmitButton
        label={verifyLinkCopy.submit}
        busyLabel={verifyLinkCopy.busy}
        busy={isSubmitting}
        blocked={hasErrors(errors)}
      />
      <div className="grid gap-1 text-label text-ink-3">
        {verifyLinkCopy.hints.map((hint) => (
          <p key={hint}>{hint}</p>
        ))}
      </div>
    </AccountForm>
  );
}

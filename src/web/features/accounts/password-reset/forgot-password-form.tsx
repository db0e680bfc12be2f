import { useState } from "react";
import { forgotPasswordCopy } from "#core/account/forgot-password.copy.ts";
import { accountLoadingToasts, accountToasts } from "#core/account/account-form-toasts.ts";
import { checkFormToast } from "#core/messages.ts";
import { firstErrorMessage, hasErrors, useSchemaForm } from "#web/lib/form.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { loadForgotPasswordSchema } from "../load-schemas.ts";
import { AccountForm } from "../account-form.tsx";
import { EmailField } from "../email-field.tsx";
import { failureMessage } from "#web/lib/failure-message.ts";
import { requestPasswordReset } from "./password-reset-request.ts";
import { SentNote } from "../sent-note.tsx";
import { SubmitButton } from "../submit-button.tsx";

/**
 * Form of /forgot-password: requests a reset link and then shows `SentNote` with the address. The
 * form stays visible, so that another link can be requested. Words:
 * `core/account/forgot-password.copy.ts`; toasts: `core/account/account-form-toasts.ts`, of an
 * invalid form its first message or `core/messages.ts`.
 */
export function ForgotPasswordForm() {
  const toast = useToast();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSchemaForm(loadForgotPasswordSchema, {});
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(
    async (address) => {
      const id = toast.loading(accountLoadingToasts.sendingReset);
      try {
        await requestPasswordReset(address);
        toast.success(accountToasts.resetSent, { id });
        setSentTo(address.email);
      } catch (error) {
        toast.error(failureMessage(error, accountToasts.resetFailed), { id });
      }
    },
    (invalid) => toast.error(firstErrorMessage(invalid) ?? checkFormToast),
  );

  return (
    <AccountForm onSubmit={submit}>
      {sentTo !== null && <SentNote>{forgotPasswordCopy.sent(sentTo)}</SentNote>}
      <EmailField error={errors.email?.message} control={form.register("email")} />
      <SubmitButton
        label={forgotPasswordCopy.submit}
        busyLabel={forgotPasswordCopy.busy}
        busy={isSubmitting}
        blocked={hasErrors(errors)}
      />
    </AccountForm>
  );
}

import { useNavigate } from "react-router";
import { accountLabels } from "#core/account/labels.ts";
import { signupCopy } from "#core/account/signup.copy.ts";
import { accountMessages } from "#core/account/messages.ts";
import { accountToasts } from "#core/account/account-form-toasts.ts";
import { checkFormToast } from "#core/messages.ts";
import { firstErrorMessage, hasErrors, useSchemaForm } from "#web/lib/form.ts";
import { NewPasswordFields } from "#web/lib/new-password-fields.tsx";
import { paths } from "#web/lib/paths.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { AccountForm } from "../account-form.tsx";
import { EmailField } from "../email-field.tsx";
import { failureMessage } from "#web/lib/failure-message.ts";
import { loadSignUpSchema } from "../load-schemas.ts";
import { savePendingAddress } from "../verification/pending-address.ts";
import { signUpFieldErrors } from "./sign-up-fields.ts";
import { signUp } from "./sign-up-request.ts";
import { SubmitButton } from "../submit-button.tsx";

const FIELDS = ["fullName", "email", "password", "confirmPassword"] as const;

/**
 * Form of /signup: creates an account, stores the address for `ResendButton` and navigates to
 * /verify-email. Labels: `core/account/labels.ts` and `core/account/signup.copy.ts`; rules:
 * `signUpFormSchema` in `core/account/schemas.ts`, lengths `LIMITS` in `core/limits.ts`. Messages
 * and toasts: `core/account/account-form-toasts.ts`, `core/account/messages.ts` and
 * `core/messages.ts`.
 */
export function SignupForm() {
  const toast = useToast();
  const navigate = useNavigate();
  const form = useSchemaForm(loadSignUpSchema, {});
  const { errors, isSubmitting } = form.formState;

  function mark(messages: Partial<Record<(typeof FIELDS)[number], string>>) {
    for (const name of FIELDS) {
      if (messages[name] !== undefined) form.setError(name, { type: "submit", message: messages[name] });
    }
  }

  function focusFirst(messages: Partial<Record<(typeof FIELDS)[number], string>>) {
    const first = FIELDS.find((name) => messages[name] !== undefined);
    if (first) form.setFocus(first);
  }

  const submit = form.handleSubmit(
    async ({ fullName, email, password }) => {
      try {
        await signUp({ name: fullName, email, password });
        savePendingAddress(window, email);
        toast.success(accountToasts.signUpDone);
        await navigate(paths.verifyEmail);
      } catch (error) {
        toast.error(failureMessage(error, accountMessages.signUpFailed));
        const messages = signUpFieldErrors(error);
        mark(messages);
        focusFirst(messages);
      }
    },
    async (invalid) => {
      if (!hasErrors(invalid)) {
        toast.error(firstErrorMessage(invalid) ?? checkFormToast);
        return;
      }
      const { submitIssues } = await import("./submit-issues.ts");
      mark(submitIssues(form.getValues()));
      toast.error(checkFormToast);
    },
  );

  return (
    <AccountForm onSubmit={submit}>
      <Field label={accountLabels.fullName} error={errors.fullName?.message}>
        <Input {...form.register("fullName")} autoComplete="name" />
      </Field>
      <EmailField error={errors.email?.message} control={form.register("email")} />
      <NewPasswordFields form={form} errors={errors} />
      <SubmitButton
        label={signupCopy.submit}
        busyLabel={signupCopy.busy}
        busy={isSubmitting}
        blocked={hasErrors(errors)}
      />
    </AccountForm>
  );
}

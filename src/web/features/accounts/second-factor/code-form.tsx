import { useEffect } from "react";
import { secondFactorCopy } from "#core/account/second-factor.copy.ts";
import type { SecondFactor } from "#core/account/second-factor.ts";
import { accountLoadingToasts } from "#core/account/account-form-toasts.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { hasErrors, setServerErrors, useSchemaForm } from "#web/lib/form.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { AccountForm } from "../account-form.tsx";
import { loadRecoveryCodeSchema, loadTotpCodeSchema } from "./load-code-schemas.ts";
import { SubmitButton } from "../submit-button.tsx";
import { useEnterDashboard } from "../use-enter-dashboard.ts";
import { confirmWithCode } from "./second-factor-request.ts";

interface CodeFormProps {
  readonly method: Exclude<SecondFactor, "passkey">;
  /** Called with the error that ended the sign-in, if it did. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Form of a sign-in's second step in `SecondFactorPage`: asks for a code of the authenticator app
 * (`totp`) or for a recovery code, then enters the dashboard. Words:
 * `core/account/second-factor.copy.ts`, of its toast while loading
 * `core/account/account-form-toasts.ts`; shapes of codes: `core/account/second-factor.ts`.
 */
export function CodeForm({ method, onFailure }: CodeFormProps) {
  const toast = useToast();
  const enterDashboard = useEnterDashboard();
  const isTotp = method === "totp";
  const form = useSchemaForm(isTotp ? loadTotpCodeSchema : loadRecoveryCodeSchema, { code: "" });
  const { errors, isSubmitting } = form.formState;
  const copy = isTotp ? secondFactorCopy.totp : secondFactorCopy.recovery;
  const { setFocus } = form;
  useEffect(() => setFocus("code"), [setFocus]);

  const submit = form.handleSubmit(async ({ code }) => {
    const id = toast.loading(accountLoadingToasts.signingIn);
    try {
      await confirmWithCode(method, code);
      await enterDashboard(id);
    } catch (error) {
      toast.error(failureMessage(error, secondFactorCopy.failed), { id });
      if (setServerErrors(form, error)) form.setFocus("code", { shouldSelect: true });
      onFailure(error);
    }
  });

  return (
    <AccountForm onSubmit={submit}>
      <Field label={copy.label} hint={copy.hint} error={errors.code?.message}>
        <Input
          {...form.register("code")}
          autoComplete={isTotp ? "one-time-code" : "off"}
          inputMode={isTotp ? "numeric" : "text"}
          autoCapitalize={isTotp ? "none" : "characters"}
          spellCheck={false}
          className="tabular-nums"
        />
      </Field>
      <SubmitButton
        label={copy.submit}
        busyLabel={secondFactorCopy.busy}
        busy={isSubmitting}
        blocked={hasErrors(errors)}
      />
    </AccountForm>
  );
}

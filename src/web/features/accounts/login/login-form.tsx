import { useEffect, useEffectEvent, useState } from "react";
import { loginCopy } from "#core/account/login.copy.ts";
import { accountLoadingToasts, accountToasts } from "#core/account/account-form-toasts.ts";
import { checkFormToast } from "#core/messages.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { firstErrorMessage, hasErrors, useSchemaForm } from "#web/lib/form.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { CurrentPasswordField } from "../current-password-field.tsx";
import { AccountForm } from "../account-form.tsx";
import { EmailField } from "../email-field.tsx";
import { failureMessage } from "#web/lib/failure-message.ts";
import { loadSignInSchema } from "../load-schemas.ts";
import type { SecondStep } from "../second-factor/open-second-factor.ts";
import { savePendingAddress } from "../verification/pending-address.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { signIn } from "./sign-in-request.ts";
import { SubmitButton } from "../submit-button.tsx";
import { useEnterDashboard } from "../use-enter-dashboard.ts";
import { UnverifiedNote } from "./unverified-note.tsx";
import { usePasskeySignIn } from "./use-passkey-sign-in.ts";

interface LoginFormProps {
  /** Called when the password is correct and the account asks for a second step. */
  readonly onSecondFactor: (step: SecondStep) => void;
}

/**
 * Form of /login: signs in with `sign-in-request.ts` or a passkey and navigates to the dashboard,
 * or calls `onSecondFactor`. Refused credentials have a toast and a message at the password. If the
 * address is not verified, it stores the address and shows `UnverifiedNote`. Words:
 * `core/account/login.copy.ts`; toasts: `core/account/account-form-toasts.ts`, of an invalid form
 * its first message or `core/messages.ts`.
 */
export function LoginForm({ onSecondFactor }: LoginFormProps) {
  const toast = useToast();
  const enterDashboard = useEnterDashboard();
  /** Error code of the last try. */
  const [refusal, setRefusal] = useState<string>();
  const passkey = usePasskeySignIn();
  const form = useSchemaForm(loadSignInSchema, {});
  const { errors, isSubmitting } = form.formState;

  // React does not see a focus from before hydration.
  const suggestIfFocused = useEffectEvent(() => {
    if (document.activeElement?.matches("input[autocomplete~='webauthn']")) void passkey.suggest();
  });
  useEffect(() => suggestIfFocused(), []);

  async function askForSecondFactor(id: string) {
    try {
      const { openSecondFactor } = await import("../second-factor/open-second-factor.ts");
      const step = await openSecondFactor();
      toast.dismiss(id);
      onSecondFactor(step);
    } catch (error) {
      toast.error(failureMessage(error, accountToasts.signInFailed), { id });
    }
  }

  const submit = form.handleSubmit(
    async (credentials) => {
      const id = toast.loading(accountLoadingToasts.signingIn);
      setRefusal(undefined);
      try {
        await signIn(credentials);
        await enterDashboard(id);
      } catch (error) {
        const code = isApiError(error) ? error.code : undefined;
        if (code === "second_factor_required") return askForSecondFactor(id);
        toast.error(failureMessage(error, accountToasts.signInFailed), { id });
        setRefusal(code);
        if (code === "email_not_verified") savePendingAddress(window, credentials.email);
      }
    },
    (invalid) => toast.error(firstErrorMessage(invalid) ?? checkFormToast),
  );

  return (
    <div className="grid gap-5">
      <AccountForm onSubmit={submit}>
        {refusal === "email_not_verified" && <UnverifiedNote />}
        <EmailField
          error={errors.email?.message}
          control={{ ...form.register("email"), onFocus: () => void passkey.suggest() }}
          autoComplete="email webauthn"
        />
        <CurrentPasswordField
          error={errors.password?.message}
          isRefused={refusal === "invalid_credentials"}
          control={form.register("password")}
        />
        <SubmitButton
          label={loginCopy.submit}
          busyLabel={loginCopy.busy}
          busy={isSubmitting}
          blocked={hasErrors(errors)}
        />
      </AccountForm>
      <PasskeyButton busy={passkey.busy} onClick={() => void passkey.start()} />
    </div>
  );
}

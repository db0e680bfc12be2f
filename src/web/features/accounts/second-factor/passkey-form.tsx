import { useState } from "react";
import { secondFactorCopy } from "#core/account/second-factor.copy.ts";
import { accountLoadingToasts } from "#core/account/account-form-toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { useEnterDashboard } from "../use-enter-dashboard.ts";
import { confirmWithPasskey } from "./second-factor-request.ts";

/**
 * Button in `SecondFactorPage` that confirms a sign-in's second step with one of the account's
 * passkeys and enters the dashboard; errors become a toast and go to `onFailure`. Words:
 * `core/account/second-factor.copy.ts`, of its toast while loading
 * `core/account/account-form-toasts.ts`.
 */
export function PasskeyForm({ onFailure }: { readonly onFailure: (error: unknown) => void }) {
  const toast = useToast();
  const enterDashboard = useEnterDashboard();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    const id = toast.loading(accountLoadingToasts.signingIn);
    try {
      await confirmWithPasskey();
      await enterDashboard(id);
    } catch (error) {
      const { passkeyMessage } = await import("#web/lib/passkeys.ts");
      toast.error(passkeyMessage(error, secondFactorCopy), { id });
      onFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-5">
      <p className="text-pretty text-ink-2">{secondFactorCopy.passkey.text}</p>
      <Button
        variant="primary"
        block
        className="h-11!"
        busy={busy}
        busyLabel={secondFactorCopy.busy}
        onClick={() => void confirm()}
      >
        {secondFactorCopy.passkey.submit}
      </Button>
    </div>
  );
}

import { useState } from "react";
import { loginCopy } from "#core/account/login.copy.ts";
import { accountLoadingToasts, accountToasts } from "#core/account/toasts.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { Glyph } from "#web/ui/glyph.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { useEnterDashboard } from "../use-enter-dashboard.ts";

/** Signs in with a passkey alone. The code for passkeys loads on the first click. */
export function PasskeyButton() {
  const toast = useToast();
  const enterDashboard = useEnterDashboard();
  const [busy, setBusy] = useState(false);

  async function start() {
    const [{ choosePasskey, signInWithPasskey }, passkeys, { secondFactorCopy }] = await Promise.all([
      import("./passkey-sign-in.ts"),
      import("#web/lib/passkeys.ts"),
      import("#core/account/second-factor.copy.ts"),
    ]);
    let id: string | undefined;
    try {
      const credential = await choosePasskey();
      id = toast.loading(accountLoadingToasts.signingIn);
      await signInWithPasskey(credential);
      await enterDashboard(id);
    } catch (error) {
      if (!passkeys.isSuperseded(error))
        toast.error(passkeys.passkeyMessage(error, secondFactorCopy), { id });
    }
  }

  async function onClick() {
    setBusy(true);
    try {
      await start();
    } catch (error) {
      toast.error(failureMessage(error, accountToasts.signInFailed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button block className="h-11!" busy={busy} onClick={() => void onClick()}>
      <Glyph name="key" className="size-4.5" />
      {loginCopy.passkey}
    </Button>
  );
}

import { useEffect, useRef, useState } from "react";
import { accountToasts } from "#core/account/account-form-toasts.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { useEnterDashboard } from "../use-enter-dashboard.ts";
import type { PasskeySignIn } from "./passkey-sign-in.ts";

/**
 * Sign-in of `LoginForm` with a passkey alone: `start` for the button, `suggest` for the email
 * field. It loads `passkey-sign-in.ts` on the first use and cancels open requests when the form
 * unmounts; a failed load of `start` becomes a toast (`accountToasts.signInFailed` in
 * `core/account/account-form-toasts.ts`).
 */
export function usePasskeySignIn() {
  const toast = useToast();
  const enterDashboard = useEnterDashboard();
  const [busy, setBusy] = useState(false);
  const loading = useRef<Promise<PasskeySignIn>>(undefined);
  useEffect(() => () => void loading.current?.then(({ cancel }) => cancel()).catch(() => {}), []);

  async function load() {
    try {
      loading.current ??= import("./passkey-sign-in.ts").then(({ createPasskeySignIn }) =>
        createPasskeySignIn({ toast, enterDashboard }),
      );
      return await loading.current;
    } catch (error) {
      loading.current = undefined;
      throw error;
    }
  }

  return {
    /** Whether the browser's dialog is open or the chosen passkey is being checked. */
    busy,
    async start() {
      setBusy(true);
      try {
        await (await load()).start();
      } catch (error) {
        toast.error(failureMessage(error, accountToasts.signInFailed));
      } finally {
        setBusy(false);
      }
    },
    /** Without the code there are no suggestions; the password and the button remain. */
    suggest: () =>
      load().then(
        (passkeys) => passkeys.suggest(),
        () => {},
      ),
  };
}

import { useEffect, useRef, useState } from "react";
import { accountLoadingToasts, accountToasts } from "#core/account/toasts.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { useEnterDashboard } from "../use-enter-dashboard.ts";

/** Loads the code for passkeys, which most visitors do not need. */
async function loadPasskeys() {
  const [passkeys, requests, { secondFactorCopy: copy }] = await Promise.all([
    import("#web/lib/passkeys.ts"),
    import("./passkey-sign-in.ts"),
    import("#core/account/second-factor.copy.ts"),
  ]);
  return { passkeys, requests, copy };
}

interface PasskeySignIn {
  /** Whether the browser's dialog is open or a chosen passkey is being checked. */
  readonly busy: boolean;
  /** Opens the browser's dialog. */
  readonly start: () => Promise<void>;
  /** Offers passkeys in the suggestions of the email field, where the browser can. */
  readonly suggest: () => Promise<void>;
}

/** Signs in with a passkey alone: with a dialog, or from the suggestions of the email field. */
export function usePasskeySignIn(): PasskeySignIn {
  const toast = useToast();
  const enterDashboard = useEnterDashboard();
  const [busy, setBusy] = useState(false);
  // The browser has one request at a time, and the dialog has precedence.
  const current = useRef<"none" | "suggestions" | "dialog">("none");
  const cancel = useRef(() => {});
  useEffect(
    () => () => {
      current.current = "dialog";
      cancel.current();
    },
    [],
  );

  async function start() {
    current.current = "dialog";
    setBusy(true);
    let id: string | undefined;
    try {
      const { passkeys, requests, copy } = await loadPasskeys();
      try {
        const credential = await passkeys.askForPasskey(await requests.fetchPasskeyOptions());
        id = toast.loading(accountLoadingToasts.signingIn);
        await requests.signInWithPasskey(credential);
        await enterDashboard(id);
      } catch (error) {
        if (!passkeys.isSuperseded(error)) toast.error(passkeys.passkeyMessage(error, copy), { id });
      }
    } catch (error) {
      toast.error(failureMessage(error, accountToasts.signInFailed), { id });
    } finally {
      current.current = "none";
      setBusy(false);
    }
  }

  async function suggest() {
    if (current.current !== "none") return;
    current.current = "suggestions";
    const isCurrent = () => current.current === "suggestions";
    try {
      const { passkeys, requests, copy } = await loadPasskeys();
      if (!(await passkeys.canSuggestPasskeys())) return;
      const options = await requests.fetchPasskeyOptions();
      if (!isCurrent()) return;
      cancel.current = passkeys.cancelPasskeyRequest;
      const credential = await passkeys.suggestPasskeys(options);
      const id = toast.loading(accountLoadingToasts.signingIn);
      try {
        await requests.signInWithPasskey(credential);
        await enterDashboard(id);
      } catch (error) {
        toast.error(passkeys.passkeyMessage(error, copy), { id });
      }
    } catch {
      // No passkey was chosen: the password and the button remain.
    } finally {
      if (isCurrent()) current.current = "none";
    }
  }

  return { busy, start, suggest };
}

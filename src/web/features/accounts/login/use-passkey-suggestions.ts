import { useEffect, useRef } from "react";
import { accountLoadingToasts } from "#core/account/toasts.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { onFirstInteraction } from "#web/ui/first-interaction.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { useEnterDashboard } from "../use-enter-dashboard.ts";

/**
 * Offers passkeys in the suggestions of the email field, from the first interaction on, in browsers
 * that can. A failure before a passkey is chosen is silent: the password and the button remain.
 */
export function usePasskeySuggestions(): void {
  const toast = useToast();
  const enterDashboard = useEnterDashboard();
  const latest = useRef({ toast, enterDashboard });
  useEffect(() => {
    latest.current = { toast, enterDashboard };
  });
  useEffect(() => {
    let left = false;
    let cancelRequest = () => {};

    async function suggest() {
      const [passkeys, signIn, { secondFactorCopy }] = await Promise.all([
        import("#web/lib/passkeys.ts"),
        import("./passkey-sign-in.ts"),
        import("#core/account/second-factor.copy.ts"),
      ]);
      if (left || !(await passkeys.canSuggestPasskeys())) return;
      cancelRequest = passkeys.cancelPasskeyRequest;
      const credential = await signIn.awaitSuggestedPasskey();
      const { toast, enterDashboard } = latest.current;
      const id = toast.loading(accountLoadingToasts.signingIn);
      try {
        await signIn.signInWithPasskey(credential);
        await enterDashboard(id);
      } catch (error) {
        toast.error(passkeys.passkeyMessage(error, secondFactorCopy), { id });
        if (isApiError(error) && error.code === "passkey_refused" && !left) await suggest();
      }
    }

    const cancelStart = onFirstInteraction(() => void suggest().catch(() => {}));
    return () => {
      left = true;
      cancelStart();
      cancelRequest();
    };
  }, []);
}

import { useNavigate } from "react-router";
import { loginCopy } from "#core/account/login.copy.ts";
import { accountToasts } from "#core/account/account-form-toasts.ts";
import { paths } from "#web/lib/paths.ts";
import { useSessionStore } from "#web/lib/session.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { readNewSession } from "./login/new-session.ts";

/**
 * Returns a function that `login-form.tsx`, `use-passkey-sign-in.ts`, `code-form.tsx`,
 * `passkey-form.tsx` and `verify-link-form.tsx` call after success: it reads the session, updates
 * the toast with the given id (`accountToasts.signedIn` in `core/account/account-form-toasts.ts`)
 * and navigates to /dashboard. If the browser rejected the session cookie, it shows `cookieRefused`
 * of `core/account/login.copy.ts` instead.
 */
export function useEnterDashboard(): (toastId: string) => Promise<void> {
  const toast = useToast();
  const store = useSessionStore();
  const navigate = useNavigate();
  return async (id) => {
    const { status } = await readNewSession(store);
    if (status === "signed-out") {
      toast.error(loginCopy.cookieRefused, { id });
      return;
    }
    toast.success(accountToasts.signedIn, { id });
    await navigate(paths.overview, { replace: true });
  };
}

import { useNavigate } from "react-router";
import { loginCopy } from "#core/account/login.copy.ts";
import { accountToasts } from "#core/account/toasts.ts";
import { paths } from "#web/lib/paths.ts";
import { useSessionStore } from "#web/lib/session.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { readNewSession } from "./login/new-session.ts";

/**
 * Leads to the dashboard after a call that signed in, and turns the toast with this id into its outcome. A browser that did
 * not keep the session's cookie stays on the page and is told so.
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

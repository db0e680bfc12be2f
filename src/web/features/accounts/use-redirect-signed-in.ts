import { useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { useSession } from "#web/lib/session.tsx";
import { clearPendingAddress } from "./verification/pending-address.ts";

/**
 * Redirects signed-in users from /login, /signup and /verify-email to the dashboard
 * (`paths.overview` in `lib/paths.ts`) and clears the pending address. Replaces the history entry,
 * so that Back skips the page.
 */
export function useRedirectSignedIn(): void {
  const signedIn = useSession().status === "signed-in";
  const navigate = useNavigate();
  useEffect(() => {
    if (!signedIn) return;
    clearPendingAddress(window);
    void navigate(paths.overview, { replace: true });
  }, [signedIn, navigate]);
}

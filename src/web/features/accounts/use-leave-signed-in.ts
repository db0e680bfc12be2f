import { useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { useSession } from "#web/lib/session.tsx";
import { clearPendingAddress } from "./verification/pending-address.ts";

/** Takes people who are signed in to the dashboard: nothing waits for a verification, and Back skips this page. */
export function useLeaveSignedIn(): void {
  const signedIn = useSession().status === "signed-in";
  const navigate = useNavigate();
  useEffect(() => {
    if (!signedIn) return;
    clearPendingAddress(window);
    void navigate(paths.overview, { replace: true });
  }, [signedIn, navigate]);
}

import { useDeferredValue, type ReactNode } from "react";
import { loadingText } from "#core/problems.copy.ts";
import { useSession } from "#web/lib/session.tsx";
import { PageSpinner } from "#web/ui/page-spinner.tsx";

/**
 * Wraps the content of every dashboard route and renders it once the user is signed in, until then
 * a spinner (`loadingText` in `core/problems.copy.ts`). Visitors without a session are redirected
 * by `routes/dashboard.tsx`. Deferred, because a synchronous render would block a phone.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const signedIn = useDeferredValue(useSession().status === "signed-in");
  return signedIn ? children : <PageSpinner label={loadingText} />;
}

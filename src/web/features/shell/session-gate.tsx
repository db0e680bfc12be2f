import { useDeferredValue, type ReactNode } from "react";
import { loadingText } from "#core/problems.copy.ts";
import { useSession } from "#web/lib/session.tsx";
import { PageSpinner } from "#web/ui/page-spinner.tsx";

/**
 * Renders its children once the session is loaded. Deferred, because a synchronous render would
 * block a phone for about 250 ms.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const signedIn = useDeferredValue(useSession().status === "signed-in");
  return signedIn ? children : <PageSpinner label={loadingText} />;
}

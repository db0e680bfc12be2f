import { useDeferredValue, type ReactNode } from "react";
import { loadingText } from "#core/problems.copy.ts";
import { useSession } from "#web/lib/session.tsx";
import { PageSpinner } from "#web/ui/page-spinner.tsx";

/**
 * The part of a page that needs to know who is signed in. It is drawn in slices: all at once it would keep a phone from
 * answering for a quarter of a second.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const signedIn = useDeferredValue(useSession().status === "signed-in");
  return signedIn ? children : <PageSpinner label={loadingText} />;
}

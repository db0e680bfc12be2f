import { QueryClientProvider } from "@tanstack/react-query";
import { memo, useDeferredValue, useEffect, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { loadingText, problemCopy } from "#core/problems.copy.ts";
import { PRODUCT } from "#core/product.ts";
import { usePalette } from "../features/palette/use-palette.tsx";
import { DashboardFrame } from "../features/shell/dashboard-frame.tsx";
import { PageBoundary } from "../features/shell/page-boundary.tsx";
import { PrefetchRoutes } from "../features/shell/prefetch-routes.tsx";
import { ConnectionProvider, isServerReachable, useBrowserConnection } from "../lib/connection.tsx";
import { paths } from "../lib/paths.ts";
import { createQueryClient } from "../lib/query-client.ts";
import type { SessionUser } from "../lib/session-store.ts";
import { useSession, useSessionStore } from "../lib/session.tsx";
import { ErrorPage } from "../ui/error-page.tsx";
import { Spinner } from "../ui/spinner.tsx";

/** Opens the home page as a new document, which discards all user data in memory. */
function RedirectToHome() {
  useEffect(() => window.location.replace(paths.home), []);
  return <Spinner fullScreen label={loadingText} />;
}

/** The page of a path: an ad next to its campaign's board belongs to the same page. */
const pageOf = (pathname: string) => pathname.split("/").slice(0, 4).join("/");

/** Memoized: renders again only when the user changes. */
const Pages = memo(function Pages({ user }: { user: SessionUser | undefined }) {
  const palette = usePalette(user?.id);
  const { pathname } = useLocation();
  return (
    <>
      <DashboardFrame user={user} onSearch={palette.open}>
        <PageBoundary key={pageOf(pathname)}>
          <Outlet />
        </PageBoundary>
      </DashboardFrame>
      {palette.element}
      <PrefetchRoutes />
    </>
  );
});

/** Shown if the session could not be fetched; retries automatically. */
function UnreachablePage() {
  const store = useSessionStore();
  const connection = useBrowserConnection(async () => (await store.refresh()).status !== "unreachable");
  useEffect(() => void connection.check(), [connection]);
  return (
    <ErrorPage
      brand={PRODUCT.name}
      title={problemCopy.unreachableTitle}
      retry={{ label: problemCopy.tryAgain, onClick: () => void connection.check() }}
    >
      {problemCopy.unreachableText}
    </ErrorPage>
  );
}

/**
 * Layout and session guard of all pages below /dashboard: it provides the query client and the
 * connection, frames the page (`DashboardFrame`) and adds the palette. Visitors without a session
 * go to the home page; until the session is loaded, pages show their prerendered frame. Words while
 * loading and after an error: `core/problems.copy.ts`.
 */
export default function Dashboard() {
  const store = useSessionStore();
  const state = useSession();
  // Deferred: a synchronous render would block a phone for about 250 ms.
  const deferredState = useDeferredValue(state);
  const connection = useBrowserConnection(isServerReachable);
  const [queryClient] = useState(() =>
    createQueryClient({ onUnauthorized: store.clear, onUnreachable: () => void connection.check() }),
  );
  useEffect(
    () =>
      connection.subscribe(() => {
        if (connection.getState() !== "ok") return;
        // Refetch the queries that failed while the server was unreachable.
        void queryClient.refetchQueries({ predicate: (query) => query.state.status === "error" });
      }),
    [connection, queryClient],
  );
  if (state.status === "unreachable") return <UnreachablePage />;
  if (state.status === "signed-out") return <RedirectToHome />;
  return (
    <ConnectionProvider store={connection}>
      <QueryClientProvider client={queryClient}>
        <Pages user={deferredState.status === "signed-in" ? deferredState.session.user : undefined} />
      </QueryClientProvider>
    </ConnectionProvider>
  );
}

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

/** Leaves for the start page with a new document, so that nothing of the last user stays in memory. */
function LeaveForHome() {
  useEffect(() => window.location.replace(paths.home), []);
  return <Spinner fullScreen label={loadingText} />;
}

/** Drawn anew only for another user. */
const Pages = memo(function Pages({ user }: { user: SessionUser | undefined }) {
  const palette = usePalette(user?.id);
  const { pathname } = useLocation();
  return (
    <>
      <DashboardFrame user={user} onSearch={palette.open}>
        <PageBoundary key={pathname}>
          <Outlet />
        </PageBoundary>
      </DashboardFrame>
      {palette.element}
      <PrefetchRoutes />
    </>
  );
});

/** Nobody can be asked who is signed in: says so and keeps asking. */
function Unreachable() {
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

/** The guard of every dashboard page: sends visitors home. Until the session is known, pages show what is the same for all. */
export default function Dashboard() {
  const store = useSessionStore();
  const state = useSession();
  // All at once would keep a phone from answering for a quarter of a second: the frame is drawn in slices.
  const shown = useDeferredValue(state);
  const connection = useBrowserConnection(isServerReachable);
  const [queryClient] = useState(() =>
    createQueryClient({ onUnauthorized: store.clear, onUnreachable: () => void connection.check() }),
  );
  useEffect(
    () =>
      connection.subscribe(() => {
        if (connection.getState() !== "ok") return;
        // What could not be read in the meantime is read now.
        void queryClient.refetchQueries({ predicate: (query) => query.state.status === "error" });
      }),
    [connection, queryClient],
  );
  if (state.status === "unreachable") return <Unreachable />;
  if (state.status === "signed-out") return <LeaveForHome />;
  return (
    <ConnectionProvider store={connection}>
      <QueryClientProvider client={queryClient}>
        <Pages user={shown.status === "signed-in" ? shown.session.user : undefined} />
      </QueryClientProvider>
    </ConnectionProvider>
  );
}

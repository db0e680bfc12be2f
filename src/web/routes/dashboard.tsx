import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Outlet } from "react-router";
import { loadingWord, problemWords } from "../../core/problems.ts";
import { DashboardFrame } from "../features/shell/dashboard-frame.tsx";
import { paths } from "../lib/paths.ts";
import { createQueryClient } from "../lib/query.ts";
import { useSession, useSessionStore } from "../lib/session.tsx";
import { Problem } from "../ui/problem.tsx";
import { Spinner } from "../ui/spinner.tsx";

/** Leaves for the start page with a new document, so that nothing of the last user stays in memory. */
function LeaveForHome() {
  useEffect(() => window.location.replace(paths.home), []);
  return <Spinner fullScreen label={loadingWord} />;
}

/** The guard of every dashboard page: waits for the session, lets users in, sends visitors home. */
export default function Dashboard() {
  const store = useSessionStore();
  const state = useSession();
  const [queryClient] = useState(() => createQueryClient(store.clear));
  if (state.status === "unreachable") {
    return (
      <Problem
        title={problemWords.unreachableTitle}
        again={{ label: problemWords.again, onClick: () => void store.refresh() }}
      >
        {problemWords.unreachableText}
      </Problem>
    );
  }
  if (state.status === "signed-out") return <LeaveForHome />;
  if (state.status !== "signed-in") return <Spinner fullScreen label={loadingWord} />;
  return (
    <QueryClientProvider client={queryClient}>
      <DashboardFrame user={state.session.user}>
        <Outlet />
      </DashboardFrame>
    </QueryClientProvider>
  );
}

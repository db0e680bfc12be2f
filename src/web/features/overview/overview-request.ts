import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Overview } from "#core/overview/api.ts";
import { apiFetch } from "#web/lib/api.ts";

export const OVERVIEW_KEY = ["overview"] as const;

/** The overview in days of the reader's own time; asked again on each visit, because any page may have changed it. */
export function useOverview() {
  return useQuery({
    queryKey: OVERVIEW_KEY,
    queryFn: () => apiFetch<Overview>(`/api/overview?utcOffset=${-new Date().getTimezoneOffset()}`),
    staleTime: 0,
  });
}

/** Asks for the overview again, after something in it has changed. */
export function useRefreshOverview(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: OVERVIEW_KEY });
}

/** Puts the first steps away: at once, and back if the server refuses. */
export function useDismissChecklist() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiFetch<void>("/api/overview/checklist", { method: "DELETE" }),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: OVERVIEW_KEY });
      client.setQueryData<Overview>(OVERVIEW_KEY, (known) => known && { ...known, checklist: null });
    },
    onError: () => client.invalidateQueries({ queryKey: OVERVIEW_KEY }),
  });
}

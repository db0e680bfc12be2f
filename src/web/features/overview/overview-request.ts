import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Overview } from "#core/overview/api.ts";
import { api } from "#web/lib/api.ts";

/** Query key of the start page's data. */
export const OVERVIEW_KEY = ["overview"] as const;

/**
 * Fetches the start page's data in the user's time zone, on each visit: other pages may have
 * changed it.
 */
export function useOverview() {
  return useQuery({
    queryKey: OVERVIEW_KEY,
    queryFn: () => api("GET /api/overview", { query: { utcOffset: -new Date().getTimezoneOffset() } }),
    staleTime: 0,
  });
}

/** Returns a function that refetches the start page's data, after a running generation ended. */
export function useRefreshOverview(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: OVERVIEW_KEY });
}

/** Hides the start page's checklist with an optimistic update. */
export function useDismissChecklist() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api("DELETE /api/overview/checklist"),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: OVERVIEW_KEY });
      client.setQueryData<Overview>(OVERVIEW_KEY, (overview) => overview && { ...overview, checklist: null });
    },
    onError: () => client.invalidateQueries({ queryKey: OVERVIEW_KEY }),
  });
}

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Overview } from "#core/overview/api.ts";
import { api } from "#web/lib/api.ts";

/**
 * Query key of `useOverview`; `features/overview/results/results-requests.ts` invalidates it when
 * results change.
 */
export const OVERVIEW_KEY = ["overview"] as const;

/**
 * Reads the data of `OverviewPage` (`GET /api/overview`,
 * `server/modules/overview/overview.service.ts`) on each visit, because other pages may have
 * changed it. The server counts days by `utcOffset`, the browser's time zone in minutes east of
 * UTC.
 */
export function useOverview() {
  return useQuery({
    queryKey: OVERVIEW_KEY,
    queryFn: () => api("GET /api/overview", { query: { utcOffset: -new Date().getTimezoneOffset() } }),
    staleTime: 0,
  });
}

/**
 * Returns a function that reads the data of `OverviewPage` again; `useLiveStatus` calls it after a
 * running generation ended.
 */
export function useRefreshOverview(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: OVERVIEW_KEY });
}

/**
 * Hides the checklist for `ChecklistCard` (`DELETE /api/overview/checklist`, `dismissChecklist` in
 * `server/modules/overview/overview.service.ts`): at once in the cache, read again after an error.
 */
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

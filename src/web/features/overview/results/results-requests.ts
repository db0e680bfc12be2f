import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import type { GenerationResults, ResultsList, Results } from "#core/overview/results.ts";
import { api, uploadFile } from "#web/lib/api.ts";
import { PAGED } from "#web/lib/paged.ts";
import { OVERVIEW_KEY } from "../overview-request.ts";

const RESULTS_KEY = ["campaign-results"] as const;

/**
 * Reads completed generations with their results (`GET /api/results`,
 * `server/modules/overview/results.service.ts`) for `ResultsCard`, newest first,
 * `RESULTS_PAGE_SIZE` (`core/page-sizes.ts`) a page.
 */
export function useCampaignResults() {
  return useInfiniteQuery({
    queryKey: RESULTS_KEY,
    queryFn: ({ pageParam }) => api("GET /api/results", { query: { cursor: pageParam ?? undefined } }),
    ...PAGED,
    staleTime: 0,
  });
}

function replaceCampaign(data: InfiniteData<ResultsList> | undefined, campaign: GenerationResults) {
  if (!data) return data;
  const replace = (item: GenerationResults) => (item.id === campaign.id ? campaign : item);
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(replace) })) };
}

/**
 * Change of a generation's results or end, for `useChangeCampaignResults`; without `value` it
 * deletes the stored value.
 */
type ResultsChange = { readonly id: string } & (
  | { readonly part: "results"; readonly value?: Results }
  | { readonly part: "ended"; readonly value?: true }
);

function changeCampaign(change: ResultsChange): Promise<GenerationResults> {
  const params = { id: change.id };
  if (change.part === "ended") {
    return api(change.value ? "PUT /api/generations/:id/ended" : "DELETE /api/generations/:id/ended", {
      params,
    });
  }
  return change.value
    ? api("PUT /api/generations/:id/results", { params, body: change.value })
    : api("DELETE /api/generations/:id/results", { params });
}

/**
 * Sets or deletes the results (`/api/generations/:id/results`) or the end
 * (`/api/generations/:id/ended`) of a generation, for `ResultsForm` and `useCampaignActions`;
 * updates the list and reads the overview again. The server's work:
 * `server/modules/overview/results.service.ts`.
 */
export function useChangeCampaignResults() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changeCampaign,
    onSuccess: (campaign) => {
      client.setQueryData<InfiniteData<ResultsList>>(RESULTS_KEY, (data) => replaceCampaign(data, campaign));
      void client.invalidateQueries({ queryKey: OVERVIEW_KEY });
    },
  });
}

/**
 * Has the server parse a platform's report (`POST /api/results/report`,
 * `server/modules/overview/report.service.ts`), which it does not store, for `ReportReader`. Sums:
 * `core/overview/report.ts`; limits: `core/reports/limits.ts` (`ReportReader` checks the size
 * before), and `reportReadsPerMinute` in `core/rate-limits.ts` (429).
 */
export function useReadReport() {
  return useMutation({ mutationFn: (file: File) => uploadFile("POST /api/results/report", file) });
}

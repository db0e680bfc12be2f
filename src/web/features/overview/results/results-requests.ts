import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import type { Campaign, CampaignList, Results } from "#core/overview/results.ts";
import { api, uploadFile } from "#web/lib/api.ts";
import { OVERVIEW_KEY } from "../overview-request.ts";

const CAMPAIGNS_KEY = ["campaigns"] as const;

/** Fetches completed generations with their results, newest first, page by page. */
export function useCampaigns() {
  return useInfiniteQuery({
    queryKey: CAMPAIGNS_KEY,
    queryFn: ({ pageParam }) => api("GET /api/results", { query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

function replaceCampaign(data: InfiniteData<CampaignList> | undefined, campaign: Campaign) {
  if (!data) return data;
  const replace = (item: Campaign) => (item.id === campaign.id ? campaign : item);
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(replace) })) };
}

/** `undefined` deletes the stored value. */
export type CampaignChange = { readonly id: string } & (
  | { readonly part: "results"; readonly value?: Results }
  | { readonly part: "ended"; readonly value?: true }
);

function changeCampaign(change: CampaignChange): Promise<Campaign> {
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

/** Sets or deletes a campaign's results or end; updates the list and refetches the overview. */
export function useChangeCampaign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changeCampaign,
    onSuccess: (campaign) => {
      client.setQueryData<InfiniteData<CampaignList>>(CAMPAIGNS_KEY, (data) =>
        replaceCampaign(data, campaign),
      );
      void client.invalidateQueries({ queryKey: OVERVIEW_KEY });
    },
  });
}

/** Parses a platform's report on the server, which does not store it. */
export function useReadReport() {
  return useMutation({ mutationFn: (file: File) => uploadFile("POST /api/results/report", file) });
}

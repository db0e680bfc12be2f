import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import type { Report } from "#core/overview/report.ts";
import type { Campaign, CampaignList, Results } from "#core/overview/results.ts";
import { apiFetch } from "#web/lib/api.ts";
import { uploadFile } from "#web/lib/upload-file.ts";
import { OVERVIEW_KEY } from "../overview-request.ts";

const CAMPAIGNS_KEY = ["campaigns"] as const;

/** Fetches completed generations with their results, newest first, page by page. */
export function useCampaigns() {
  return useInfiniteQuery({
    queryKey: CAMPAIGNS_KEY,
    queryFn: ({ pageParam }) => {
      const query = pageParam === null ? "" : `?${new URLSearchParams({ cursor: pageParam })}`;
      return apiFetch<CampaignList>(`/api/results${query}`);
    },
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

export interface CampaignChange {
  readonly id: string;
  readonly part: "results" | "ended";
  /** `undefined` deletes the stored value. */
  readonly value?: Results | true;
}

/** Sets or deletes a campaign's results or end; updates the list and refetches the overview. */
export function useChangeCampaign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, part, value }: CampaignChange) =>
      apiFetch<Campaign>(`/api/generations/${id}/${part}`, {
        method: value === undefined ? "DELETE" : "PUT",
        ...(typeof value === "object" && { body: value }),
      }),
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
  return useMutation({ mutationFn: (file: File) => uploadFile<Report>("POST", "/api/results/report", file) });
}

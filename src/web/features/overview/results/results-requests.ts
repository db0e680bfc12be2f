import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import type { Report } from "#core/overview/report.ts";
import type { Campaign, CampaignList, Results } from "#core/overview/results.ts";
import { apiFetch } from "#web/lib/api.ts";
import { uploadFile } from "#web/lib/upload-file.ts";
import { OVERVIEW_KEY } from "../overview-request.ts";

const CAMPAIGNS_KEY = ["campaigns"] as const;

/** Everything completed, newest first, with its results; a page at a time. */
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

function replaced(data: InfiniteData<CampaignList> | undefined, campaign: Campaign) {
  if (!data) return data;
  const put = (item: Campaign) => (item.id === campaign.id ? campaign : item);
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(put) })) };
}

export interface CampaignChange {
  readonly id: string;
  readonly part: "results" | "ended";
  /** `undefined` takes away what was recorded. */
  readonly set?: Results | true;
}

/** Records or takes back something about one campaign; list and figures follow. */
export function useChangeCampaign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, part, set }: CampaignChange) =>
      apiFetch<Campaign>(`/api/generations/${id}/${part}`, {
        method: set === undefined ? "DELETE" : "PUT",
        ...(typeof set === "object" && { body: set }),
      }),
    onSuccess: (campaign) => {
      client.setQueryData<InfiniteData<CampaignList>>(CAMPAIGNS_KEY, (data) => replaced(data, campaign));
      void client.invalidateQueries({ queryKey: OVERVIEW_KEY });
    },
  });
}

/** Has the server read a platform's report; nothing is stored. */
export function useReadReport() {
  return useMutation({ mutationFn: (file: File) => uploadFile<Report>("POST", "/api/results/report", file) });
}

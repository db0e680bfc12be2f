import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import type { Ad } from "#core/campaigns/ad.ts";
import type { AdCampaign, ChangeCampaign, CreateCampaign } from "#core/campaigns/campaign.ts";
import { whatIsLeft } from "#core/campaigns/left.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";
import { api } from "#web/lib/api.ts";

const LIST = ["campaigns"] as const;
const campaignKey = (id: string) => ["campaign", id] as const;

/** Interval in ms in which a campaign is read again while ads are being written. */
const WRITING_POLL = 1500;

/** The user's campaigns, last changed first, in pages; `search` matches names, products and keys. */
export function useCampaigns(search: string) {
  return useInfiniteQuery({
    queryKey: [...LIST, search],
    queryFn: ({ pageParam, signal }) =>
      api("GET /api/campaigns", {
        query: { q: search === "" ? undefined : search, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** A campaign with its ads; read again while ads are being written. */
export function useCampaign(id: string) {
  return useQuery({
    queryKey: campaignKey(id),
    queryFn: ({ signal }) => api("GET /api/campaigns/:id", { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.ads.some((ad) => ad.state === "writing") ? WRITING_POLL : false,
  });
}

function change(client: QueryClient, id: string, update: (campaign: AdCampaign) => AdCampaign) {
  client.setQueryData<AdCampaign>(campaignKey(id), (campaign) => campaign && update(campaign));
}

/** Returns a function that puts a saved ad into its campaign. */
export function useStoreAd() {
  const client = useQueryClient();
  return (ad: Ad) =>
    change(client, ad.campaignId, (campaign) => {
      const ads = campaign.ads.map((other) => (other.id === ad.id ? ad : other));
      return { ...campaign, ads, left: whatIsLeft(ads) };
    });
}

/** Returns a function that reads a campaign and the lists again. */
export function useRefreshCampaign() {
  const client = useQueryClient();
  return async (id: string) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: campaignKey(id) }),
      client.invalidateQueries({ queryKey: LIST }),
    ]);
  };
}

export function useCreateCampaign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateCampaign) => api("POST /api/campaigns", { body }),
    onSuccess: (campaign) => {
      client.setQueryData(campaignKey(campaign.id), campaign);
      return client.invalidateQueries({ queryKey: LIST });
    },
  });
}

export function useChangeCampaign(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeCampaign) => api("PATCH /api/campaigns/:id", { params: { id }, body }),
    onSuccess: (campaign) => {
      client.setQueryData(campaignKey(id), campaign);
      return client.invalidateQueries({ queryKey: LIST });
    },
  });
}

/** Deletes a campaign and undoes that. */
export function useDeleteCampaign() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: LIST });
  const remove = useMutation({
    mutationFn: (id: string) => api("DELETE /api/campaigns/:id", { params: { id } }),
    onSettled,
  });
  const restore = useMutation({
    mutationFn: (id: string) => api("POST /api/campaigns/:id/restore", { params: { id } }),
    onSettled,
  });
  return { remove, restore };
}

export function useAddPlatform(id: string) {
  const refresh = useRefreshCampaign();
  return useMutation({
    mutationFn: (platform: PlatformId) =>
      api("POST /api/campaigns/:id/ads", { params: { id }, body: { platform } }),
    onSettled: () => refresh(id),
  });
}

/** Duplicates and deletes ads of a campaign. */
export function useAdActions(campaignId: string) {
  const refresh = useRefreshCampaign();
  const onSettled = () => refresh(campaignId);
  const duplicate = useMutation({
    mutationFn: (id: string) => api("POST /api/ads/:id/duplicate", { params: { id } }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api("DELETE /api/ads/:id", { params: { id } }),
    onSettled,
  });
  const restore = useMutation({
    mutationFn: (id: string) => api("POST /api/ads/:id/restore", { params: { id } }),
    onSettled,
  });
  return { duplicate, remove, restore };
}

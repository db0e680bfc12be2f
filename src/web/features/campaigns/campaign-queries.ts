import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import type { Ad } from "#core/campaigns/ad.ts";
import type {
  AdCampaign,
  CampaignStage,
  CampaignVariant,
  ChangeCampaign,
  CreateCampaign,
} from "#core/campaigns/campaign.ts";
import { listOpenTasks } from "#core/campaigns/open-tasks.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";
import { api } from "#web/lib/api.ts";
import { campaignKey } from "#web/lib/campaign-key.ts";
import { PAGED } from "#web/lib/paged.ts";

const LIST = ["campaigns"] as const;

/** Mutation key of the deletion of an ad; the editor of a deleted ad sends nothing more. */
export const DELETE_AD = ["delete-ad"] as const;

/** Interval in ms in which a campaign is read again while ads are being written. */
const WRITING_POLL = 1500;

/** Filter of the list of campaigns; `undefined` shows all. */
export interface CampaignListFilter {
  readonly q?: string | undefined;
  readonly stage?: CampaignStage | undefined;
  readonly brandId?: string | undefined;
}

/**
 * Reads the user's campaigns for the list, last changed first, in pages; `search` matches names,
 * products and keys.
 */
export function useCampaigns(filter: CampaignListFilter) {
  return useInfiniteQuery({
    queryKey: [...LIST, filter],
    queryFn: ({ pageParam, signal }) =>
      api("GET /api/campaigns", { query: { ...filter, cursor: pageParam ?? undefined }, signal }),
    ...PAGED,
    placeholderData: keepPreviousData,
  });
}

/** Reads a campaign with its ads for its page; again while ads are being written. */
export function useCampaign(id: string) {
  return useQuery({
    queryKey: campaignKey(id),
    queryFn: ({ signal }) => api("GET /api/campaigns/:id", { params: { id }, signal }),
    // Claims, products and words of the brand may have changed on another page.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.ads.some((ad) => ad.state === "writing") ? WRITING_POLL : false,
  });
}

function change(client: QueryClient, id: string, update: (campaign: AdCampaign) => AdCampaign) {
  client.setQueryData<AdCampaign>(campaignKey(id), (campaign) => campaign && update(campaign));
}

/** Returns a function that puts a saved ad into the cached campaign, for the editor. */
export function useStoreAd() {
  const client = useQueryClient();
  return (ad: Ad) =>
    change(client, ad.campaignId, (campaign) => {
      const ads = campaign.ads.map((other) => (other.id === ad.id ? ad : other));
      const { media } = ad;
      const isNew = media && campaign.media.every(({ id }) => id !== media.id);
      const pictures = isNew ? [...campaign.media, media] : campaign.media;
      return { ...campaign, ads, media: pictures, left: listOpenTasks(ads) };
    });
}

/**
 * Returns a function that reads a campaign and the lists again, after a change that the cache
 * cannot know.
 */
export function useRefreshCampaign() {
  const client = useQueryClient();
  return async (id: string) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: campaignKey(id) }),
      client.invalidateQueries({ queryKey: LIST }),
    ]);
  };
}

/**
 * Creates a campaign from the form at /dashboard/campaigns/new; the new one is in the cache before
 * its page opens.
 */
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

/**
 * Changes the name, goal, address or dates of a campaign, from its tab "Brief" and the form for a
 * missing address above the board.
 */
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

/**
 * Changes the order of a campaign's variants: at once in the cache, then on the server. Requests of
 * quick moves wait for each other, because over two connections the older order could arrive last.
 */
export function useReorderVariants(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `variant-order-${id}` },
    mutationFn: (order: ChangeCampaign["order"]) =>
      api("PATCH /api/campaigns/:id", { params: { id }, body: { order } }),
    onMutate: async (order = []) => {
      await client.cancelQueries({ queryKey: campaignKey(id) });
      const before = client.getQueryData<AdCampaign>(campaignKey(id));
      const place = ({ letter }: CampaignVariant) => order.findIndex((other) => other === letter);
      change(client, id, (campaign) => ({
        ...campaign,
        variants: campaign.variants.toSorted((one, other) => place(one) - place(other)),
      }));
      return before;
    },
    onError: (_, __, before) => client.setQueryData(campaignKey(id), before),
    onSettled: () => client.invalidateQueries({ queryKey: LIST }),
  });
}

/** Returns a function that requests the texts of an ad again, for the button after a failure. */
export function useWriteTexts(campaignId: string) {
  const refresh = useRefreshCampaign();
  return async (adId: string) => {
    await api("POST /api/ads/:id/rewrite", { params: { id: adId }, body: { wish: "" } });
    await refresh(campaignId);
  };
}

/** Mutations that delete a campaign of the list and restore it within the time for undo. */
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

/** Adds the ads of another platform to a campaign, from the board's button. */
export function useAddPlatform(id: string) {
  const refresh = useRefreshCampaign();
  return useMutation({
    mutationFn: (platform: PlatformId) =>
      api("POST /api/campaigns/:id/ads", { params: { id }, body: { platform } }),
    onSettled: () => refresh(id),
  });
}

/** Duplicates and deletes ads of a campaign, from the board and an ad's panel. */
export function useAdActions(campaignId: string) {
  const refresh = useRefreshCampaign();
  const onSettled = () => refresh(campaignId);
  const duplicate = useMutation({
    mutationFn: (id: string) => api("POST /api/ads/:id/duplicate", { params: { id } }),
    onSettled,
  });
  const remove = useMutation({
    mutationKey: DELETE_AD,
    mutationFn: (id: string) => api("DELETE /api/ads/:id", { params: { id } }),
    onSettled,
  });
  const restore = useMutation({
    mutationFn: (id: string) => api("POST /api/ads/:id/restore", { params: { id } }),
    onSettled,
  });
  return { duplicate, remove, restore };
}

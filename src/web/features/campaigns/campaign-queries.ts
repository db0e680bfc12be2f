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

/** Interval in ms in which a campaign is read again while ads are being written. */
const WRITING_POLL = 1500;

/**
 * Filter of the list of campaigns, from `CampaignsPage`; `undefined` shows all. `q` matches names,
 * products and keys.
 */
interface CampaignListFilter {
  readonly q?: string | undefined;
  readonly stage?: CampaignStage | undefined;
  readonly brandId?: string | undefined;
}

/**
 * Reads the user's campaigns (`GET /api/campaigns`) for `CampaignsPage`, last changed first,
 * `CAMPAIGNS_PAGE_SIZE` (`core/page-sizes.ts`) a page. Search, order and stages:
 * `server/modules/campaigns/campaign-list.repo.ts`. While a new filter loads, the previous list
 * stays.
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

/**
 * Reads a campaign with its ads (`GET /api/campaigns/:id`) for `CampaignPage`; again every
 * `WRITING_POLL` while ads are being written. The server fills it in
 * `server/modules/campaigns/load-campaign.ts` and `present.ts` beside it.
 */
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

/**
 * Returns a function with which `useAdEditor` puts a saved ad into the cached campaign; it also
 * adds a new picture and computes the open tasks again (`listOpenTasks` in
 * `core/campaigns/open-tasks.ts`).
 */
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
 * Returns a function that reads a campaign and the lists of campaigns again, after a change that
 * the cache cannot know, for example a redrawn picture (`use-redraw.ts`) or an export
 * (`export-dialog.tsx`).
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
 * Creates a campaign (`POST /api/campaigns`) from `NewCampaignForm`; the new one is in the cache
 * before its page opens. Schema: `core/campaigns/campaign.ts`; the server's work:
 * `start-campaign.service.ts`. Error without `generationId` and `productId`, which the form does
 * not send: 400 with `fields`.
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
 * Changes name, goal, address, dates or end of a campaign (`PATCH /api/campaigns/:id`), from
 * `CampaignDetails` (tab "Brief") and `AddressForm` above the board. Rules: `changeCampaignSchema`
 * in `core/campaigns/campaign.ts`. Puts the answer into the cache and reads the lists again.
 * Errors: 400 with `fields`, 404.
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
 * Changes the order of a campaign's variants for `useVariantOrder`: at once in the cache, then with
 * `PATCH /api/campaigns/:id`; a failure restores the old order. Requests of quick moves wait for
 * each other, because over two connections the older order could arrive last.
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

/**
 * Returns a function with which `RetryButton` requests the texts of an ad again after a failure
 * (`POST /api/ads/:id/rewrite` without a wish, `write-texts.service.ts` of the server) and reads
 * the campaign again. It rejects with 400 without a brief, 402 `quota_exceeded`, 404, 409
 * `still_working`, or 429 (fair use of texts in `core/rate-limits.ts`).
 */
export function useWriteTexts(campaignId: string) {
  const refresh = useRefreshCampaign();
  return async (adId: string) => {
    await api("POST /api/ads/:id/rewrite", { params: { id: adId }, body: { wish: "" } });
    await refresh(campaignId);
  };
}

/**
 * Mutations of `useDeleteCampaignWithUndo` that delete a campaign (`DELETE /api/campaigns/:id`) and
 * restore it (`POST .../restore`) within `RESTORE_MINUTES` (`core/limits.ts`); the list is read
 * again after each. Error: 404. The server's work: `server/modules/campaigns/campaigns.service.ts`.
 */
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

/**
 * Adds the ads of another platform to a campaign (`POST /api/campaigns/:id/ads`,
 * `write-texts.service.ts` of the server), for `AddPlatform`, and reads the campaign again. Errors:
 * 402 `quota_exceeded`, 404, 409 `platform_exists` or `variant_limit` (`MAX_ADS_PER_VARIANT` in
 * `core/campaigns/limits.ts`), 429 (fair use of texts in `core/rate-limits.ts`).
 */
export function useAddPlatform(id: string) {
  const refresh = useRefreshCampaign();
  return useMutation({
    mutationFn: (platform: PlatformId) =>
      api("POST /api/campaigns/:id/ads", { params: { id }, body: { platform } }),
    onSettled: () => refresh(id),
  });
}

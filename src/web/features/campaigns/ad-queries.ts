import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import type { Ad } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { api } from "#web/lib/api.ts";
import { campaignKey } from "#web/lib/campaign-key.ts";
import { PAGED } from "#web/lib/paged.ts";
import { useRefreshCampaign } from "./campaign-queries.ts";

/** Mutation key of the deletion of an ad (`useAdActions`), which `isAdDeleted` looks for. */
const DELETE_AD = ["delete-ad"] as const;

const VERSIONS = ["versions"] as const;

/** Deletions that run of one ad. */
const deletionOf = (id: string) => ({
  mutationKey: DELETE_AD,
  predicate: ({ state }: { readonly state: { readonly variables?: unknown } }) => state.variables === id,
});

/**
 * Whether an ad is being deleted (`useAdActions`), or its campaign was read without it.
 * `useAdEditor` then closes no version of it.
 */
export function isAdDeleted(client: QueryClient, { campaignId, id }: Pick<Ad, "campaignId" | "id">): boolean {
  const campaign = client.getQueryData<AdCampaign>(campaignKey(campaignId));
  const isMissing = campaign !== undefined && campaign.ads.every((ad) => ad.id !== id);
  return isMissing || client.isMutating(deletionOf(id)) > 0;
}

/**
 * Reads the versions of an ad (`GET /api/ads/:id/versions`, `VERSIONS_PAGE_SIZE` of
 * `core/page-sizes.ts` a page) for `VersionList`, newest first. While the ad is being deleted,
 * nothing is read, because the answer would be 404.
 */
export function useVersions(ad: Ad) {
  const client = useQueryClient();
  return useInfiniteQuery({
    // Each save may add a version.
    queryKey: [...VERSIONS, ad.id, ad.version.revision],
    queryFn: ({ pageParam, signal }) =>
      api("GET /api/ads/:id/versions", {
        params: { id: ad.id },
        query: { cursor: pageParam ?? undefined },
        signal,
      }),
    ...PAGED,
    placeholderData: keepPreviousData,
    enabled: () => client.isMutating(deletionOf(ad.id)) === 0,
  });
}

/**
 * Mutations of `CampaignPage` that duplicate, delete and restore an ad (`POST
 * /api/ads/:id/duplicate`, `DELETE /api/ads/:id`, `POST /api/ads/:id/restore`); the campaign is
 * read again after each. Errors: 404, and 409 `variant_limit` for a duplicate
 * (`VARIANTS_PER_CAMPAIGN` in `core/campaigns/limits.ts`).
 */
export function useAdActions(campaignId: string) {
  const client = useQueryClient();
  const refresh = useRefreshCampaign();
  const onSettled = () => refresh(campaignId);
  const duplicate = useMutation({
    mutationFn: (id: string) => api("POST /api/ads/:id/duplicate", { params: { id } }),
    onSettled,
  });
  const remove = useMutation({
    mutationKey: DELETE_AD,
    onMutate: (id) => client.cancelQueries({ queryKey: [...VERSIONS, id] }),
    mutationFn: (id: string) => api("DELETE /api/ads/:id", { params: { id } }),
    onSettled,
  });
  const restore = useMutation({
    mutationFn: (id: string) => api("POST /api/ads/:id/restore", { params: { id } }),
    onSettled,
  });
  return { duplicate, remove, restore };
}

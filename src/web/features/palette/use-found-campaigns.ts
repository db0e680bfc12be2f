import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import type { Found } from "./commands.ts";

const NONE: Found = { campaigns: [], ads: [] };

/** Shorter queries match too much. */
const MIN_QUERY = 2;
/** Number of campaigns and of ads in the list. */
const MAX_FOUND = 5;

/**
 * Searches campaigns and ads that match the query of `palette.tsx` (`GET /api/campaigns`, `GET
 * /api/ads`), from `MIN_QUERY` characters and at most `MAX_FOUND` of each; empty while the first
 * search is running. What matches: `campaign-list.repo.ts` and `ad-search.repo.ts` in
 * `server/modules/campaigns`.
 */
export function useFoundCampaigns(query: string): Found {
  const q = query.trim();
  const isSearching = q.length >= MIN_QUERY;
  const found = useQuery({
    queryKey: ["search", q],
    queryFn: async ({ signal }): Promise<Found> => {
      const [campaigns, ads] = await Promise.all([
        api("GET /api/campaigns", { query: { q }, signal }),
        api("GET /api/ads", { query: { q }, signal }),
      ]);
      return { campaigns: campaigns.items.slice(0, MAX_FOUND), ads: ads.items.slice(0, MAX_FOUND) };
    },
    enabled: isSearching,
    placeholderData: keepPreviousData,
  });
  return (isSearching && found.data) || NONE;
}

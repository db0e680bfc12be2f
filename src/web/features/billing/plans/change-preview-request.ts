import { useQuery } from "@tanstack/react-query";
import type { Tier } from "#core/plans.ts";
import { api } from "#web/lib/api.ts";

/** A preview holds for a quarter of an hour; one that stays open is asked for again before. */
const REFRESH_MS = 10 * 60_000;

/** What a change to a tier would cost and add, and when. Asked anew for each dialog: it changes as time passes. */
export function useChangePreview(tier: Tier, enabled: boolean) {
  return useQuery({
    queryKey: ["change-preview", tier],
    queryFn: () => api("GET /api/subscription/change", { query: { tier } }),
    enabled,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: REFRESH_MS,
  });
}

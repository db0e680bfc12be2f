import { useQuery } from "@tanstack/react-query";
import type { ChangePreview } from "#core/billing/api.ts";
import type { Tier } from "#core/plans.ts";
import { apiFetch } from "#web/lib/api.ts";

/** A preview holds for a quarter of an hour; one that stays open is asked for again before. */
const REFRESH_MS = 10 * 60_000;

/** What a change to a tier would cost and add, and when. Asked anew for each dialog: it changes as time passes. */
export function useChangePreview(tier: Tier, enabled: boolean) {
  return useQuery({
    queryKey: ["change-preview", tier],
    queryFn: () => apiFetch<ChangePreview>(`/api/subscription/change?${new URLSearchParams({ tier })}`),
    enabled,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: REFRESH_MS,
  });
}

import { useQuery } from "@tanstack/react-query";
import type { ChangePreview } from "#core/billing/api.ts";
import type { Tier } from "#core/plans.ts";
import { apiFetch } from "#web/lib/api.ts";

/** What a change to a tier would cost and when. Asked anew for each dialog: the amount changes by the hour. */
export function useChangePreview(tier: Tier, enabled: boolean) {
  return useQuery({
    queryKey: ["change-preview", tier],
    queryFn: () => apiFetch<ChangePreview>(`/api/subscription/change?${new URLSearchParams({ tier })}`),
    enabled,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

import { useQuery } from "@tanstack/react-query";
import type { Tier } from "#core/plans.ts";
import { api } from "#web/lib/api.ts";

/** The server accepts a preview for 15 minutes; an open dialog refreshes it earlier. */
const REFRESH_MS = 10 * 60_000;

/**
 * Reads costs, added units and date of a change to a tier with `GET /api/subscription/change`
 * (`change-preview.service.ts` of the server), for `ChangeDialog`. Errors: 409 `no_subscription`,
 * `same_plan` or `payment_due`, 429, 503. Not cached; read again every `REFRESH_MS`, as the server
 * accepts a preview for `PREVIEW_MS` (`server/modules/billing/change-plan.ts`).
 */
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

import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/**
 * Query key of `useOffer`; `features/billing/subscription/subscription-request.ts` invalidates it
 * when the plan changes.
 */
export const OFFER_QUERY_KEY = ["offer"] as const;

/**
 * Reads whether the user is eligible for the first-month offer with `GET /api/subscription/offer`,
 * for `Plans`. The discount is in `core/billing/offer.ts`.
 */
export function useOffer() {
  return useQuery({ queryKey: OFFER_QUERY_KEY, queryFn: () => api("GET /api/subscription/offer") });
}

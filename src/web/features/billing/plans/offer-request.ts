import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** Query key of the first-month offer, which changes of the subscription invalidate. */
export const OFFER_QUERY_KEY = ["offer"] as const;

/** Reads whether the user is eligible for the first-month offer, for the billing page's plans. */
export function useOffer() {
  return useQuery({ queryKey: OFFER_QUERY_KEY, queryFn: () => api("GET /api/subscription/offer") });
}

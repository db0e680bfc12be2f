import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

export const DETAILS_KEY = ["billing-details"] as const;

/** How payments work here, the card on file and a payment that failed. */
export function useBillingDetails() {
  return useQuery({
    queryKey: DETAILS_KEY,
    queryFn: () => api("GET /api/subscription/details"),
  });
}

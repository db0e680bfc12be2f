import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** Query key of the payment details. */
export const DETAILS_KEY = ["billing-details"] as const;

/** Payment mode of this installation, the card on file and a failed payment. */
export function useBillingDetails() {
  return useQuery({
    queryKey: DETAILS_KEY,
    queryFn: () => api("GET /api/subscription/details"),
  });
}

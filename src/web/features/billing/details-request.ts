import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** Query key of the payment details of the billing page. */
export const DETAILS_KEY = ["billing-details"] as const;

/**
 * Reads payment mode of this installation, the card on file and a failed payment, for the billing
 * page.
 */
export function useBillingDetails() {
  return useQuery({
    queryKey: DETAILS_KEY,
    queryFn: () => api("GET /api/subscription/details"),
  });
}

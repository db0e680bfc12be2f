import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Subscription } from "../../../core/billing/api.ts";
import { apiFetch } from "../../lib/api.ts";
import { useRefreshUsage } from "../../lib/use-usage.ts";
import { DETAILS_KEY } from "./details-request.ts";
import { INVOICES_KEY } from "./invoices-request.ts";
import { OFFER_KEY } from "./offer-request.ts";

const SUBSCRIPTION_KEY = ["subscription"] as const;

/** The user's subscription, `null` without one. */
export function useSubscription() {
  return useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: () => apiFetch<Subscription | null>("/api/subscription"),
  });
}

/** Takes over what a change has made of the subscription, and reads again whatever depends on it. */
export function useAcceptSubscription(): (subscription: Subscription | null) => void {
  const client = useQueryClient();
  const refreshUsage = useRefreshUsage();
  return (subscription) => {
    client.setQueryData(SUBSCRIPTION_KEY, subscription);
    void refreshUsage();
    for (const queryKey of [DETAILS_KEY, INVOICES_KEY, OFFER_KEY]) {
      void client.invalidateQueries({ queryKey });
    }
  };
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Subscription } from "#core/billing/api.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { api } from "#web/lib/api.ts";
import { useRefreshUsage } from "#web/lib/use-usage.ts";
import { DETAILS_KEY } from "../details-request.ts";
import { INVOICES_KEY } from "../invoices/invoices-request.ts";
import { OFFER_KEY } from "../plans/offer-request.ts";

const SUBSCRIPTION_KEY = ["subscription"] as const;

/** The user's subscription, `null` without one. */
export function useSubscription() {
  return useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: () => api("GET /api/subscription"),
  });
}

/** Reads again whatever depends on the plan. */
function useRefreshPlan(): () => void {
  const client = useQueryClient();
  const refreshUsage = useRefreshUsage();
  return () => {
    void refreshUsage();
    for (const queryKey of [DETAILS_KEY, INVOICES_KEY, OFFER_KEY]) {
      void client.invalidateQueries({ queryKey });
    }
  };
}

/** Takes over what a change has made of the subscription, and reads again whatever depends on it. */
export function useAcceptSubscription(): (subscription: Subscription | null) => void {
  const client = useQueryClient();
  const refreshPlan = useRefreshPlan();
  return (subscription) => {
    client.setQueryData(SUBSCRIPTION_KEY, subscription);
    refreshPlan();
  };
}

/** A conflict means that the plan is no longer what this page shows, for example because of another tab: it is read again. */
export function useReloadOnConflict(): (error: unknown) => void {
  const client = useQueryClient();
  const refreshPlan = useRefreshPlan();
  return (error) => {
    if (!isApiError(error) || error.status !== 409) return;
    void client.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
    refreshPlan();
  };
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { SubscriptionSummary } from "#core/billing/api.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { api } from "#web/lib/api.ts";
import { useRefreshUsage } from "#web/lib/use-usage.ts";
import { DETAILS_KEY } from "../details-request.ts";
import { INVOICES_KEY } from "../invoices/invoices-request.ts";
import { OFFER_QUERY_KEY } from "../plans/offer-request.ts";

const SUBSCRIPTION_KEY = ["subscription"] as const;

/**
 * Reads the user's subscription with `GET /api/subscription`, `null` without one, for
 * `billing-page.tsx`, `current-plan.tsx`, `totals-note.tsx` and `use-billing-loaded.ts`.
 * `readSummary` in `server/modules/billing/billing.service.ts` makes it of the mirrored row.
 */
export function useSubscription() {
  return useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: () => api("GET /api/subscription"),
  });
}

/** Refetches everything that depends on the plan. */
function useRefreshPlan(): () => void {
  const client = useQueryClient();
  const refreshUsage = useRefreshUsage();
  return () => {
    void refreshUsage();
    for (const queryKey of [DETAILS_KEY, INVOICES_KEY, OFFER_QUERY_KEY]) {
      void client.invalidateQueries({ queryKey });
    }
  };
}

/**
 * Returns a function that stores a changed subscription in the cache and refetches usage, details,
 * invoices and offer. `change-plan-request.ts`, `confirm-checkout-request.ts`, `cancel-request.ts`,
 * `resume-request.ts` and `use-portal-return.ts` call it with the server's answer.
 */
export function useSetSubscription(): (subscription: SubscriptionSummary | null) => void {
  const client = useQueryClient();
  const refreshPlan = useRefreshPlan();
  return (subscription) => {
    client.setQueryData(SUBSCRIPTION_KEY, subscription);
    refreshPlan();
  };
}

/**
 * Returns the error handler of `checkout-request.ts`, `change-plan-request.ts`,
 * `cancel-request.ts`, `resume-request.ts` and `portal-request.ts`: a 409 response means that the
 * plan was changed elsewhere, for example in another tab, and refetches it. Other errors are
 * ignored here.
 */
export function useReloadOnConflict(): (error: unknown) => void {
  const client = useQueryClient();
  const refreshPlan = useRefreshPlan();
  return (error) => {
    if (!isApiError(error) || error.status !== 409) return;
    void client.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
    refreshPlan();
  };
}

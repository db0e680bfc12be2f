import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PaidTier } from "#core/billing/api.ts";
import { api } from "#web/lib/api.ts";
import { redirectTo } from "../redirect.ts";
import { useReloadOnConflict } from "../subscription/subscription-request.ts";

/**
 * Mutation of `BillingPage` that opens the checkout of a tier in this tab (`POST
 * /api/subscription/checkout`, `checkout.service.ts` of the server) when a plan's button is clicked
 * without a subscription. It stays pending until the browser navigates; a 409
 * (`subscription_exists`, `checkout_done`) refetches the plan. Other errors: 429
 * (`planCallsPerMinute` in `core/rate-limits.ts`), 503, that of `redirectTo`.
 */
export function useCheckout() {
  const reloadOnConflict = useReloadOnConflict();
  const checkout = useMutation({
    mutationFn: async (tier: PaidTier) => {
      const { url } = await api("POST /api/subscription/checkout", { body: { tier } });
      redirectTo(url);
    },
    onError: reloadOnConflict,
  });
  const { reset } = checkout;
  useEffect(() => {
    // The back/forward cache restores the page with the pending mutation.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [reset]);
  return checkout;
}

import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/**
 * Query key of `useOffer`; `features/billing/subscription/subscription-request.ts` invalidates it
 * when the plan changes, and after a 409, which means that it was changed elsewhere
 * (`useReloadOnConflict`).
 */
export const OFFER_QUERY_KEY = ["offer"] as const;

/**
 * Reads whether the user is eligible for the first-month offer with `GET /api/subscription/offer`,
 * for `Plans` and `useBillingLoaded`. Discount and rule (`isOfferAvailable`) are in
 * `core/billing/offer.ts`; the last day is the setting `OFFER_ENDS` (`server/boot/settings.ts`).
 */
export function useOffer() {
  return useQuery({ queryKey: OFFER_QUERY_KEY, queryFn: () => api("GET /api/subscription/offer") });
}

import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/**
 * Query key of `useBillingDetails`; `features/billing/subscription/subscription-request.ts`
 * invalidates it when the plan changes, and after a 409, which means that it was changed elsewhere
 * (`useReloadOnConflict`).
 */
export const DETAILS_KEY = ["billing-details"] as const;

/**
 * Reads, for the notes, plans and card of the page (`payments-note.tsx`, `plans.tsx`,
 * `card-on-file.tsx`), the payment mode of this installation ("none", "sandbox" or real), the card
 * on file and a failed payment with `GET /api/subscription/details`, for notes and plans of the
 * billing page. `readDetails` in `server/modules/billing/billing.service.ts` fills them.
 */
export function useBillingDetails() {
  return useQuery({
    queryKey: DETAILS_KEY,
    queryFn: () => api("GET /api/subscription/details"),
  });
}

import { useMutation } from "@tanstack/react-query";
import type { Tier } from "#core/plans.ts";
import { api } from "#web/lib/api.ts";
import { useSetSubscription, useReloadOnConflict } from "../subscription/subscription-request.ts";

interface Change {
  readonly tier: Tier;
  /** Time of the preview shown, so that the change costs and adds exactly that. */
  readonly at?: number | undefined;
}

/**
 * Changes the tier with `POST /api/subscription/change`, from `ChangeDialog` or to revoke a
 * downgrade from `PendingNote`; a higher tier applies at once, a lower one at the end of the period
 * (`planTierChange` in `server/modules/billing/change-plan.ts`). Stores the new subscription; a 409
 * (`no_subscription`, `payment_due`) refetches it. Other errors: 402 `payment_declined`, 429, 503.
 */
export function useChangePlan() {
  const accept = useSetSubscription();
  const reloadOnConflict = useReloadOnConflict();
  return useMutation({
    mutationFn: (change: Change) => api("POST /api/subscription/change", { body: change }),
    onSuccess: accept,
    onError: reloadOnConflict,
  });
}

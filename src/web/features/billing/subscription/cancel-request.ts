import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { useSetSubscription, useReloadOnConflict } from "./subscription-request.ts";

/**
 * Cancels the subscription at the end of its period with `POST /api/subscription/cancel`, for
 * `CancelDialog`; the time is decided by `planCancellation` in
 * `server/modules/billing/change-plan.ts`. Stores the changed subscription; a 409 `no_subscription`
 * refetches it. Other errors: 429 (`planCallsPerMinute` in `core/rate-limits.ts`), 503 of the
 * payment provider.
 */
export function useCancelSubscription() {
  const accept = useSetSubscription();
  const reloadOnConflict = useReloadOnConflict();
  return useMutation({
    mutationFn: () => api("POST /api/subscription/cancel"),
    onSuccess: accept,
    onError: reloadOnConflict,
  });
}

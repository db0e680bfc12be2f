import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { useSetSubscription, useReloadOnConflict } from "./subscription-request.ts";

/**
 * Revokes a cancellation before the period ends with `POST /api/subscription/resume`
 * (`planCancellation` in `server/modules/billing/change-plan.ts`), for `EndingNote`. Stores the
 * changed subscription; a 409 `no_subscription` refetches it. Other errors: 429
 * (`planCallsPerMinute` in `core/rate-limits.ts`), 503 of the payment provider.
 */
export function useResumeSubscription() {
  const accept = useSetSubscription();
  const reloadOnConflict = useReloadOnConflict();
  return useMutation({
    mutationFn: () => api("POST /api/subscription/resume"),
    onSuccess: accept,
    onError: reloadOnConflict,
  });
}

import { useMutation } from "@tanstack/react-query";
import type { Tier } from "#core/plans.ts";
import { api } from "#web/lib/api.ts";
import { useAcceptSubscription, useReloadOnConflict } from "../subscription/subscription-request.ts";

interface Change {
  readonly tier: Tier;
  /** The moment of the preview that was shown, so that the change costs and adds what it said. */
  readonly at?: number | undefined;
}

/** Moves the subscription to another tier: at once when it is higher, else at the period's end. */
export function useChangePlan() {
  const accept = useAcceptSubscription();
  const reloadOnConflict = useReloadOnConflict();
  return useMutation({
    mutationFn: (change: Change) => api("POST /api/subscription/change", { body: change }),
    onSuccess: accept,
    onError: reloadOnConflict,
  });
}

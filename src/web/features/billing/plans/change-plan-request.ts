import { useMutation } from "@tanstack/react-query";
import type { Subscription } from "#core/billing/api.ts";
import type { Tier } from "#core/plans.ts";
import { apiFetch } from "#web/lib/api.ts";
import { useAcceptSubscription, useReloadOnConflict } from "../subscription/subscription-request.ts";

interface Change {
  readonly tier: Tier;
  /** Time of the preview shown, so that the change costs and adds exactly that. */
  readonly at?: number | undefined;
}

/** Changes the tier: a higher one at once, a lower one at the end of the period. */
export function useChangePlan() {
  const accept = useAcceptSubscription();
  const reloadOnConflict = useReloadOnConflict();
  return useMutation({
    mutationFn: (change: Change) =>
      apiFetch<Subscription>("/api/subscription/change", { method: "POST", body: change }),
    onSuccess: accept,
    onError: reloadOnConflict,
  });
}

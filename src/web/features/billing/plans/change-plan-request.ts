import { useMutation } from "@tanstack/react-query";
import type { Subscription } from "#core/billing/api.ts";
import type { Tier } from "#core/plans.ts";
import { apiFetch } from "#web/lib/api.ts";
import { useAcceptSubscription, useReloadOnConflict } from "../subscription/subscription-request.ts";

/** Moves the subscription to another tier: at once when it is higher, else at the period's end. */
export function useChangePlan() {
  const accept = useAcceptSubscription();
  const reloadOnConflict = useReloadOnConflict();
  return useMutation({
    mutationFn: (tier: Tier) =>
      apiFetch<Subscription>("/api/subscription/change", { method: "POST", body: { tier } }),
    onSuccess: accept,
    onError: reloadOnConflict,
  });
}

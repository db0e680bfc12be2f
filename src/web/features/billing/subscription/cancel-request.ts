import { useMutation } from "@tanstack/react-query";
import type { Subscription } from "#core/billing/api.ts";
import { apiFetch } from "#web/lib/api.ts";
import { useAcceptSubscription, useReloadOnConflict } from "./subscription-request.ts";

/** Cancels the subscription at the end of its period. */
export function useCancelSubscription() {
  const accept = useAcceptSubscription();
  const reloadOnConflict = useReloadOnConflict();
  return useMutation({
    mutationFn: () => apiFetch<Subscription>("/api/subscription/cancel", { method: "POST" }),
    onSuccess: accept,
    onError: reloadOnConflict,
  });
}

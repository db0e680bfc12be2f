import { useMutation } from "@tanstack/react-query";
import type { Subscription } from "#core/billing/api.ts";
import { apiFetch } from "#web/lib/api.ts";
import { useAcceptSubscription, useReloadOnConflict } from "./subscription-request.ts";

/** Revokes a cancellation before the period ends. */
export function useResumeSubscription() {
  const accept = useAcceptSubscription();
  const reloadOnConflict = useReloadOnConflict();
  return useMutation({
    mutationFn: () => apiFetch<Subscription>("/api/subscription/resume", { method: "POST" }),
    onSuccess: accept,
    onError: reloadOnConflict,
  });
}

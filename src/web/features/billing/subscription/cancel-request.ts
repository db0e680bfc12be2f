import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { useSetSubscription, useReloadOnConflict } from "./subscription-request.ts";

/** Cancels the subscription at the end of its period, when the dialog is confirmed. */
export function useCancelSubscription() {
  const accept = useSetSubscription();
  const reloadOnConflict = useReloadOnConflict();
  return useMutation({
    mutationFn: () => api("POST /api/subscription/cancel"),
    onSuccess: accept,
    onError: reloadOnConflict,
  });
}

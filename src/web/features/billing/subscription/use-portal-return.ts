import { useEffect } from "react";
import { useMutation } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { Subscription } from "#core/billing/api.ts";
import { apiFetch } from "#web/lib/api.ts";
import { useAcceptSubscription } from "./subscription-request.ts";

/**
 * Handles the return from the payment provider's portal (`?portal=done`): syncs the subscription.
 * If the provider cannot be reached, the page keeps the known state, which a webhook updates later.
 */
export function usePortalReturn(): void {
  const [params, setParams] = useSearchParams();
  const accept = useAcceptSubscription();
  const { mutate } = useMutation({
    mutationFn: () => apiFetch<Subscription | null>("/api/subscription/portal/return", { method: "POST" }),
    onSuccess: accept,
  });
  const isBack = params.get("portal") === "done";

  useEffect(() => {
    if (!isBack) return;
    mutate();
    // A reload must not repeat it.
    setParams({}, { replace: true, preventScrollReset: true });
  }, [isBack, mutate, setParams]);
}

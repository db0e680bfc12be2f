import { useEffect } from "react";
import { useMutation } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { api } from "#web/lib/api.ts";
import { useSetSubscription } from "./subscription-request.ts";

/**
 * Handles the return of `BillingPage` from the payment provider's portal (`?portal=done`): syncs
 * the subscription with `POST /api/subscription/portal/return` (`returnFromPortal` in
 * `server/modules/billing/billing.service.ts`). If the provider cannot be reached, the page keeps
 * the known state, which a webhook updates later.
 */
export function usePortalReturn(): void {
  const [params, setParams] = useSearchParams();
  const accept = useSetSubscription();
  const { mutate } = useMutation({
    mutationFn: () => api("POST /api/subscription/portal/return"),
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

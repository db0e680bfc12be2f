import { useEffect } from "react";
import { useMutation } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { api } from "#web/lib/api.ts";
import { useAcceptSubscription } from "./subscription-request.ts";

/**
 * Somebody who comes back from the payment provider's page for the card (`?portal=done`) sees what was changed there at once. If
 * the provider cannot be asked, the page shows what is known, and follows when the provider tells of it.
 */
export function usePortalReturn(): void {
  const [params, setParams] = useSearchParams();
  const accept = useAcceptSubscription();
  const { mutate } = useMutation({
    mutationFn: () => api("POST /api/subscription/portal/return"),
    onSuccess: accept,
  });
  const isBack = params.get("portal") === "done";

  useEffect(() => {
    if (!isBack) return;
    mutate();
    // A reload must not ask again.
    setParams({}, { replace: true, preventScrollReset: true });
  }, [isBack, mutate, setParams]);
}

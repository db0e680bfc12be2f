import { useQuery } from "@tanstack/react-query";
import type { Subscription } from "#core/billing/api.ts";
import { isCancellable } from "#core/billing/subscription.ts";
import { checkoutReturnCopy } from "#core/billing/billing.copy.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { apiFetch } from "#web/lib/api.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { useAcceptSubscription } from "../subscription/subscription-request.ts";

const POLL_MS = 1000;

const isThere = (subscription: Subscription | null | undefined) =>
  subscription != null && isCancellable(subscription.status);

/**
 * Confirms a paid checkout every second until the subscription is active. Returns whether it is
 * still pending.
 */
export function useConfirmCheckout(sessionId: string | null): boolean {
  const accept = useAcceptSubscription();
  const toast = useToast();
  const { data, error } = useQuery({
    queryKey: ["checkout-return", sessionId],
    queryFn: async () => {
      const subscription = await apiFetch<Subscription | null>("/api/subscription/checkout/return", {
        method: "POST",
        body: { sessionId },
      });
      if (subscription && isThere(subscription)) {
        accept(subscription);
        toast.success(checkoutReturnCopy.ready(subscription.tier));
      }
      return subscription;
    },
    enabled: sessionId !== null,
    retry: false,
    staleTime: Infinity,
    refetchInterval: ({ state }) => !isThere(state.data) && !isRefused(state.error) && POLL_MS,
  });
  return sessionId !== null && !isThere(data) && !isRefused(error);
}

/** The checkout is unknown or belongs to another user: retrying is pointless. */
function isRefused(error: Error | null): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}

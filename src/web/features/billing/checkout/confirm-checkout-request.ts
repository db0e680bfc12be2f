import { useQuery } from "@tanstack/react-query";
import type { SubscriptionSummary } from "#core/billing/api.ts";
import { isCancellable } from "#core/billing/subscription.ts";
import { checkoutReturnCopy } from "#core/billing/billing.copy.ts";
import { isRejected } from "#web/lib/api-error.ts";
import { api } from "#web/lib/api.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { useSetSubscription } from "../subscription/subscription-request.ts";

const POLL_MS = 1000;

const isActive = (subscription: SubscriptionSummary | null | undefined) =>
  subscription != null && isCancellable(subscription.status);

/**
 * Confirms a paid checkout every `POLL_MS` (`POST /api/subscription/checkout/return`) until the
 * subscription is active (`isCancellable` in `core/billing/subscription.ts`) or the server refuses
 * (a 4xx other than 429); other errors go on. For `useCheckoutReturn`; returns whether it is
 * pending. Toast: `checkoutReturnCopy` in `core/billing/billing.copy.ts`.
 */
export function useConfirmCheckout(sessionId: string | null): boolean {
  const accept = useSetSubscription();
  const toast = useToast();
  const { data, error } = useQuery({
    queryKey: ["checkout-return", sessionId],
    queryFn: async () => {
      const subscription = await api("POST /api/subscription/checkout/return", {
        body: { sessionId: sessionId ?? "" },
      });
      if (subscription && isActive(subscription)) {
        accept(subscription);
        toast.success(checkoutReturnCopy.ready(subscription.tier));
      }
      return subscription;
    },
    enabled: sessionId !== null,
    retry: false,
    staleTime: Infinity,
    refetchInterval: ({ state }) => !isActive(state.data) && !isUnknownCheckout(state.error) && POLL_MS,
  });
  return sessionId !== null && !isActive(data) && !isUnknownCheckout(error);
}

/** Whether the checkout is unknown or belongs to another user. */
const isUnknownCheckout = (error: Error | null) => isRejected(error) && error.status !== 429;

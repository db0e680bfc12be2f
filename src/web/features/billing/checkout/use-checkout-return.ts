import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { checkoutReturnCopy } from "#core/billing/billing.copy.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { useConfirmCheckout } from "./confirm-checkout-request.ts";

/**
 * Payments are usually confirmed within seconds; after this time the page says that it takes
 * longer.
 */
const SLOW_MS = 60_000;

/**
 * Handles the return of `BillingPage` from the checkout (`?checkout=done&session_id=...` or
 * `?checkout=cancelled`): "settling" while it waits for the plan, "slow" after `SLOW_MS`, else
 * `undefined`. `PlanNotices` shows the result; the words are `checkoutReturnCopy` in
 * `core/billing/billing.copy.ts`.
 */
export function useCheckoutReturn(): "settling" | "slow" | undefined {
  const [params, setParams] = useSearchParams();
  const outcome = params.get("checkout");
  const [sessionId] = useState(() => (outcome === "done" ? params.get("session_id") : null));
  const [slow, setSlow] = useState(false);
  const isWaiting = useConfirmCheckout(sessionId);
  const toast = useToast();

  useEffect(() => {
    if (outcome === null) return;
    if (outcome === "cancelled") toast.info(checkoutReturnCopy.cancelled, { id: "checkout" });
    // A reload must not show it again.
    setParams({}, { replace: true, preventScrollReset: true });
  }, [outcome, setParams, toast]);

  useEffect(() => {
    if (sessionId === null) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [sessionId]);

  if (!isWaiting) return undefined;
  return slow ? "slow" : "settling";
}

import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { redirectTo } from "../redirect.ts";
import { useReloadOnConflict } from "./subscription-request.ts";

/**
 * Opens the payment provider's portal for card and invoices in this tab with `POST
 * /api/subscription/portal` (`openPortal` in `server/modules/billing/billing.service.ts`), for
 * `PaymentButton`. A 409 `no_subscription` refetches the plan. Other errors: 429
 * (`planCallsPerMinute` in `core/rate-limits.ts`), 503, that of `redirectTo`.
 */
export function useOpenPortal() {
  const reloadOnConflict = useReloadOnConflict();
  return useMutation({
    mutationFn: async () => {
      const { url } = await api("POST /api/subscription/portal");
      redirectTo(url);
    },
    onError: reloadOnConflict,
  });
}

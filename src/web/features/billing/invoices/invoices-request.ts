import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/**
 * Query key of `useInvoices`; `features/billing/subscription/subscription-request.ts` invalidates
 * it when the plan changes, and after a 409, which means that it was changed elsewhere
 * (`useReloadOnConflict`).
 */
export const INVOICES_KEY = ["invoices"] as const;

/**
 * Reads the newest invoices with `GET /api/subscription/invoices`, newest first, for `Invoices`;
 * `use-billing-loaded.ts` reads them ahead. There are at most `MAX_INVOICES`
 * (`core/billing/limits.ts`).
 */
export function useInvoices() {
  return useQuery({
    queryKey: INVOICES_KEY,
    queryFn: () => api("GET /api/subscription/invoices"),
  });
}

import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** Query key of the billing page's invoices. */
export const INVOICES_KEY = ["invoices"] as const;

/** Reads the newest invoices, at most 100, for the billing page, newest first. */
export function useInvoices() {
  return useQuery({
    queryKey: INVOICES_KEY,
    queryFn: () => api("GET /api/subscription/invoices"),
  });
}

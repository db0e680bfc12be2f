import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** Query key of the invoices. */
export const INVOICES_KEY = ["invoices"] as const;

/** All invoices, newest first. */
export function useInvoices() {
  return useQuery({
    queryKey: INVOICES_KEY,
    queryFn: () => api("GET /api/subscription/invoices"),
  });
}

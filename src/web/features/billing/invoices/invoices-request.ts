import { useQuery } from "@tanstack/react-query";
import type { InvoiceList } from "#core/billing/api.ts";
import { apiFetch } from "#web/lib/api.ts";

export const INVOICES_KEY = ["invoices"] as const;

/** All invoices, newest first. */
export function useInvoices() {
  return useQuery({
    queryKey: INVOICES_KEY,
    queryFn: () => apiFetch<InvoiceList>("/api/subscription/invoices"),
  });
}

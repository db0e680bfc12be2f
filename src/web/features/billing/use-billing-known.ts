import { useDeferredValue, useState } from "react";
import { useUsage } from "#web/lib/use-usage.ts";
import { useBillingDetails } from "./details-request.ts";
import { useInvoices } from "./invoices/invoices-request.ts";
import { useOffer } from "./plans/offer-request.ts";
import { useSubscription } from "./subscription/subscription-request.ts";
import { useUnits } from "./usage/units-request.ts";

/**
 * Whether all that decides which notes stand on the page is known, or could not be read. Drawn together, nothing moves under the
 * reader's eyes. Once it is true it stays so: trying again leaves the page where it is.
 */
export function useBillingKnown(): boolean {
  const loading = [useSubscription(), useUsage(), useOffer()].some((query) => query.isLoading);
  const [known, setKnown] = useState(!loading);
  if (!loading && !known) setKnown(true);
  // Asked for at the same time, and not waited for: the payment provider may take its time.
  useBillingDetails();
  useInvoices();
  useUnits(undefined);
  // Drawn in slices: all at once would keep a phone from answering.
  return useDeferredValue(known);
}

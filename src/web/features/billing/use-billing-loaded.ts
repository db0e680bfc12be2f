import { useDeferredValue, useState } from "react";
import { useUsage } from "#web/lib/use-usage.ts";
import { useBillingDetails } from "./details-request.ts";
import { useInvoices } from "./invoices/invoices-request.ts";
import { useOffer } from "./plans/offer-request.ts";
import { useSubscription } from "./subscription/subscription-request.ts";
import { useUnits } from "./usage/units-request.ts";

/**
 * Whether the queries that decide which notes `BillingPage` shows (subscription, usage, offer) have
 * finished, with or without an error; it then stays true. Rendering after all of them avoids layout
 * shifts. Details, invoices and units are prefetched, but not awaited.
 */
export function useBillingLoaded(): boolean {
  const loading = [useSubscription(), useUsage(), useOffer()].some((query) => query.isLoading);
  const [known, setKnown] = useState(!loading);
  if (!loading && !known) setKnown(true);
  // Prefetched, but not awaited: the payment provider can be slow.
  useBillingDetails();
  useInvoices();
  useUnits(undefined);
  // Deferred, so that rendering does not block phones.
  return useDeferredValue(known);
}

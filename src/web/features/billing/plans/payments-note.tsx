import { billingMessages } from "#core/billing/messages.ts";
import { planListCopy } from "#core/billing/billing.copy.ts";
import { Note } from "#web/ui/note.tsx";
import { useBillingDetails } from "../details-request.ts";

/**
 * Note above the plans of the billing page: payments are not configured, or the sandbox charges no
 * money.
 */
export function PaymentsNote() {
  const { data } = useBillingDetails();
  if (data?.payments === "none") return <Note tone="warn">{billingMessages.notConfigured}</Note>;
  if (data?.payments === "sandbox") return <Note>{planListCopy.sandbox}</Note>;
  return null;
}

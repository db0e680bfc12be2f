import { billingMessages } from "#core/billing/messages.ts";
import { planListCopy } from "#core/billing/billing.copy.ts";
import { Note } from "#web/ui/note.tsx";
import { useBillingDetails } from "../details-request.ts";

/**
 * Note above the plans of the billing page if payments are not configured (`notConfigured` in
 * `core/billing/messages.ts`) or the sandbox charges no money (`planListCopy` in
 * `core/billing/billing.copy.ts`); the mode comes from `useBillingDetails`.
 */
export function PaymentsNote() {
  const { data } = useBillingDetails();
  if (data?.payments === "none") return <Note tone="warn">{billingMessages.notConfigured}</Note>;
  if (data?.payments === "sandbox") return <Note>{planListCopy.sandbox}</Note>;
  return null;
}

import CircleAlert from "lucide-react/icons/circle-alert";
import { failedPaymentCopy } from "#core/billing/billing.copy.ts";
import { Note } from "#web/ui/note.tsx";
import { localDate } from "../format-date.ts";
import { useBillingDetails } from "../details-request.ts";
import { PaymentButton } from "./payment-button.tsx";

/**
 * Note of `PlanNotices` about a failed payment: until when the plan lasts (`useBillingDetails`;
 * `GRACE_DAYS` in `core/billing/limits.ts`), and a button to the provider's portal. Words:
 * `failedPaymentCopy` in `core/billing/billing.copy.ts`.
 */
export function FailedPaymentNote() {
  const { data } = useBillingDetails();
  const planUntil = data?.failedPayment?.planUntil;
  return (
    <Note
      tone="bad"
      role="alert"
      title={failedPaymentCopy.title}
      icon={<CircleAlert aria-hidden className="size-4 shrink-0" />}
      action={<PaymentButton small label={failedPaymentCopy.action} />}
    >
      {failedPaymentCopy.text}
      {planUntil !== undefined && ` ${failedPaymentCopy.until(localDate(planUntil))}`}
    </Note>
  );
}

import type { SubscriptionSummary } from "#core/billing/api.ts";
import { checkoutReturnCopy } from "#core/billing/billing.copy.ts";
import { Note } from "#web/ui/note.tsx";
import { SpinnerIcon } from "#web/ui/spinner.tsx";
import { EndingNote } from "./ending-note.tsx";
import { FailedPaymentNote } from "./failed-payment-note.tsx";
import { PendingNote } from "./pending-note.tsx";

interface PlanNoticesProps {
  readonly subscription: SubscriptionSummary | null | undefined;
  /** Set while a payment is being confirmed. */
  readonly settling: "settling" | "slow" | undefined;
}

const UNPAID = ["past_due", "unpaid", "incomplete"];

/**
 * Notes at the top of `BillingPage` (`billing-page.tsx`): a payment that is being confirmed, a
 * failed payment (statuses `UNPAID`), a cancellation, or a scheduled change. Words:
 * `core/billing/billing.copy.ts`.
 */
export function PlanNotices({ subscription, settling }: PlanNoticesProps) {
  return (
    <>
      {settling && (
        <Note tone="brand" role="status" icon={<SpinnerIcon />}>
          {settling === "settling" ? checkoutReturnCopy.settling : checkoutReturnCopy.slow}
        </Note>
      )}
      {subscription && UNPAID.includes(subscription.status) && <FailedPaymentNote />}
      {subscription?.cancelAtPeriodEnd === true && <EndingNote subscription={subscription} />}
      {subscription && subscription.pendingTier !== null && !subscription.cancelAtPeriodEnd && (
        <PendingNote subscription={subscription} />
      )}
    </>
  );
}

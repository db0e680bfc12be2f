import type { SubscriptionSummary } from "#core/billing/api.ts";
import { billingMessages } from "#core/billing/messages.ts";
import { cancelCopy } from "#core/billing/billing.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { useCancelSubscription } from "./cancel-request.ts";
import { localDate } from "../format-date.ts";
import { RESUME_BUTTON_ID } from "./resume-button-id.ts";

interface CancelDialogProps {
  readonly subscription: SubscriptionSummary;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Dialog of `BillingPage` (`billing-page.tsx`) that confirms the cancellation
 * (`useCancelSubscription`) and states until when the plan lasts (`planCancellation` in
 * `server/modules/billing/change-plan.ts`). Words: `cancelCopy` in `core/billing/billing.copy.ts`;
 * toasts: `core/billing/messages.ts`.
 */
export function CancelDialog({ subscription, open, onClose }: CancelDialogProps) {
  const cancel = useCancelSubscription();
  const toast = useToast();
  const { tier, status, currentPeriodEnd } = subscription;
  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () => toast.success(billingMessages.cancelled),
      onError: (error) => toast.error(failureMessage(error, billingMessages.cancelFailed)),
      onSettled: onClose,
    });
  return (
    <Dialog
      open={open}
      focusAfter={() => document.getElementById(RESUME_BUTTON_ID)}
      onOpenChange={(next) => !next && !cancel.isPending && onClose()}
      title={cancelCopy.title(tier)}
      description={
        <>
          <p>
            {cancelCopy.until(localDate(currentPeriodEnd))}
            {status !== "past_due" && ` ${cancelCopy.nothingMore}`}
          </p>
          <p className="mt-2">{cancelCopy.after}</p>
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>{cancelCopy.keep}</Button>
          <Button variant="destructive-solid" busy={cancel.isPending} onClick={confirm}>
            {cancelCopy.confirm}
          </Button>
        </>
      }
    />
  );
}

import type { SubscriptionSummary } from "#core/billing/api.ts";
import { cancelCopy, pendingChangeCopy } from "#core/billing/billing.copy.ts";
import { focusHeading } from "#web/lib/use-focus-heading.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { localDate } from "../format-date.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { RESUME_BUTTON_ID } from "./resume-button-id.ts";
import { useResumeSubscription } from "./resume-request.ts";

/**
 * Note of `PlanNotices` until when a canceled plan lasts (`currentPeriodEnd` of the subscription),
 * with a button to resume it (`useResumeSubscription`). Words: `pendingChangeCopy` and `cancelCopy`
 * in `core/billing/billing.copy.ts`.
 */
export function EndingNote({ subscription }: { subscription: SubscriptionSummary }) {
  const resume = useResumeSubscription();
  const toast = useToast();
  const { tier, status, currentPeriodEnd } = subscription;
  const keep = () =>
    resume.mutate(undefined, {
      onSuccess: () => {
        toast.success(pendingChangeCopy.kept);
        focusHeading();
      },
      onError: (error) => toast.error(failureMessage(error, pendingChangeCopy.keepFailed)),
    });
  return (
    <Note
      tone="warn"
      role="status"
      title={pendingChangeCopy.ending(tier, localDate(currentPeriodEnd))}
      action={
        <Button id={RESUME_BUTTON_ID} size="small" busy={resume.isPending} onClick={keep}>
          {pendingChangeCopy.keep}
        </Button>
      }
    >
      {pendingChangeCopy.unchanged}
      {status !== "past_due" && ` ${cancelCopy.nothingMore}`}
    </Note>
  );
}

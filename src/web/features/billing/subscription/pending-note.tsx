import { failureMessage } from "#web/lib/failure-message.ts";
import type { SubscriptionSummary } from "#core/billing/api.ts";
import { changePlanCopy, monthlyPrice, pendingChangeCopy } from "#core/billing/billing.copy.ts";
import { PLANS } from "#core/plans.ts";
import { focusHeading } from "#web/lib/use-focus-heading.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { useChangePlan } from "../plans/change-plan-request.ts";
import { localDate } from "../format-date.ts";

/**
 * Note of `PlanNotices` about a scheduled downgrade (`pendingTier` of the subscription), with a
 * button that keeps the current tier (`useChangePlan`). Words: `pendingChangeCopy` and
 * `changePlanCopy` in `core/billing/billing.copy.ts`, names of plans in `core/plans.ts`.
 */
export function PendingNote({ subscription }: { subscription: SubscriptionSummary }) {
  const change = useChangePlan();
  const toast = useToast();
  const { tier, pendingTier, pendingAt } = subscription;
  if (pendingTier === null || pendingAt === null) return null;
  const [plan, next] = [PLANS[tier], PLANS[pendingTier]];
  const stay = () =>
    change.mutate(
      { tier },
      {
        onSuccess: () => {
          toast.success(changePlanCopy.stayed(plan.name));
          focusHeading();
        },
        onError: (error) => toast.error(failureMessage(error, changePlanCopy.changeFailed)),
      },
    );
  return (
    <Note
      role="status"
      title={pendingChangeCopy.pending(next.name, localDate(pendingAt))}
      action={
        <Button size="small" busy={change.isPending} onClick={stay}>
          {pendingChangeCopy.stay(plan.name)}
        </Button>
      }
    >
      {pendingChangeCopy.pendingText(plan.name, monthlyPrice(next.price))}
    </Note>
  );
}

import { failureMessage } from "#web/lib/failure-message.ts";
import type { SubscriptionSummary } from "#core/billing/api.ts";
import { changePlanCopy, dollars } from "#core/billing/billing.copy.ts";
import { PLANS, type Tier, higherTier } from "#core/plans.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Note } from "#web/ui/note.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { ChangeCosts } from "./change-costs.tsx";
import { useChangePlan } from "./change-plan-request.ts";
import { useChangePreview } from "./change-preview-request.ts";
import { localDate } from "../format-date.ts";

interface ChangeDialogProps {
  readonly subscription: SubscriptionSummary;
  readonly tier: Tier;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Dialog of `BillingPage` (`billing-page.tsx`) that shows price and effective date of a plan change
 * (`useChangePreview`) and carries it out (`useChangePlan`). Words: `changePlanCopy` in
 * `core/billing/billing.copy.ts`; `higherTier` of `core/plans.ts` decides what is an upgrade. When
 * a change takes effect: `change-plan.ts` in `server/modules/billing`; the shown date comes from
 * `change-preview.service.ts` there.
 */
export function ChangeDialog({ subscription, tier, open, onClose }: ChangeDialogProps) {
  const preview = useChangePreview(tier, open);
  const change = useChangePlan();
  const toast = useToast();
  const [plan, present] = [PLANS[tier], PLANS[subscription.tier]];
  const isUpgrade = higherTier(tier, subscription.tier) === tier;
  const begins = preview.data && localDate(preview.data.at);
  const confirm = () =>
    change.mutate(
      { tier, at: isUpgrade ? preview.data?.at : undefined },
      {
        onSuccess: () => {
          toast.success(
            isUpgrade
              ? changePlanCopy.upgraded(plan.name)
              : changePlanCopy.scheduled(plan.name, begins ?? ""),
          );
          onClose();
        },
      },
    );
  const title = changePlanCopy.title(
    isUpgrade ? changePlanCopy.upgrade(tier) : changePlanCopy.switchTo(tier),
  );
  const failure = preview.error ?? change.error;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !change.isPending && onClose()}
      title={title}
      description={
        isUpgrade
          ? changePlanCopy.upgradeText(plan.name)
          : begins && changePlanCopy.downgradeText(present.name, begins)
      }
      actions={
        <>
          <Button onClick={onClose}>{changePlanCopy.back}</Button>
          {preview.isError ? (
            <Button variant="primary" busy={preview.isFetching} onClick={() => void preview.refetch()}>
              {changePlanCopy.again}
            </Button>
          ) : (
            <Button variant="primary" disabled={!preview.data} busy={change.isPending} onClick={confirm}>
              {isUpgrade && preview.data && preview.data.amountDue > 0
                ? changePlanCopy.pay(dollars(preview.data.amountDue))
                : changePlanCopy.confirm(isUpgrade)}
            </Button>
          )}
        </>
      }
    >
      {failure ? (
        <Note tone="bad" role="alert">
          {failureMessage(
            failure,
            preview.isError ? changePlanCopy.previewFailed : changePlanCopy.changeFailed,
          )}
        </Note>
      ) : (
        <ChangeCosts
          preview={preview.data}
          plan={plan}
          nextBilling={isUpgrade ? subscription.currentPeriodEnd : undefined}
        />
      )}
    </Dialog>
  );
}

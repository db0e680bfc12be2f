import { failureMessage } from "../../../lib/failure-message.ts";
import type { Subscription } from "#core/billing/api.ts";
import { changeWords, dollars } from "#core/billing/words.ts";
import { PLANS, type Tier, higherTier } from "#core/plans.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Note } from "../../../ui/note.tsx";
import { useToast } from "../../../ui/toast-context.ts";
import { ChangeCosts } from "./change-costs.tsx";
import { useChangePlan } from "./change-plan-request.ts";
import { useChangePreview } from "./change-preview-request.ts";
import { localDate } from "../dates.ts";

interface ChangeDialogProps {
  readonly subscription: Subscription;
  readonly tier: Tier;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Confirms a plan change: shows what it costs and when it takes effect. */
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
            isUpgrade ? changeWords.upgraded(plan.name) : changeWords.scheduled(plan.name, begins ?? ""),
          );
          onClose();
        },
      },
    );
  const title = changeWords.title(isUpgrade ? changeWords.upgrade(tier) : changeWords.switchTo(tier));
  const failure = preview.error ?? change.error;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !change.isPending && onClose()}
      title={title}
      description={
        isUpgrade
          ? changeWords.upgradeText(plan.name)
          : begins && changeWords.downgradeText(present.name, begins)
      }
      actions={
        <>
          <Button onClick={onClose}>{changeWords.back}</Button>
          {preview.isError ? (
            <Button variant="primary" busy={preview.isFetching} onClick={() => void preview.refetch()}>
              {changeWords.again}
            </Button>
          ) : (
            <Button variant="primary" disabled={!preview.data} busy={change.isPending} onClick={confirm}>
              {isUpgrade && preview.data && preview.data.amountDue > 0
                ? changeWords.pay(dollars(preview.data.amountDue))
                : changeWords.confirm(isUpgrade)}
            </Button>
          )}
        </>
      }
    >
      {failure ? (
        <Note tone="bad" role="alert">
          {failureMessage(failure, preview.isError ? changeWords.previewFailed : changeWords.changeFailed)}
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

import { useDeferredValue, useState } from "react";
import { isCancellable } from "#core/billing/subscription.ts";
import { planListCopy } from "#core/billing/billing.copy.ts";
import { isPaidTier } from "#core/billing/api.ts";
import type { Tier } from "#core/plans.ts";
import { loadingText } from "#core/problems.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { useUsage } from "#web/lib/use-usage.ts";
import { PageSpinner } from "#web/ui/page-spinner.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { CancelDialog } from "./subscription/cancel-dialog.tsx";
import { ChangeDialog } from "./plans/change-dialog.tsx";
import { useCheckout } from "./checkout/checkout-request.ts";
import { CurrentPlan } from "./subscription/current-plan.tsx";
import { Invoices } from "./invoices/invoices.tsx";
import { PlanNotices } from "./subscription/plan-notices.tsx";
import { Plans } from "./plans/plans.tsx";
import { useSubscription } from "./subscription/subscription-request.ts";
import { Units } from "./usage/units.tsx";
import { UsageSection } from "./usage/usage-section.tsx";
import { useCheckoutReturn } from "./checkout/use-checkout-return.ts";
import { usePortalReturn } from "./subscription/use-portal-return.ts";
import { useBillingLoaded } from "./use-billing-loaded.ts";
import { useScrollToHash } from "./use-scroll-to-hash.ts";
import { usePreselectedPlan } from "./plans/use-preselected-plan.ts";

/**
 * Content of /dashboard/billing (`routes/billing.tsx`): notes, current plan, usage, plans,
 * invoices, counted units, and the dialogs to change or cancel. Shows a spinner until
 * `useBillingLoaded`. Which subscriptions can be canceled: `core/billing/subscription.ts`; plans:
 * `core/plans.ts`; words: `core/billing/billing.copy.ts`.
 */
export function BillingPage() {
  return useBillingLoaded() ? <LoadedBilling /> : <PageSpinner label={loadingText} />;
}

function LoadedBilling() {
  const settling = useCheckoutReturn();
  usePortalReturn();
  const { data: subscription, isError, isPending } = useSubscription();
  const usage = useUsage();
  const checkout = useCheckout();
  const toast = useToast();
  const [dialog, setDialog] = useState<{ tier: Tier; open: boolean }>({ tier: "free", open: false });
  const close = () => setDialog(({ tier }) => ({ tier, open: false }));

  function choose(tier: Tier) {
    if (subscription) {
      if (tier !== subscription.tier && isCancellable(subscription.status)) setDialog({ tier, open: true });
      return;
    }
    if (subscription === undefined || !isPaidTier(tier) || checkout.isPending) return;
    checkout.mutate(tier, {
      onError: (error) => toast.error(failureMessage(error, planListCopy.checkoutFailed)),
    });
  }
  usePreselectedPlan(!isPending && !isError, choose);

  // The sections below the fold render later, because rendering everything at once blocks phones.
  const below = useDeferredValue(true, false);
  useScrollToHash(below);
  const tierInForce = usage.data?.tier ?? subscription?.tier;
  return (
    <div className="grid gap-10">
      <div className="grid gap-4">
        <PlanNotices subscription={subscription} settling={settling} />
        <CurrentPlan
          tier={tierInForce}
          period={usage.data?.period}
          onCancel={() => setDialog({ tier: "free", open: true })}
        />
      </div>
      <UsageSection />
      {below && (
        <>
          <Plans
            subscription={subscription}
            tier={tierInForce}
            busyTier={checkout.isIdle || checkout.isError ? undefined : checkout.variables}
            onChoose={choose}
          />
          <Invoices />
          <Units periodStart={usage.data?.period.start} />
        </>
      )}
      {subscription && dialog.tier === "free" && (
        <CancelDialog subscription={subscription} open={dialog.open} onClose={close} />
      )}
      {subscription && dialog.tier !== "free" && (
        <ChangeDialog
          key={dialog.tier}
          subscription={subscription}
          tier={dialog.tier}
          open={dialog.open}
          onClose={close}
        />
      )}
    </div>
  );
}

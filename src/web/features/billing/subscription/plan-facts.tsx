import type { SubscriptionSummary } from "#core/billing/api.ts";
import { isCancellable } from "#core/billing/subscription.ts";
import { planCopy } from "#core/billing/billing.copy.ts";
import type { Tier } from "#core/plans.ts";
import { Button } from "#web/ui/button.tsx";
import { PaymentButton } from "./payment-button.tsx";
import { PlanPrice } from "./plan-price.tsx";
import { StatusBadge } from "./status-badge.tsx";

interface PlanFactsProps {
  readonly subscription: SubscriptionSummary | null;
  readonly tier: Tier | undefined;
  /** Whether the subscription failed to load, so that the price is unknown. */
  readonly failed: boolean;
  readonly onCancel: () => void;
}

/**
 * Name, status and price of the current plan in `CurrentPlan`, with the buttons to change the card
 * and to cancel; `isCancellable` in `core/billing/subscription.ts` decides whether it can be
 * canceled. Words: `planCopy` in `core/billing/billing.copy.ts`; "Free Plan" is in this file.
 */
export function PlanFacts({ subscription, tier, failed, onCancel }: PlanFactsProps) {
  const inForce = tier ?? subscription?.tier ?? "free";
  const cancellable = subscription && isCancellable(subscription.status) && !subscription.cancelAtPeriodEnd;
  return (
    <div className="flex items-center justify-between gap-6 max-md:flex-col max-md:items-stretch">
      <div>
        <p className="my-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-figure font-semibold">
            {inForce === "free" ? "Free Plan" : planCopy.plan(inForce)}
          </span>
          {subscription && <StatusBadge subscription={subscription} />}
        </p>
        {!failed && <PlanPrice subscription={subscription} inForce={inForce} />}
      </div>
      {subscription && (
        <div className="flex shrink-0 gap-2 max-md:grid">
          <PaymentButton label={planCopy.payment} />
          {cancellable && (
            <Button variant="destructive" onClick={onCancel}>
              {planCopy.cancel}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

import type { SubscriptionSummary } from "#core/billing/api.ts";
import { isCancellable } from "#core/billing/subscription.ts";
import { changePlanCopy, planListCopy } from "#core/billing/billing.copy.ts";
import { type Plan, TIERS, type Tier, higherTier } from "#core/plans.ts";
import { Button } from "#web/ui/button.tsx";
import { localDate } from "../format-date.ts";

interface PlanButtonProps {
  readonly plan: Plan;
  readonly subscription: SubscriptionSummary | null | undefined;
  readonly tierInForce: Tier | undefined;
  readonly busyTier: Tier | undefined;
  /** Whether payments are configured on this installation. */
  readonly paymentsEnabled: boolean;
  readonly onChoose: (tier: Tier) => void;
}

/**
 * Button of `PlanOption`: opens the checkout without a subscription, otherwise changes or cancels
 * it; disabled for the current plan, the next one, unpaid subscriptions (`isCancellable` in
 * `core/billing/subscription.ts`) and without a payment provider. Order of plans: `TIERS` in
 * `core/plans.ts`. Words: `planListCopy` and `changePlanCopy` in `core/billing/billing.copy.ts`.
 */
export function PlanButton({
  plan,
  subscription,
  tierInForce,
  busyTier,
  paymentsEnabled,
  onChoose,
}: PlanButtonProps) {
  const { tier } = plan;
  const choose = () => onChoose(tier);
  if (!subscription) {
    if (tier === tierInForce && (tier === "free" || subscription === undefined)) {
      return <DisabledButton>{planListCopy.yours}</DisabledButton>;
    }
    if (tier === "free") return null;
    if (subscription === undefined || !paymentsEnabled)
      return <DisabledButton>{planListCopy.subscribe}</DisabledButton>;
    return (
      <Button
        block
        variant={plan.featured ? "primary" : "secondary"}
        busy={busyTier === tier}
        disabled={busyTier !== undefined && busyTier !== tier}
        onClick={choose}
        aria-label={`${planListCopy.subscribe}: ${plan.name}`}
      >
        {planListCopy.subscribe}
      </Button>
    );
  }
  const next = nextTier(subscription);
  if (tier === next?.tier) {
    return <DisabledButton>{planListCopy.begins(localDate(next.at))}</DisabledButton>;
  }
  if (tier === subscription.tier) return <DisabledButton>{planListCopy.yours}</DisabledButton>;
  const isUpgrade = higherTier(tier, subscription.tier) === tier;
  const isNext = TIERS.indexOf(tier) === TIERS.indexOf(subscription.tier) + 1;
  return (
    <Button
      block
      variant={isNext ? "primary" : "secondary"}
      disabled={!isCancellable(subscription.status)}
      onClick={choose}
    >
      {isUpgrade ? changePlanCopy.upgrade(tier) : changePlanCopy.switchTo(tier)}
    </Button>
  );
}

function DisabledButton({ children }: { children: string }) {
  return (
    <Button block disabled>
      {children}
    </Button>
  );
}

/** The tier after the current period, if it changes. */
function nextTier(subscription: SubscriptionSummary): { tier: Tier; at: number } | undefined {
  const { cancelAtPeriodEnd, currentPeriodEnd, pendingTier, pendingAt } = subscription;
  if (cancelAtPeriodEnd) return { tier: "free", at: currentPeriodEnd };
  return pendingTier === null || pendingAt === null ? undefined : { tier: pendingTier, at: pendingAt };
}

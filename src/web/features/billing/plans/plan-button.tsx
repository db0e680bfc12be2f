import type { Subscription } from "#core/billing/api.ts";
import { isCancellable } from "#core/billing/subscription.ts";
import { changePlanCopy, planListCopy } from "#core/billing/billing.copy.ts";
import { type Plan, TIERS, type Tier, higherTier } from "#core/plans.ts";
import { Button } from "../../../ui/button.tsx";
import { localDate } from "../dates.ts";

interface PlanButtonProps {
  readonly plan: Plan;
  readonly subscription: Subscription | null | undefined;
  readonly tierInForce: Tier | undefined;
  readonly busyTier: Tier | undefined;
  /** Whether payments are configured on this installation. */
  readonly sellable: boolean;
  readonly onChoose: (tier: Tier) => void;
}

/**
 * Button to get a plan: opens the checkout without a subscription, otherwise changes or cancels it.
 */
export function PlanButton({
  plan,
  subscription,
  tierInForce,
  busyTier,
  sellable,
  onChoose,
}: PlanButtonProps) {
  const { tier } = plan;
  const choose = () => onChoose(tier);
  if (!subscription) {
    if (tier === tierInForce && (tier === "free" || subscription === undefined)) {
      return <Inert>{planListCopy.yours}</Inert>;
    }
    if (tier === "free") return null;
    if (subscription === undefined || !sellable) return <Inert>{planListCopy.subscribe}</Inert>;
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
  const coming = comingTier(subscription);
  if (tier === coming?.tier) {
    return <Inert>{planListCopy.begins(localDate(coming.at))}</Inert>;
  }
  if (tier === subscription.tier) return <Inert>{planListCopy.yours}</Inert>;
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

function Inert({ children }: { children: string }) {
  return (
    <Button block disabled>
      {children}
    </Button>
  );
}

/** The tier after the current period, if it changes. */
function comingTier(subscription: Subscription): { tier: Tier; at: number } | undefined {
  const { cancelAtPeriodEnd, currentPeriodEnd, pendingTier, pendingAt } = subscription;
  if (cancelAtPeriodEnd) return { tier: "free", at: currentPeriodEnd };
  return pendingTier === null || pendingAt === null ? undefined : { tier: pendingTier, at: pendingAt };
}

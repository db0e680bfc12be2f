import Check from "lucide-react/icons/check";
import type { SubscriptionSummary } from "#core/billing/api.ts";
import { firstMonthPrice } from "#core/billing/offer.ts";
import { dollars, planListCopy } from "#core/billing/billing.copy.ts";
import type { Plan, Tier } from "#core/plans.ts";
import { Badge } from "#web/ui/badge.tsx";
import { cx } from "#web/ui/cx.ts";
import { PlanButton } from "./plan-button.tsx";

interface PlanOptionProps {
  readonly plan: Plan;
  readonly subscription: SubscriptionSummary | null | undefined;
  readonly tierInForce: Tier | undefined;
  /** Whether the user is eligible for the first-month offer. */
  readonly offered: boolean;
  /** Whether payments are configured on this installation. */
  readonly paymentsEnabled: boolean;
  readonly busyTier: Tier | undefined;
  readonly onChoose: (tier: Tier) => void;
}

/**
 * Card of a plan in `Plans` with name, price, features and button. Prices and features:
 * `core/plans.ts`; price of the first month: `core/billing/offer.ts`; words: `planListCopy` in
 * `core/billing/billing.copy.ts`; "$0" and "/month" are in this file (elsewhere: `monthlyPrice`
 * there).
 */
export function PlanOption(props: PlanOptionProps) {
  const { plan, tierInForce, offered } = props;
  const isCurrent = plan.tier === tierInForce;
  const amount = plan.price === 0 ? "$0" : dollars(plan.price);
  return (
    <li
      aria-current={isCurrent || undefined}
      className={cx(
        "grid grid-rows-[auto_auto_auto_1fr_auto] p-6 max-sm:px-4 max-sm:py-5",
        isCurrent ? "bg-brand-softer" : "bg-surface",
      )}
    >
      <div className="flex min-h-5.5 flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{plan.name}</h3>
        {isCurrent && <Badge tone="brand">{planListCopy.current}</Badge>}
        {!isCurrent && plan.featured && <Badge tone="neutral">{planListCopy.popular}</Badge>}
      </div>
      <p className="mt-1 text-ink-3 tabular-nums">
        <span className="mr-1 text-title font-semibold text-ink">{amount}</span>/month
      </p>
      {offered ? (
        <p className="text-label sm:min-h-5 font-medium text-brand-text tabular-nums">
          {plan.price > 0 && planListCopy.firstMonth(dollars(firstMonthPrice(plan.price)))}
        </p>
      ) : (
        <span />
      )}
      <ul className="mt-4 mb-6 grid content-start gap-2 text-ink-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-weft" strokeWidth={2.25} />
            {feature}
          </li>
        ))}
      </ul>
      <PlanButton {...props} />
    </li>
  );
}

import Check from "lucide-react/icons/check";
import { pricingCopy } from "#core/landing.copy.ts";
import type { Plan } from "#core/plans.ts";
import { paths } from "#web/lib/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";

/**
 * Card of a plan in `Pricing`. The button leads to /signup or, for signed-in users
 * (`data-signed-in`, which `public/landing.js` sets), to /dashboard/billing with the plan. Plans:
 * `core/plans.ts`; words: `pricingCopy` in `core/landing.copy.ts` (of the billing page
 * `planListCopy` in `core/billing/billing.copy.ts`); form of the price: this file.
 */
export function PlanCard({ plan }: { plan: Plan }) {
  const [dollars, cents] = plan.price.toFixed(2).split(".");
  const button = buttonStyles({ variant: plan.featured ? "primary" : "secondary", block: true });
  return (
    <Card
      className={cx(
        "p-8 max-sm:px-5 max-sm:py-6",
        plan.featured && "border-brand! shadow-md! ring ring-brand",
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 className="text-card font-semibold">{plan.name}</h3>
        {plan.featured && <Badge tone="brand">{pricingCopy.popular}</Badge>}
      </div>
      <p className="mt-3 mb-6 flex items-baseline tabular-nums">
        <span className="text-price font-semibold">
          <span className="mr-0.5 align-[0.5em] text-title font-medium">$</span>
          {dollars}
          <span className="text-title">.{cents}</span>
        </span>
        <span className="ml-2 text-ink-3">{pricingCopy.perMonth}</span>
      </p>
      <a href={paths.signup} className={`${button} signed-in:hidden`}>
        {pricingCopy.getStarted}
      </a>
      <a href={`${paths.billing}?plan=${plan.tier}`} className={`${button} hidden! signed-in:inline-flex!`}>
        {pricingCopy.subscribe}
      </a>
      <ul className="mt-6 grid gap-3 border-t border-line pt-6">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-weft" strokeWidth={2.25} />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { pricingCopy } from "#core/landing.copy.ts";
import { PLANS, TIERS } from "#core/plans.ts";
import { PlanCard } from "./plan-card.tsx";
import { Promo } from "./promo.tsx";
import { SectionHeader } from "./section-header.tsx";

/**
 * Section `#pricing` of the landing page with the paid plans of `core/plans.ts` and the first-month
 * offer (`OFFER` in `core/billing/offer.ts`, written out in the words). Words: `pricingCopy` in
 * `core/landing.copy.ts`.
 */
export function Pricing() {
  const plans = TIERS.map((tier) => PLANS[tier]).filter((plan) => plan.price > 0);
  return (
    <section id="pricing" aria-labelledby="pricing-title">
      <div className="mx-auto max-w-300 px-4 py-24 max-sm:py-16 sm:px-8 wide:px-0">
        <SectionHeader id="pricing-title" title={pricingCopy.title} lead={pricingCopy.lead} />
        <Promo />
        <ul className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col">
          {plans.map((plan) => (
            <li key={plan.tier} className="grid">
              <PlanCard plan={plan} />
            </li>
          ))}
        </ul>
        <p className="mt-6 text-label text-pretty text-ink-3">{pricingCopy.note}</p>
      </div>
    </section>
  );
}

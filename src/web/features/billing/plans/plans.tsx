import { planListCopy } from "#core/billing/billing.copy.ts";
import type { SubscriptionSummary } from "#core/billing/api.ts";
import { PLANS, TIERS, type Tier } from "#core/plans.ts";
import { useBillingDetails } from "../details-request.ts";
import { OfferNote } from "./offer-note.tsx";
import { useOffer } from "./offer-request.ts";
import { PaymentsNote } from "./payments-note.tsx";
import { PlanOption } from "./plan-option.tsx";

interface PlansProps {
  /** `undefined` while it loads. */
  readonly subscription: SubscriptionSummary | null | undefined;
  /** The current plan; `undefined` while it loads. */
  readonly tier: Tier | undefined;
  /** The tier whose checkout is being opened. */
  readonly busyTier: Tier | undefined;
  readonly onChoose: (tier: Tier) => void;
}

/**
 * Section `#plans` of `BillingPage` (`billing-page.tsx`) with a card for each of the `TIERS` of
 * `core/plans.ts`, the current one marked, and notes about payments and the offer. Words:
 * `planListCopy` in `core/billing/billing.copy.ts`.
 */
export function Plans({ subscription, tier, busyTier, onChoose }: PlansProps) {
  const offer = useOffer();
  const paymentsEnabled = useBillingDetails().data?.payments !== "none";
  const offered =
    paymentsEnabled && subscription === null && offer.data?.available === true ? offer.data : undefined;
  return (
    <section id="plans" aria-labelledby="plans-title">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="plans-title" className="text-card font-semibold">
          {planListCopy.title}
        </h2>
        <p className="text-label text-ink-3">{planListCopy.lead}</p>
      </div>
      <div className="grid gap-4">
        <PaymentsNote />
        {offered && <OfferNote endsAt={offered.endsAt} />}
        <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line shadow-xs sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
          {TIERS.map((each) => (
            <PlanOption
              key={each}
              plan={PLANS[each]}
              subscription={subscription}
              tierInForce={tier}
              offered={offered !== undefined}
              paymentsEnabled={paymentsEnabled}
              busyTier={busyTier}
              onChoose={onChoose}
            />
          ))}
        </ul>
        <p className="text-label text-pretty text-ink-3">{planListCopy.promise}.</p>
      </div>
    </section>
  );
}

import type { SubscriptionSummary } from "#core/billing/api.ts";
import { monthlyPrice, planCopy } from "#core/billing/billing.copy.ts";
import type { Tier } from "#core/plans.ts";
import { CardOnFile } from "./card-on-file.tsx";
import { localDate } from "../format-date.ts";

/**
 * Price, next billing date and card in `PlanFacts`. `inForce` can be higher than the paid tier if
 * the operator granted a plan (`server/modules/entitlements/grants.service.ts`). Words: `planCopy`
 * in `core/billing/billing.copy.ts`.
 */
export function PlanPrice({
  subscription,
  inForce,
}: {
  subscription: SubscriptionSummary | null;
  inForce: Tier;
}) {
  if (!subscription) {
    return (
      <p className="text-ink-2 tabular-nums">
        <b className="font-medium text-ink">{monthlyPrice(0)}</b>
        {" · "}
        {inForce === "free" ? planCopy.free : planCopy.granted}
      </p>
    );
  }
  const { price, currentPeriodEnd, cancelAtPeriodEnd, tier } = subscription;
  return (
    <div className="text-ink-2 tabular-nums">
      <p>
        <b className="font-medium text-ink">{monthlyPrice(price)}</b>
        {!cancelAtPeriodEnd && <> · {planCopy.nextBilling(localDate(currentPeriodEnd))}</>}
      </p>
      {inForce !== "free" && inForce !== tier && (
        <p className="mt-1 text-label text-ink-3">{planCopy.grantedAbove(tier)}</p>
      )}
      <CardOnFile />
    </div>
  );
}

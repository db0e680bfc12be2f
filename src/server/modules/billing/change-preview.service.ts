import { isPaidTier, type ChangePreview } from "#core/billing/api.ts";
import { toCurrencyUnits } from "#core/billing/money.ts";
import { addedUnits, periodQuotas } from "#core/billing/period-quotas.ts";
import { extendHistory } from "#core/billing/plan-history.ts";
import type { PlanTable, Tier } from "#core/plans.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { type MirrorRow, findMirror } from "./billing.repo.ts";
import { changeDirection, prorationTime, requireSubscription } from "./change-plan.ts";
import { readCustomer } from "./customer.service.ts";

/** Units that an upgrade at `at` adds to the current period. */
function upgradeUnits(plans: PlanTable, mirror: MirrorRow, tier: Tier, at: Date) {
  const quotasOf = (state: MirrorRow) => {
    const [period] = extendHistory(mirror, state, at);
    return period ? periodQuotas(plans, period) : plans[state.tier].quotas;
  };
  return addedUnits(quotasOf(mirror), quotasOf({ ...mirror, tier }));
}

/**
 * Previews a plan change (`GET /api/subscription/change` in `billing.routes.ts`): the amount due in
 * units of the currency, from the provider (`previewUpgrade` in `stripe/changes.ts`), the units
 * added today, and when the plan changes. Throws `no_subscription`, `same_plan`, `payment_due`, and
 * `PaymentsError`. Rules: `change-plan.ts`; quotas: `core/plans.ts` and
 * `core/billing/period-quotas.ts`.
 */
export async function previewChange(deps: BillingDeps, userId: UserId, tier: Tier): Promise<ChangePreview> {
  const customer = await readCustomer(deps, userId);
  const { now, customerId } = customer;
  const current = requireSubscription(await findMirror(deps.db, userId));
  const nothing = addedUnits(deps.plans.free.quotas, deps.plans.free.quotas);
  const direction = changeDirection(current, tier);
  if (direction === "cancel" || direction === "down") {
    return { tier, amountDue: 0, units: nothing, at: current.periodEnd.getTime() };
  }
  if (direction === "stay") {
    if (current.pendingTier === null) throw new AppError("same_plan");
    return { tier, amountDue: 0, units: nothing, at: now.getTime() };
  }
  if (customerId === null || !isPaidTier(tier)) throw new AppError("no_subscription");
  const wanted = { customerId, subscriptionId: current.id, tier, at: prorationTime(now, current) };
  const cents = await deps.payments.previewUpgrade(wanted);
  const units = upgradeUnits(deps.plans, current, tier, now);
  return { tier, amountDue: toCurrencyUnits(cents), units, at: now.getTime() };
}

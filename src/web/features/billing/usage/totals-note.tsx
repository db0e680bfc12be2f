import { joinUnits, planUnitsCopy } from "#core/billing/units.copy.ts";
import { PLANS } from "#core/plans.ts";
import type { Usage } from "#core/quotas.ts";
import { Note } from "#web/ui/note.tsx";
import { localDate } from "../format-date.ts";
import { useSubscription } from "../subscription/subscription-request.ts";

/**
 * Note of `UsageSection` if `usage.totals` differ from the plan's quotas (prorated or past due,
 * decided by `core/billing/effective-plan.ts`), with the quotas of the next period
 * (`core/plans.ts`). Words: `core/billing/units.copy.ts`. Shows nothing for full quotas.
 */
export function TotalsNote({ usage }: { usage: Usage }) {
  const { data: subscription } = useSubscription();
  if (usage.totals === "full") return null;
  if (usage.totals === "past_due") {
    return <Note title={planUnitsCopy.pastDueTitle}>{planUnitsCopy.pastDueText}</Note>;
  }
  const next =
    subscription?.cancelAtPeriodEnd === false ? (subscription.pendingTier ?? subscription.tier) : null;
  return (
    <Note title={planUnitsCopy.proratedTitle}>
      <p>{planUnitsCopy.proratedText}</p>
      {next !== null && (
        <p>{planUnitsCopy.nextFull(localDate(usage.period.end), joinUnits(PLANS[next].quotas))}</p>
      )}
    </Note>
  );
}

import type { SubscriptionSummary } from "#core/billing/api.ts";
import { planCopy } from "#core/billing/billing.copy.ts";
import { Badge } from "#web/ui/badge.tsx";
import { localDate } from "../format-date.ts";

/**
 * Badge in `PlanFacts` with the status of the subscription: past due, unpaid (every other status
 * that is not active), ending, or active. Statuses: `SUBSCRIPTION_STATUSES` in
 * `core/billing/subscription.ts`; words: `planCopy` in `core/billing/billing.copy.ts`.
 */
export function StatusBadge({ subscription }: { subscription: SubscriptionSummary }) {
  const { status, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (status === "past_due") return <Badge tone="warn">{planCopy.statuses.past_due}</Badge>;
  if (status !== "active" && status !== "trialing") return <Badge tone="bad">{planCopy.unpaid}</Badge>;
  if (cancelAtPeriodEnd) return <Badge tone="warn">{planCopy.ends(localDate(currentPeriodEnd))}</Badge>;
  return <Badge tone="ok">{planCopy.statuses[status]}</Badge>;
}

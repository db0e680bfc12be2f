import type { Subscription } from "#core/billing/api.ts";
import { planWords } from "#core/billing/words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { localDate } from "../dates.ts";

/** Status of the subscription. */
export function StatusBadge({ subscription }: { subscription: Subscription }) {
  const { status, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (status === "past_due") return <Badge tone="warn">{planWords.statuses.past_due}</Badge>;
  if (status !== "active" && status !== "trialing") return <Badge tone="bad">{planWords.unpaid}</Badge>;
  if (cancelAtPeriodEnd) return <Badge tone="warn">{planWords.ends(localDate(currentPeriodEnd))}</Badge>;
  return <Badge tone="ok">{planWords.statuses[status]}</Badge>;
}

import type { SecurityEventDetails, SecurityEventKind } from "#core/account/security-events.ts";
import { hasEnded, type Subscription } from "#core/billing/subscription.ts";
import type { Tier } from "#core/plans.ts";
import type { Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { recordSecurityEvent } from "../security-log/security-log.public.ts";
import type { BillingDeps } from "./billing-deps.ts";

/** A change of the plan that a sync has found, for the security log. */
interface PlanEvent {
  readonly event: SecurityEventKind;
  readonly details?: SecurityEventDetails;
}

/**
 * Returns the event of a change of the paid tier for the security log, when `sync.service.ts`
 * writes it; none for the same tier. Which tier counts is `effectiveTier` in
 * `core/billing/subscription.ts`.
 */
export function tierEvents({ from, to }: { readonly from: Tier; readonly to: Tier }): PlanEvent[] {
  return from === to ? [] : [{ event: "plan_changed", details: { from, to } }];
}

/**
 * Events about the end of the period (cancellation, downgrade, and their removal), from the
 * difference between two states of the mirror; `sync.service.ts` records them in each sync. Kinds:
 * `core/account/security-events.ts`.
 */
export function scheduleEvents(before: Subscription | undefined, after: Subscription): PlanEvent[] {
  const known = before?.id === after.id ? before : undefined;
  if (!known || hasEnded(after.status)) return [];
  const { pendingTier, cancelAtPeriodEnd } = after;
  if (cancelAtPeriodEnd && !known.cancelAtPeriodEnd) return [{ event: "plan_canceled" }];
  if (pendingTier !== null && pendingTier !== known.pendingTier) {
    return [{ event: "plan_change_scheduled", details: { to: pendingTier } }];
  }
  const hadSchedule = known.cancelAtPeriodEnd || known.pendingTier !== null;
  const isSamePlan = known.tier === after.tier && !cancelAtPeriodEnd && pendingTier === null;
  return hadSchedule && isSamePlan ? [{ event: "plan_resumed" }] : [];
}

/**
 * Records changes of the plan in the security log, by the client of the request or by the payment
 * provider; `sync.service.ts` calls it. Words: `core/account/security-activity.copy.ts`.
 */
export async function recordPlanEvents(
  tx: Tx,
  deps: Pick<BillingDeps, "clock" | "newId" | "secret" | "log" | "client">,
  userId: UserId,
  events: readonly PlanEvent[],
): Promise<void> {
  const { client } = deps;
  for (const { event, details } of events) {
    const cause = client ? {} : { by: "payments" };
    await recordSecurityEvent(tx, deps, { userId, event, client, details: { ...details, ...cause } });
  }
}

import type { Subscription } from "./subscription.ts";

/** The fields of a subscription that a plan change can alter. */
export type PlanState = Pick<Subscription, "tier" | "cancelAtPeriodEnd" | "pendingTier">;

/** Whether two states have the same tier, cancellation and scheduled tier. */
export const isSamePlanState = (a: PlanState, b: PlanState) =>
  a.tier === b.tier && a.cancelAtPeriodEnd === b.cancelAtPeriodEnd && a.pendingTier === b.pendingTier;

interface RequestedState {
  readonly before: PlanState;
  readonly wanted: PlanState;
}

/**
 * Whether only part of a change was applied: a scheduled end or downgrade was removed, and nothing
 * replaced it.
 */
export const isPartiallyApplied = (current: PlanState, { before, wanted }: RequestedState) =>
  current.tier === before.tier && !isSamePlanState(current, before) && !isSamePlanState(current, wanted);

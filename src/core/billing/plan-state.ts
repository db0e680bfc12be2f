import type { Subscription } from "./subscription.ts";

/**
 * Fields of a subscription that a plan change can alter; a requested change stores them before and
 * after (`billing.table.ts`).
 */
export type PlanState = Pick<Subscription, "tier" | "cancelAtPeriodEnd" | "pendingTier">;

/**
 * Whether two states have the same tier, cancellation and scheduled tier; `sync.service.ts` ends a
 * requested change when the provider reports the wanted state.
 */
export const isSamePlanState = (a: PlanState, b: PlanState) =>
  a.tier === b.tier && a.cancelAtPeriodEnd === b.cancelAtPeriodEnd && a.pendingTier === b.pendingTier;

interface RequestedState {
  readonly before: PlanState;
  readonly wanted: PlanState;
}

/**
 * Whether the provider applied only part of a requested change, because a scheduled end or
 * downgrade was removed and nothing replaced it. `resolve-changes.service.ts` (a job) or the user's
 * next change then completes or undoes it.
 */
export const isPartiallyApplied = (current: PlanState, { before, wanted }: RequestedState) =>
  current.tier === before.tier && !isSamePlanState(current, before) && !isSamePlanState(current, wanted);

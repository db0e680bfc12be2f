import type { Subscription } from "./subscription.ts";

/** What a change of plan can alter. */
export type PlanState = Pick<Subscription, "tier" | "cancelAtPeriodEnd" | "pendingTier">;

export const samePlanState = (a: PlanState, b: PlanState) =>
  a.tier === b.tier && a.cancelAtPeriodEnd === b.cancelAtPeriodEnd && a.pendingTier === b.pendingTier;

interface Requested {
  readonly before: PlanState;
  readonly wanted: PlanState;
}

/** Whether a change was made in part: the subscription lost its planned end or downgrade and has nothing in its place. */
export const isPartlyChanged = (current: PlanState, { before, wanted }: Requested) =>
  current.tier === before.tier && !samePlanState(current, before) && !samePlanState(current, wanted);

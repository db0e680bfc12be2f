import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { TIERS, type Tier } from "#core/plans.ts";

/**
 * On `BillingPage` (`billing-page.tsx`), `?plan=TIER` chooses a plan of `TIERS` (`core/plans.ts`)
 * as if its button were pressed, once `ready`; other values do nothing. The plans of the landing
 * page link to it. The query is removed first, so that neither a reload nor Back chooses the plan
 * again.
 */
export function usePreselectedPlan(ready: boolean, choose: (tier: Tier) => void): void {
  const [params, setParams] = useSearchParams();
  const requested = params.get("plan");
  const handled = useRef<string>(undefined);
  useEffect(() => {
    if (requested === null) handled.current = undefined;
    // `setParams` is asynchronous; until the URL changes, the effect must not choose twice.
    if (requested === null || !ready || handled.current === requested) return;
    handled.current = requested;
    setParams({}, { replace: true, preventScrollReset: true });
    const tier = TIERS.find((known) => known === requested);
    if (tier) choose(tier);
  }, [requested, ready, choose, setParams]);
}

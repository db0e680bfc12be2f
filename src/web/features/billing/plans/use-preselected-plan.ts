import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { TIERS, type Tier } from "#core/plans.ts";

/**
 * `?plan=TIER` chooses a plan as if its button were pressed, once `ready`. The parameter is removed
 * first, so that neither a reload nor Back chooses it again.
 */
export function usePreselectedPlan(ready: boolean, choose: (tier: Tier) => void): void {
  const [params, setParams] = useSearchParams();
  const wanted = params.get("plan");
  const taken = useRef<string>(undefined);
  useEffect(() => {
    if (wanted === null) taken.current = undefined;
    // `setParams` is asynchronous; until the URL changes, the effect must not choose twice.
    if (wanted === null || !ready || taken.current === wanted) return;
    taken.current = wanted;
    setParams({}, { replace: true, preventScrollReset: true });
    const tier = TIERS.find((known) => known === wanted);
    if (tier) choose(tier);
  }, [wanted, ready, choose, setParams]);
}

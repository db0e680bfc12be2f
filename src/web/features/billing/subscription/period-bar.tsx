import { useState } from "react";
import { planCopy } from "#core/billing/billing.copy.ts";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { spanProgress } from "./span-progress.ts";

/**
 * Progress bar of the billing period at the foot of `CurrentPlan`, with the days left; times in ms
 * since 1970. The calculation is in `span-progress.ts`; words: `planCopy` in
 * `core/billing/billing.copy.ts`.
 */
export function PeriodBar({ start, end }: { start: number; end: number }) {
  const [now] = useState(() => Date.now());
  const { done, daysLeft } = spanProgress({ start, end }, now);
  return (
    <ProgressBar
      variant="row"
      done={done}
      label={planCopy.period}
      valueText={planCopy.daysLeft(daysLeft)}
      className="absolute! inset-x-0 bottom-0"
    />
  );
}

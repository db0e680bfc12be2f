import { useState } from "react";
import { planCopy } from "#core/billing/billing.copy.ts";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { spanProgress } from "../dates.ts";

/** Progress of the billing period in the current plan's card; times in ms since 1970. */
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
